import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import type { Tx } from '../../platform/database/db.ts';
import { lockPassport, markPassport } from '../users/public.ts';
import { noteDecision } from './staff-act.ts';

/** Marks a passport as checked that the desk has accepted among other papers; a repeat changes nothing. */
export async function acceptPassport(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  act: StaffAct,
  userId: number,
): Promise<void> {
  const present = await lockPassport(tx, userId);
  if (!present || present.checkedAt) return;
  await markPassport(tx, userId, { checkedAt: act.at, refusal: null });
  await noteDecision(deps, tx, act, userId, { action: 'passports.check', decision: 'checked' });
}
