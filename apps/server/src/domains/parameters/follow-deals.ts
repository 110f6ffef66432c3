import { choiceProblem } from '@novosel/contract/parameters/quote.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingRefunding,
  bookingResigned,
  findBooking,
} from '../booking/public.ts';
import { findDeals, openDealOf, setDealTerms } from '../deals/public.ts';
import { offerFor } from './offer-for.ts';
import { currentQuote, freeCertificate, insertQuote } from './parameters.repo.ts';
import { quoteRow } from './quotes.ts';

/** The end of a deal frees its certificate; a new edition of the booking updates the calculation. */
export function followDeals({ events }: Pick<Context, 'events'>): void {
  for (const over of [bookingCanceled, bookingExpired, bookingRefunding])
    events.on(over, async (tx, { bookingId }) => {
      const deal = (await findDeals(tx, [bookingId])).get(bookingId);
      if (deal) await freeCertificate(tx, deal.id);
    });
  events.on(bookingResigned, countAnew);
}

/** The buyer has signed another price: his choice is recalculated from it, and stays confirmed if it was. */
async function countAnew(tx: Tx, { bookingId, userId, at }: BookingNews): Promise<void> {
  const deal = await openDealOf(tx, bookingId);
  const current = deal && (await currentQuote(tx, deal.id));
  const booking = current && (await findBooking(tx, bookingId));
  if (!booking) return;
  const { id: dealId } = deal;
  // A confirmed choice stays valid: also with a promotion or a certificate that has ended since.
  const act = { at: current.confirmedAt ?? at, actor: { kind: 'buyer', id: userId } } as const;
  const offer = { ...(await offerFor(tx, act, { booking, dealId })), day: isoDay(at) };
  const { choice } = current.quote;
  if (choiceProblem(offer, choice)) return;
  const quote = quoteRow({ dealId, booking, offer, choice, at });
  await insertQuote(tx, quote, current.confirmedAt && at);
  await setDealTerms(tx, dealId, {
    priceKopecks: quote.priceKopecks,
    paymentForm: choice.form,
    finishing: choice.finishing,
  });
}
