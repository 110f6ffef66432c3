import { type Act, asGuest, type StaffAct } from '../../platform/act.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';
import type { Visit } from './sign-in/visit.ts';

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

type Door = 'cabinet' | 'office';

interface Person {
  readonly id: number;
  readonly door: Door;
}

/** A session was opened: written by the statement that opens it. */
export function signedIn({ id, door }: Person, sessionId: string, visit: Visit, at: Date): AuditEntry {
  return {
    ...who(visit, at),
    actorKind: kind(door),
    actorId: id,
    action: 'identity.sign-in',
    subject: `user:${id}`,
    details: { sessionId },
  };
}

/**
 * A password was not right. Nothing tells whether there is such a person except the subject, which only the
 * desk's admin reads.
 */
export async function signInFailed(
  db: Executor,
  userId: number | undefined,
  door: Door,
  visit: Visit,
  at: Date,
): Promise<void> {
  const subject = userId === undefined ? 'user:unknown' : `user:${userId}`;
  await audit(db, {
    ...who(visit, at),
    actorKind: 'guest',
    action: 'identity.sign-in-failed',
    subject,
    details: { door },
  });
}

/** A password was right, and yet the way is closed: `why` is what has to be done first. */
export async function signInHeld(
  db: Executor,
  { id, door }: Person,
  why: 'renew' | 'locked' | 'second-factor',
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(db, {
    ...who(visit, at),
    actorKind: kind(door),
    actorId: id,
    action: 'identity.sign-in-held',
    subject: `user:${id}`,
    details: { why },
  });
}

/** The second factor was not right. */
export async function secondFactorFailed(db: Executor, act: Act, userId: number): Promise<void> {
  await audit(db, asGuest(act), { action: 'identity.second-factor-failed', subject: `user:${userId}` });
}

/** A session was ended by its person. */
export async function signedOut(
  tx: Executor,
  { id, door }: Person,
  sessionId: string,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    ...who(visit, at),
    actorKind: kind(door),
    actorId: id,
    action: 'identity.sign-out',
    subject: `user:${id}`,
    details: { sessionId },
  });
}

/** Every session was ended by its person at once. */
export async function signedOutEverywhere(
  tx: Executor,
  { id, door }: Person,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    ...who(visit, at),
    actorKind: kind(door),
    actorId: id,
    action: 'identity.sign-out-everywhere',
    subject: `user:${id}`,
  });
}

/** What a code has proved belongs to the record of the act. */
interface ByCode {
  readonly codeId: string;
  readonly tries: number;
}

/** An account was opened by its own person. */
export async function registered(
  tx: Executor,
  userId: number,
  details: ByCode,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, { ...ofOwn(userId, visit, at), action: 'identity.register', details: { ...details } });
}

/** A password was replaced, and every session of the former one ended. */
export async function passwordChanged(
  tx: Executor,
  userId: number,
  details: Partial<ByCode> & { readonly why: 'reset' | 'renew' | 'own' },
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    ...ofOwn(userId, visit, at),
    action: 'identity.change-password',
    details: { ...details },
  });
}

/** The sign-in was opened on one more browser after too many failures. */
export async function unlocked(
  tx: Executor,
  userId: number,
  details: ByCode,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, { ...ofOwn(userId, visit, at), action: 'identity.unlock', details: { ...details } });
}

/** The address of a person was confirmed by its letter. */
export async function emailConfirmed(tx: Executor, userId: number, visit: Visit, at: Date): Promise<void> {
  await audit(tx, { ...ofOwn(userId, visit, at), action: 'identity.confirm-email' });
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

/** By the person himself, in the cabinet. */
export const ofOwn = (userId: number, visit: Visit, at: Date) =>
  ({ ...who(visit, at), actorKind: 'buyer', actorId: userId, subject: `user:${userId}` }) as const;

const kind = (door: Door) => (door === 'office' ? 'staff' : 'buyer');
const who = ({ address, requestId }: Visit, at: Date) => ({ address, requestId, at });
