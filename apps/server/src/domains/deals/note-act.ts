import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { tellDelegates } from '../delegates/public.ts';
import { type DealRow, findParties, holderAmong, insertDealEvent } from './deals.repo.ts';

/** How the log names a deal. */
export const ofDeal = (dealId: string): string => `deal:${dealId}`;

/** An act of the desk on a deal. */
export interface DealStaffAct {
  readonly dealId: string;
  readonly staffId: number;
  readonly address?: string;
  readonly requestId?: string;
}

export interface NotedAct {
  readonly deal: DealRow;
  readonly act: DealStaffAct;
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
  const { id: dealId, place } = deal;
  const { staffId: actorId } = act;
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
  await auditDeal(tx, act, { action, details, at });
}

/** The line of the staff's log. */
export function auditDeal(
  tx: Tx,
  { dealId, staffId, address, requestId }: DealStaffAct,
  noted: Pick<NotedAct, 'action' | 'details' | 'at'>,
): Promise<void> {
  return audit(tx, {
    ...noted,
    actorKind: 'staff',
    actorId: staffId,
    subject: ofDeal(dealId),
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
