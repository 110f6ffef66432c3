import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { closeAccount, openAccount, revokeAll } from '../accounts/accounts.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { staffById } from '../staff/set-ups.repo.ts';

/** An act of the desk on a buyer's sign-in, with its reason. */
export interface OnPerson {
  readonly person: number;
  readonly reason: string;
}

/** Later than any term: only staff can unblock it. */
export const untilUnblocked = new Date('2099-12-31T21:00:00Z');

/**
 * Blocks a person's sign-in: in the same transaction every session ends, at the cabinet and the desk, with
 * its bearer tokens, cookie and sockets (promise 8), and no password or code works before `until`.
 * @throws AppError NOT_FOUND
 */
export function closeSignIn(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { person: userId, reason, until: said }: OnPerson & { readonly until?: string | undefined },
): Promise<void> {
  const until = said ? new Date(said) : untilUnblocked;
  return inTransaction(db, async (tx) => {
    // Staff accounts have separate acts with rules of their own (`block-staff.ts`).
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await closeAccount(tx, userId, until))) throw new AppError('NOT_FOUND');
    await revokeAll(tx, userId, act.at);
    await tellSessionsEnded(deps, tx, { userId });
    const details = { reason, until: until.toISOString() };
    await byStaff(tx, act, { event: 'close-sign-in', userId, details });
  });
}

/** Unblocks a sign-in that staff has blocked. @throws AppError STEP_WRONG when it is not blocked */
export function openSignIn(db: Executor, act: StaffAct, { person: userId, reason }: OnPerson): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await openAccount(tx, userId, act.at))) throw new AppError('STEP_WRONG');
    await byStaff(tx, act, { event: 'open-sign-in', userId, details: { reason } });
  });
}
