import { type Act, asGuest, type BuyerAct, type PersonAct, type StaffAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';

export interface Registered {
  readonly userId: number;
  /**
   * The code of the link by which he came; undefined without one, and for an address that somebody of ours
   * has.
   */
  readonly friend: string | undefined;
  readonly at: Date;
}

/** Somebody has opened an account of his own. */
export const personRegistered = eventKind<Registered>('identity.registered');

/** A session was opened: written by the statement that opens it. */
export const signedIn = (sessionId: string, userId: number) => ({
  action: 'identity.sign-in',
  subject: `user:${userId}`,
  details: { sessionId },
});

/**
 * A password was not right. Nothing tells whether there is such a person except the subject, which only the
 * desk's admin reads.
 */
export async function signInFailed(
  db: Executor,
  act: Act,
  { userId, door }: { readonly userId: number | undefined; readonly door: 'cabinet' | 'office' },
): Promise<void> {
  const subject = userId === undefined ? 'user:unknown' : `user:${userId}`;
  await audit(db, asGuest(act), { action: 'identity.sign-in-failed', subject, details: { door } });
}

/** A password was right, and yet the way is closed: `why` is what has to be done first. */
export async function signInHeld(
  db: Executor,
  act: PersonAct,
  why: 'renew' | 'locked' | 'second-factor',
): Promise<void> {
  await audit(db, act, { action: 'identity.sign-in-held', subject: ownSubject(act), details: { why } });
}

/** The second factor was not right. */
export async function secondFactorFailed(db: Executor, act: Act, userId: number): Promise<void> {
  await audit(db, asGuest(act), { action: 'identity.second-factor-failed', subject: `user:${userId}` });
}

/** A session was ended by its person. */
export async function signedOut(tx: Executor, act: PersonAct, sessionId: string): Promise<void> {
  await audit(tx, act, { action: 'identity.sign-out', subject: ownSubject(act), details: { sessionId } });
}

/** Every session was ended by its person at once. */
export async function signedOutEverywhere(tx: Executor, act: PersonAct): Promise<void> {
  await audit(tx, act, { action: 'identity.sign-out-everywhere', subject: ownSubject(act) });
}

/** What a code has proved belongs to the record of the act. */
interface ByCode {
  readonly codeId: string;
  readonly tries: number;
}

/** An account was opened by its own person. */
export async function registered(tx: Executor, act: BuyerAct, details: ByCode): Promise<void> {
  await audit(tx, act, { action: 'identity.register', subject: ownSubject(act), details: { ...details } });
}

/** A password was replaced, and every session of the former one ended. */
export async function passwordChanged(
  tx: Executor,
  act: BuyerAct,
  details: Partial<ByCode> & { readonly why: 'reset' | 'renew' | 'own' },
): Promise<void> {
  await audit(tx, act, {
    action: 'identity.change-password',
    subject: ownSubject(act),
    details: { ...details },
  });
}

/** The sign-in was opened on one more browser after too many failures. */
export async function unlocked(tx: Executor, act: BuyerAct, details: ByCode): Promise<void> {
  await audit(tx, act, { action: 'identity.unlock', subject: ownSubject(act), details: { ...details } });
}

/** The address of a person was confirmed by its letter. */
export async function emailConfirmed(tx: Executor, act: BuyerAct): Promise<void> {
  await audit(tx, act, { action: 'identity.confirm-email', subject: ownSubject(act) });
}

/** Staff closed a person's sign-in, or opened it again, for a reason. */
type StaffEvent = 'close-sign-in' | 'open-sign-in' | 'require-password';

export async function byStaff(
  tx: Executor,
  act: StaffAct,
  { event, userId, details }: { event: StaffEvent; userId: number; details: Record<string, string> },
): Promise<void> {
  await audit(tx, act, { action: `identity.${event}`, subject: `user:${userId}`, details });
}

/** Returns the subject of a record of what a person does about his own account. */
export const ownSubject = ({ actor }: PersonAct): string => `user:${actor.id}`;
