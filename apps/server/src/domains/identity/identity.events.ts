import { type Act, asGuest, type BuyerAct, type PersonAct, type StaffAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';

export interface Registered {
  readonly userId: number;
  /**
   * Code of the link by which the person came; undefined without one, and when the address is already known.
   */
  readonly friend: string | undefined;
  readonly at: Date;
}

/** A person has opened an account. */
export const personRegistered = eventKind<Registered>('identity.registered');

/** The audit record of a new session, written by the statement that opens it. */
export const signedIn = (sessionId: string, userId: number) => ({
  action: 'identity.sign-in',
  subject: `user:${userId}`,
  details: { sessionId },
});

/**
 * A wrong password. Only the subject tells whether there is such a person, and only the desk's admin reads
 * it.
 */
export async function signInFailed(
  db: Executor,
  act: Act,
  { userId, door }: { readonly userId: number | undefined; readonly door: 'cabinet' | 'office' },
): Promise<void> {
  const subject = userId === undefined ? 'user:unknown' : `user:${userId}`;
  await audit(db, asGuest(act), { action: 'identity.sign-in-failed', subject, details: { door } });
}

/** The password is correct, but the sign-in is refused: `why` is what must be done first. */
export async function signInHeld(
  db: Executor,
  act: PersonAct,
  why: 'renew' | 'locked' | 'second-factor',
): Promise<void> {
  await audit(db, act, { action: 'identity.sign-in-held', subject: ownSubject(act), details: { why } });
}

/** The second factor was wrong. */
export async function secondFactorFailed(db: Executor, act: Act, userId: number): Promise<void> {
  await audit(db, asGuest(act), { action: 'identity.second-factor-failed', subject: `user:${userId}` });
}

/** A person has ended one of his sessions. */
export async function signedOut(tx: Executor, act: PersonAct, sessionId: string): Promise<void> {
  await audit(tx, act, { action: 'identity.sign-out', subject: ownSubject(act), details: { sessionId } });
}

/** A person has ended all his sessions at once. */
export async function signedOutEverywhere(tx: Executor, act: PersonAct): Promise<void> {
  await audit(tx, act, { action: 'identity.sign-out-everywhere', subject: ownSubject(act) });
}

/** What a code has proved is part of the act's audit record. */
interface ByCode {
  readonly codeId: string;
  readonly tries: number;
}

/** A person has opened an account. */
export async function registered(tx: Executor, act: BuyerAct, details: ByCode): Promise<void> {
  await audit(tx, act, { action: 'identity.register', subject: ownSubject(act), details: { ...details } });
}

/** A password was replaced, which ended every session of the former one. */
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

/** The sign-in was unlocked on another browser after too many failures. */
export async function unlocked(tx: Executor, act: BuyerAct, details: ByCode): Promise<void> {
  await audit(tx, act, { action: 'identity.unlock', subject: ownSubject(act), details: { ...details } });
}

/** A person has confirmed his address by the letter. */
export async function emailConfirmed(tx: Executor, act: BuyerAct): Promise<void> {
  await audit(tx, act, { action: 'identity.confirm-email', subject: ownSubject(act) });
}

/** Staff has blocked or unblocked a person's sign-in, with a reason. */
type StaffEvent = 'close-sign-in' | 'open-sign-in' | 'require-password';

export async function byStaff(
  tx: Executor,
  act: StaffAct,
  { event, userId, details }: { event: StaffEvent; userId: number; details: Record<string, string> },
): Promise<void> {
  await audit(tx, act, { action: `identity.${event}`, subject: `user:${userId}`, details });
}

/** The audit subject of a person's acts on his own account. */
export const ownSubject = ({ actor }: PersonAct): string => `user:${actor.id}`;
