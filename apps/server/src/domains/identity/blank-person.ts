import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/sockets.ts';
import { revokeAll } from './accounts.repo.ts';
import { blankAccount } from './blank-person.repo.ts';

/** Takes out of an account what tells who it was; its number stays for what the law keeps. Nobody signs in by it again. */
export async function blankPerson(tx: Tx, userId: number, at: Date): Promise<void> {
  await revokeAll(tx, userId, at);
  await tell(tx, { to: 'sessions', userId });
  await blankAccount(tx, userId);
}
