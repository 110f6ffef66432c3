import { auditAll } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { endConsentsOfAll } from './consents.repo.ts';

interface Ending {
  /** Its `client_id`. */
  readonly site: string;
  /** The member of staff who has made it another one. */
  readonly staffId: number;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * The end of all that was agreed to for a site that is another one now, with a line in the log of each
 * person.
 * @returns of how many people
 */
export async function endConsentsForSite(
  tx: Executor,
  { site, staffId, requestId, at }: Ending,
): Promise<number> {
  const people = await endConsentsOfAll(tx, site, at);
  await auditAll(
    tx,
    people.map((id) => ({
      at,
      actorKind: 'staff',
      actorId: staffId,
      action: 'consents.end',
      subject: `user:${id}`,
      details: { kind: 'site', site },
      requestId,
    })),
  );
  return people.length;
}
