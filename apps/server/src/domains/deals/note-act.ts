import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import type { StaffAct } from '../booking/public.ts';
import { tellDelegates } from '../delegates/public.ts';
import { type DealRow, findParties, holderAmong, insertDealEvent } from './deals.repo.ts';

export interface NotedAct {
  readonly deal: DealRow;
  readonly act: StaffAct;
  readonly event: string;
  /** What is told of it in the history of the deal. */
  readonly reason: string;
  /** As the staff's log calls it. */
  readonly action: string;
  /** For that log: nothing that a person has typed. */
  readonly details: Record<string, string | number | boolean>;
  readonly at: Date;
}

/** The appended record of an act of the desk that moves a deal nowhere, and the staff's log. */
export async function noteAct(
  tx: Tx,
  { deal, act, event, reason, action, details, at }: NotedAct,
): Promise<void> {
  const { id: dealId, place, bookingId } = deal;
  const { staffId: actorId, address, requestId } = act;
  await insertDealEvent(tx, {
    dealId,
    at,
    actor: 'staff',
    actorId,
    event,
    fromPlace: place,
    toPlace: place,
    reason,
  });
  await audit(tx, {
    at,
    actorKind: 'staff',
    actorId,
    action,
    subject: `booking:${bookingId}`,
    details,
    ...(address ? { address } : {}),
    ...(requestId ? { requestId } : {}),
  });
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
