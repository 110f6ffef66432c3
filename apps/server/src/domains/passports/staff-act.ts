import type { Context } from '../../context.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import { tell } from '../../platform/sockets.ts';
import type { Visit } from './own-act.ts';
import { type PassportNews, passportDecided } from './passports.events.ts';

/** Who at the desk acts on whose passport. */
export interface StaffVisit extends Visit {
  readonly userId: number;
  readonly staffId: number;
}

type Noted = Pick<AuditEntry, 'at' | 'action' | 'details'>;

/** Writes down what the desk has done with a passport, reading it included (promise 52). */
export async function noteStaffAct(
  db: Executor,
  { userId, staffId, ...visit }: StaffVisit,
  act: Noted,
): Promise<void> {
  await audit(db, { ...act, ...visit, actorKind: 'staff', actorId: staffId, subject: `user:${userId}` });
}

/** A decision: its record, and the news of it to the person and to every open page. */
export async function noteDecision(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  visit: StaffVisit,
  act: Noted & { readonly decision: PassportNews['decision'] },
): Promise<void> {
  const { decision, ...noted } = act;
  const { userId } = visit;
  await noteStaffAct(tx, visit, noted);
  await events.publish(tx, passportDecided, { userId, decision, at: act.at });
  await tell(tx, { to: 'person', userId, topic: 'passport' });
  await tell(tx, { to: 'desk', topic: 'passports', id: String(userId) });
}
