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
import { freeEstate, handoverPromised } from '../catalogue/public.ts';
import {
  findParties,
  holderAmong,
  insertDealEvent,
  lockDealOf,
  moveHandovers,
  updateDeal,
} from './deals.repo.ts';
import { dueAt, openDeal } from './opening/open-deal.ts';

/**
 * A booking that succeeds ends and opens a deal. Its fee and its agreement have a way of their own after
 * that: a longer term moves the deal's, and their end closes the deal. The keys come when the house is
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
  const { id: dealId, estateId } = deal;
  const userId = holderAmong(await findParties(tx, dealId));
  await freeEstate(tx, { dealId }, { userId, estateId, at: news.at });
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
