import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingRefunding,
  bookingResigned,
  bookingSucceeded,
} from '../booking/public.ts';
import { handoverPromised, releaseEstate } from '../catalogue/public.ts';
import { insertDealEvent, lockDealOf, moveHandovers, updateDeal } from './deals.repo.ts';
import { dueAt, openDeal } from './open-deal.ts';

/**
 * A deal lives with its booking: it opens, moves its term and closes with it; its keys come when the house is
 * promised.
 */
export function followBookings({ events }: Pick<Context, 'events'>): void {
  events.on(bookingSucceeded, openDeal);
  events.on(bookingExtended, moveTerm);
  events.on(bookingResigned, moveTerm);
  events.on(bookingCanceled, closeDeal);
  events.on(bookingRefunding, closeDeal);
  events.on(bookingExpired, closeDeal);
  events.on(handoverPromised, (tx, { buildingId, until }) => moveHandovers(tx, buildingId, until));
}

async function moveTerm(tx: Tx, news: BookingNews): Promise<void> {
  const deal = await lockDealOf(tx, news.bookingId);
  if (!deal) return;
  if (!isSigned(deal.place))
    await updateDeal(tx, deal.id, { dueAt: dueAt(deal.place, deal.stepSince, news.bookedUntil) });
  await record(tx, deal, news, news.event === 'resign' ? 'resign' : 'extend');
}

async function closeDeal(tx: Tx, news: BookingNews): Promise<void> {
  const deal = await lockDealOf(tx, news.bookingId);
  if (!deal) return;
  await updateDeal(tx, deal.id, { closedAt: news.at, dueAt: null });
  await releaseEstate(tx, deal.estateId, { dealId: deal.id }, news.at);
  await record(tx, deal, news, 'close');
}

function record(
  tx: Tx,
  deal: { readonly id: string; readonly place: DealPlace },
  { at, actor, actorId, reason }: BookingNews,
  event: 'extend' | 'resign' | 'close',
): Promise<void> {
  const { id: dealId, place } = deal;
  return insertDealEvent(tx, { dealId, at, actor, actorId, event, fromPlace: place, toPlace: place, reason });
}
