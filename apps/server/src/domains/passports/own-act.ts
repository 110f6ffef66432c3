import type { BuyerAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';

/** Audits a person's act on his passport; the desk's list reloads. */
export async function noteOwnAct(
  tx: Tx,
  act: BuyerAct,
  action: 'passports.save' | 'passports.ask-change' | 'passports.withdraw-change',
  details: Record<string, string> = {},
): Promise<void> {
  const { id } = act.actor;
  await audit(tx, act, { action, subject: `user:${id}`, details });
  await tell(tx, { to: 'desk', topic: 'passports', id: String(id) });
}
