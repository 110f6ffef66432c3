import { type AuditEntry, audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';

/** Who acts: from where, by which request. */
export interface Visit {
  readonly address: string;
  readonly requestId: string;
}

export interface OwnVisit extends Visit {
  readonly userId: number;
}

/** Writes down what a person has done with his passport; the desk's list is asked again. */
export async function noteOwnAct(
  tx: Tx,
  { userId, ...visit }: OwnVisit,
  act: Pick<AuditEntry, 'at' | 'action' | 'details'>,
): Promise<void> {
  await audit(tx, { ...act, ...visit, actorKind: 'buyer', actorId: userId, subject: `user:${userId}` });
  await tell(tx, { to: 'desk', topic: 'passports', id: String(userId) });
}
