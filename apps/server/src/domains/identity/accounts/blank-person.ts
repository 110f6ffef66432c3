import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { revokeAll } from './accounts.repo.ts';
import { blankAccount } from './blank-person.repo.ts';

/**
 * Erases personal data from an account; its number stays for what the law requires to keep. Nobody can sign
 * in with it.
 */
export async function blankPerson(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  userId: number,
  at: Date,
): Promise<void> {
  await revokeAll(tx, userId, at);
  await tellSessionsEnded(deps, tx, { userId });
  await blankAccount(tx, userId);
}
