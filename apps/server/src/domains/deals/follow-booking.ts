import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingRefunding,
  bookingResigned,
  bookingSucceeded,
  bookingTermsOffered,
} from '../booking/public.ts';
import { handoverPromised } from '../catalogue/public.ts';
import { endsByTerm } from './by-term.ts';
import { contractSignedAt, insertDealEvent, lockOpenDeal, moveHandovers, updateDeal } from './deals.repo.ts';
import { dueAt, openDeal } from './open-deal.ts';

/** A deal lives with its booking: it opens, moves its term and closes with it; its keys come when the house is promised. */
export function followBookings({ events }: Pick<Context, 'events'>): void {
  events.on(bookingSucceeded, openDeal);
  events.on(bookingExtended, moveTerm);
  events.on(bookingResigned, moveTerm);
  events.on(bookingCanceled, closeDeal);
  events.on(bookingRefunding, closeDeal);
  events.on(bookingExpired, closeDeal);
  events.on(bookingTermsOffered, refuseSigned);
  events.on(handoverPromised, (tx, { buildingId, until }) => moveHandovers(tx, buildingId, until));
}

async function moveTerm(tx: Tx, news: BookingNews): Promise<void> {
  const deal = await lockOpenDeal(tx, news.bookingId);
  if (!deal) return;
  // Under a signed contract the end of the booking decides nothing: to move it would promise what nobody gives.
  if (isSigned(deal.place) && news.actor === 'staff') throw new AppError('CONTRACT_SIGNED');
  if (!isSigned(deal.place))
    await updateDeal(tx, deal.id, { dueAt: dueAt(deal.place, deal.stepSince, news.bookedUntil) });
  await record(tx, deal, news, news.event === 'resign' ? 'resign' : 'extend');
}

async function closeDeal(tx: Tx, news: BookingNews): Promise<void> {
  const deal = await lockOpenDeal(tx, news.bookingId);
  if (!deal) return;
  await refuseSigned(tx, news);
  // The deal has gone on since it was looked for: what another has to do is not lost by waiting for him.
  if (news.actor === 'clock' && !endsByTerm.includes(deal.place)) throw new AppError('STEP_WRONG');
  await updateDeal(tx, deal.id, { closedAt: news.at, dueAt: null });
  await record(tx, deal, news, 'close');
}

/** What ends or changes a signed contract is another act of law than an end or an edition of its booking. */
async function refuseSigned(tx: Tx, { bookingId, actor }: BookingNews): Promise<void> {
  if (actor !== 'clock' && (await contractSignedAt(tx, bookingId))) throw new AppError('CONTRACT_SIGNED');
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
