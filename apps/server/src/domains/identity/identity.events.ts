import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/db.ts';
import type { Visit } from './visit.ts';

type Door = 'cabinet' | 'office';

interface Person {
  readonly id: number;
  readonly door: Door;
}

/** A session was opened. */
export async function signedIn(
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
    action: 'identity.sign-in',
    subject: `user:${id}`,
    details: { sessionId },
  });
}

/** A password was not right. Nothing tells whether there is such a person except the subject, which only the desk's admin reads. */
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
export async function secondFactorFailed(
  db: Executor,
  userId: number,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(db, {
    ...who(visit, at),
    actorKind: 'guest',
    action: 'identity.second-factor-failed',
    subject: `user:${userId}`,
  });
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

const kind = (door: Door) => (door === 'office' ? 'staff' : 'buyer');
const who = ({ address, requestId }: Visit, at: Date) => ({ address, requestId, at });
