import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { personOf } from '../identity/public.ts';
import { type PassportNews, passportDecided } from './passports.events.ts';
import { hasOpened } from './passports.repo.ts';

interface Noted {
  readonly action: string;
  readonly details?: Record<string, string>;
}

/**
 * The desk handles only buyers' passports: not those of staff, including one's own.
 * @throws AppError NOT_FOUND
 */
export async function assertBuyer(db: Executor, userId: number): Promise<void> {
  const person = await personOf(db, userId);
  if (!person || person.isEmployee) throw new AppError('NOT_FOUND');
}

/**
 * Checks that the member of staff has opened the present version of the passport (promise 52).
 * @throws AppError STEP_WRONG
 */
export async function assertOpened(tx: Tx, { actor }: StaffAct, userId: number, since: Date): Promise<void> {
  if (!(await hasOpened(tx, { userId, staffId: actor.id, since }))) throw new AppError('STEP_WRONG');
}

/** Audits an act of the desk on a passport, including reading it (promise 52). */
export async function noteStaffAct(db: Executor, act: StaffAct, userId: number, noted: Noted): Promise<void> {
  await audit(db, act, { ...noted, subject: `user:${userId}` });
}

/** Audits a decision and publishes it to the person and to open pages. */
export async function noteDecision(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: StaffAct,
  userId: number,
  { decision, ...noted }: Noted & { readonly decision: PassportNews['decision'] },
): Promise<void> {
  await noteStaffAct(tx, act, userId, noted);
  await events.publish(tx, passportDecided, { userId, decision, at: act.at });
  await tell(tx, { to: 'person', userId, topic: 'passport' });
  await tell(tx, { to: 'desk', topic: 'passports', id: String(userId) });
}
