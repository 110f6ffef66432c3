import type { StaffAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { tellDelegates } from '../delegates/public.ts';
import { type DealRow, findParties, holderAmong, insertDealEvent } from './deals.repo.ts';

/** How the log names a deal. */
export const ofDeal = (dealId: string): string => `deal:${dealId}`;

export interface NotedAct {
  readonly deal: DealRow;
  readonly event: string;
  /** What is told of it in the history of the deal. */
  readonly reason: string;
  /** As the staff's log calls it. */
  readonly action: string;
  /** For that log: nothing that a person has typed. */
  readonly details: Record<string, string | number | boolean>;
}

/** The appended record of an act of the desk that moves a deal nowhere, and the staff's log. */
export async function noteAct(
  tx: Tx,
  act: StaffAct,
  { deal: { id: dealId, place }, event, reason, action, details }: NotedAct,
): Promise<void> {
  await insertDealEvent(tx, {
    dealId,
    at: act.at,
    actor: 'staff',
    actorId: act.actor.id,
    event,
    fromPlace: place,
    toPlace: place,
    reason,
  });
  await audit(tx, act, { action, subject: ofDeal(dealId), details });
}

/**
 * Tells the open pages of the parties, of trusted persons and of the desk to load the deal again.
 * @returns ID of the main buyer
 */
export async function tellPages(
  tx: Tx,
  { id: dealId, estateId, bookingId }: DealRow,
  at: Date,
): Promise<number> {
  const parties = await findParties(tx, dealId);
  for (const { userId } of parties)
    await tell(tx, { to: 'person', userId, topic: 'deal', id: String(estateId) });
  const holder = holderAmong(parties);
  await tellDelegates(tx, holder, at);
  await tell(tx, { to: 'desk', topic: 'queue', id: bookingId });
  return holder;
}
