import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type EstateForBooking, isTaken, keepEstate } from '../../catalogue/public.ts';
import { type BookingRow, insertBooking } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { daysUntil, endOf } from '../booking-terms.ts';
import { personalPrice } from '../personal-price.ts';
import { allowedMove, factsOf, publishBookingEvents, recordMove } from '../way/move-booking.ts';
import { keepsAlready } from './begin-booking.ts';
import { newBooking } from './new-booking.ts';

type Deps = Pick<BookingDeps, 'dealGuard' | 'events' | 'personalDiscounts'>;

interface Joined {
  /** The booking whose deal the other estate joins; locked by the caller. */
  readonly main: BookingRow;
  readonly estate: EstateForBooking;
  /** The price on the person's screen; the call is refused when it has changed. */
  readonly priceKopecks: number;
}

/**
 * Books an estate along with one that is already a deal: without a fee, a passport and an agreement, which
 * that booking has. It succeeds at once, so its own deal is open when this returns.
 * @throws AppError ESTATE_TAKEN, ESTATE_NOT_FOR_SALE, PRICE_CHANGED; STEP_WRONG when the term of the main
 * booking is over, and when the estate is already his
 */
export async function joinBooking(
  deps: Deps,
  tx: Tx,
  act: BuyerAct,
  { main, estate, priceKopecks }: Joined,
): Promise<BookingRow> {
  const { at } = act;
  const { userId, rulesVersion } = main;
  const until = endOf(main);
  if (until <= at || (await keepsAlready(deps, tx, userId, estate.id))) throw new AppError('STEP_WRONG');
  if (await isTaken(tx, estate.id)) throw new AppError('ESTATE_TAKEN');
  const discountsOn = await deps.personalDiscounts(tx, userId);
  const price = personalPrice(estate, discountsOn(estate));
  const term = { code: joinedTerm, holdSeconds: 0, days: daysUntil(at, isoDay(until)), feeKopecks: 0 };
  const chosen = { estateId: estate.id, rulesVersion, term, price, holdUntil: until, bookedUntil: until };
  const none = await newBooking(tx, act, chosen);
  const estateForSale = estate.status === estateStatuses.sale;
  const move = allowedMove(none, 'join', factsOf(none, at, { estateForSale }));
  if (none.priceKopecks !== priceKopecks) throw new AppError('PRICE_CHANGED');
  const booking = { ...none, state: move.to };
  const { id: bookingId, estateId } = booking;
  await insertBooking(tx, booking);
  await keepEstate(tx, { bookingId }, { userId, estateId, at });
  await recordMove(tx, act, none, move);
  const details = { priceKopecks };
  await audit(tx, act, { action: 'booking.join', subject: `booking:${bookingId}`, details });
  await publishBookingEvents(deps.events, tx, act, none, booking, { event: 'join' });
  return booking;
}
