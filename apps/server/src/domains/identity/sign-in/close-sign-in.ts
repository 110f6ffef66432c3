import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { closeAccount, openAccount, revokeAll } from '../accounts/accounts.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { staffById } from '../staff/set-ups.repo.ts';

/** What the desk does about a buyer's sign-in, and why. */
export interface OnPerson {
  readonly person: number;
  readonly reason: string;
}

/** Beyond any term: only staff opens it. */
export const forGood = new Date('2099-12-31T21:00:00Z');

/**
 * Closes a person's sign-in: every session ends in the same transaction, at both doors, with its bearers,
 * cookie and sockets (promise 8), and no password or code opens one before `until`.
 * @throws AppError NOT_FOUND
 */
export function closeSignIn(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { person: userId, reason, until: said }: OnPerson & { readonly until?: string | undefined },
): Promise<void> {
  const until = said ? new Date(said) : forGood;
  return inTransaction(db, async (tx) => {
    // Members of staff have acts of their own, with their own rules (`block-staff.ts`).
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await closeAccount(tx, userId, until))) throw new AppError('NOT_FOUND');
    await revokeAll(tx, userId, act.at);
    await tellSessionsEnded(deps, tx, { userId });
    const details = { reason, until: until.toISOString() };
    await byStaff(tx, act, { event: 'close-sign-in', userId, details });
  });
}

/**
 * Opens what staff has closed; the person signs in as ever.
 * @throws AppError STEP_WRONG when it is not closed
 */
export function openSignIn(db: Executor, act: StaffAct, { person: userId, reason }: OnPerson): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await openAccount(tx, userId, act.at))) throw new AppError('STEP_WRONG');
    await byStaff(tx, act, { event: 'open-sign-in', userId, details: { reason } });
  });
}
