import { holdUntil } from '@novosel/contract/booking/hold-until.ts';
import { decideBooking } from '@novosel/contract/booking/rules.ts';
import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { bookingRules, type TermOffer, termOffers } from '@novosel/contract/booking/terms.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type EstateForBooking, estateForBooking, isTaken, keepEstate } from '../../catalogue/public.ts';
import { personOf } from '../../identity/public.ts';
import { openDeposit } from '../../payments/public.ts';
import { termRefusal, toTerm } from '../agreement/offered-terms.ts';
import {
  type BookingRow,
  findOwnBooking,
  insertBooking,
  type KeptPrice,
  lockHolds,
} from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closedSince } from '../closing.repo.ts';
import { countHolds } from '../count-holds.ts';
import { personalPrice } from '../personal-price.ts';
import { factsOf, publishBookingEvents, recordMove } from '../way/move-booking.ts';
import { newBooking } from './new-booking.ts';

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'dealGuard' | 'events' | 'jobs' | 'personalDiscounts'>;

export interface Wish {
  readonly estateId: number;
  readonly term: string;
  /** The price on the person's screen; the call is refused when it has changed. */
  readonly priceKopecks: number;
  readonly rulesVersion: string;
}

/**
 * Begins a hold: takes the estate off sale, stores its price and term, and schedules its end.
 * @throws AppError ESTATE_TAKEN, ESTATE_NOT_FOR_SALE, HOLD_LIMIT, FREE_HOLD_USED, PRICE_CHANGED, STEP_WRONG,
 * VALIDATION, NOT_FOUND, SESSION_REVOKED
 */
export function beginBooking(deps: Deps, db: Executor, act: BuyerAct, wish: Wish): Promise<BookingRow> {
  const { id: userId } = act.actor;
  const offer = termOffers.find(({ code }) => code === wish.term);
  if (!offer) throw new AppError('VALIDATION', { fields: { term: ['default'] } });
  if (wish.rulesVersion !== bookingRules.version)
    throw new AppError('VALIDATION', { fields: { rulesVersion: ['default'] } });
  return inTransaction(db, async (tx) => {
    await lockHolds(tx, userId);
    // A deletion may have had the lock first: a deleted account gets no booking.
    const person = await personOf(tx, userId);
    if (!person?.phone && !person?.email) throw new AppError('SESSION_REVOKED');
    const estate = await estateForBooking(tx, wish.estateId);
    if (!estate) throw new AppError('NOT_FOUND');
    await checkTerm(deps, tx, act, { estate, offer });
    const discountsOn = await deps.personalDiscounts(tx, userId);
    const price = personalPrice(estate, discountsOn(estate));
    if (price.totalKopecks !== wish.priceKopecks) throw new AppError('PRICE_CHANGED');
    return open(deps, tx, act, wish, { term: toTerm(offer), price });
  });
}

interface Checked {
  readonly estate: EstateForBooking;
  readonly offer: TermOffer;
}

async function checkTerm(
  deps: Pick<Deps, 'config' | 'dealGuard'>,
  tx: Tx,
  { actor: { id: userId } }: BuyerAct,
  { estate, offer }: Checked,
): Promise<void> {
  if (await keepsAlready(deps, tx, userId, estate.id)) throw new AppError('STEP_WRONG');
  const { holdLimit } = deps.config;
  const holds = await countHolds(deps, tx, userId, estate.id);
  const refused = termRefusal(offer, {
    estateStatus: estate.status,
    taken: await isTaken(tx, estate.id),
    holdLimit,
    ...holds,
  });
  if (refused) throw new AppError(refused, { params: { max: holdLimit } });
}

/** Whether the person's own booking or its deal already keeps the estate. */
export async function keepsAlready(
  { dealGuard }: Pick<Deps, 'dealGuard'>,
  tx: Tx,
  userId: number,
  estateId: number,
): Promise<boolean> {
  const own = await findOwnBooking(tx, userId, estateId);
  const deals = await dealGuard.dealsOf(tx, own ? [own.id] : []);
  return own !== undefined && closedSince(own, deals.get(own.id)) === null;
}

async function open(
  { clock, events, jobs }: Deps,
  tx: Tx,
  call: BuyerAct,
  wish: Wish,
  { term, price }: { readonly term: BookingTerm; readonly price: KeptPrice },
): Promise<BookingRow> {
  // Taken after the lock: machines read bookings in the order of this time.
  const act = { ...call, at: clock.now() };
  const { at } = act;
  const { estateId, rulesVersion } = wish;
  const none = await newBooking(tx, act, {
    estateId,
    rulesVersion,
    term,
    price,
    holdUntil: holdUntil(at, term.holdSeconds),
    bookedUntil: null,
  });
  const decision = decideBooking(
    'none',
    'begin',
    factsOf(none, at, { estateForSale: true, withinHoldLimit: true }),
  );
  if (!decision.allowed) throw new AppError('STEP_WRONG');
  const booking = { ...none, state: decision.move.to };
  await insertBooking(tx, booking);
  const { id: bookingId, userId, feeKopecks } = booking;
  await keepEstate(tx, { bookingId }, { userId, estateId, at });
  await recordMove(tx, act, none, decision.move);
  if (feeKopecks > 0) await openDeposit(tx, { bookingId, userId, kopecks: feeKopecks, at });
  await jobs.enqueue(tx, 'booking.expire', { bookingId }, { at: booking.holdUntil });
  /** The consent to the rules: person, text, time and address (truth 10). */
  await audit(tx, act, {
    action: 'booking.begin',
    subject: `booking:${bookingId}`,
    details: { rulesVersion: wish.rulesVersion, term: term.code, priceKopecks: booking.priceKopecks },
  });
  await publishBookingEvents(events, tx, act, none, booking, { event: 'begin' });
  return booking;
}
