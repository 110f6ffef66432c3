import type { StaffAct } from '../../platform/act.ts';
import { auditAll } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { endConsentsOfAll } from './consents.repo.ts';

/**
 * Ends all consents for a site whose registration has changed, with an audit record for each person. It does
 * not contain the network address of the desk.
 * @param site its `client_id`
 * @returns the number of people
 */
export async function endConsentsForSite(
  tx: Executor,
  { address: _, ...act }: StaffAct,
  site: string,
): Promise<number> {
  const people = await endConsentsOfAll(tx, site, act.at);
  await auditAll(
    tx,
    act,
    people.map((id) => ({
      action: 'consents.end',
      subject: `user:${id}`,
      details: { kind: 'site', site },
    })),
  );
  return people.length;
}
