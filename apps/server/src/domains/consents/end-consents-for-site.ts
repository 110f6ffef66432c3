import type { StaffAct } from '../../platform/act.ts';
import { auditAll } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { endConsentsOfAll } from './consents.repo.ts';

/**
 * The end of all that was agreed to for a site that is another one now, with a line in the log of each
 * person. It does not say where from the desk has done it.
 * @param site its `client_id`
 * @returns of how many people
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
