import { holdUntil } from '@novosel/contract/booking/hold-until.ts';
import { decideBooking } from '@novosel/contract/booking/rules.ts';
import type { BookingTerm } from '@novosel/contract/booking/schema.ts';
import { bookingRules, type TermOffer, termOffers } from '@novosel/contract/booking/terms.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type EstateForBooking, estateForBooking } from '../catalogue/public.ts';
import { personOf } from '../identity/public.ts';
import { openDeposit } from '../payments/public.ts';
import { termRefusal, toTerm } from './agreement/offered-terms.ts';
import {
  type BookingRow,
  countHolds,
  findLive,
  insertBooking,
  type KeptPrice,
  lockHolds,
  nextNumber,
} from './booking.repo.ts';
import type { BookingDeps } from './booking-deps.ts';
import { personalPrice } from './personal-price.ts';
import { factsOf, freeOrKeep, recordMove, spread } from './way/move-booking.ts';

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'events' | 'jobs' | 'personalDiscounts'>;

export interface Wish {
  readonly estateId: number;
  readonly term: string;
  /** The price that the person saw; another one is refused, not silently taken. */
  readonly priceKopecks: number;
  readonly rulesVersion: string;
}

/**
 * The hold begins: the estate goes off sale, its price and term are kept, its end is ordered.
 * @throws AppError ESTATE_TAKEN, ESTATE_NOT_FOR_SALE, HOLD_LIMIT, FREE_HOLD_USED, PRICE_CHANGED, STEP_WRONG,
 *   VALIDATION, NOT_FOUND, SESSION_REVOKED
 */
export function beginBooking(deps: Deps, db: Executor, act: BuyerAct, wish: Wish): Promise<BookingRow> {
  const { id: userId } = act.actor;
  const offer = termOffers.find(({ code }) => code === wish.term);
  if (!offer) throw new AppError('VALIDATION', { fields: { term: ['default'] } });
  if (wish.rulesVersion !== bookingRules.version)
    throw new AppError('VALIDATION', { fields: { rulesVersion: ['default'] } });
  return inTransaction(db, async (tx) => {
    await lockHolds(tx, userId);
    // A deletion may have had the lock first: nothing leads to who was blanked.
    const person = await personOf(tx, userId);
    if (!person?.phone && !person?.email) throw new AppError('SESSION_REVOKED');
    const estate = await estateForBooking(tx, wish.estateId);
    if (!estate) throw new AppError('NOT_FOUND');
    await checkTerm(tx, act, { estate, offer, holdLimit: deps.config.holdLimit });
    const price = personalPrice(estate, await deps.personalDiscounts(tx, userId, wish.estateId));
    if (price.totalKopecks !== wish.priceKopecks) throw new AppError('PRICE_CHANGED');
    return open(deps, tx, act, wish, { term: toTerm(offer), price });
  });
}

interface Checked {
  readonly estate: EstateForBooking;
  readonly offer: TermOffer;
  readonly holdLimit: number;
}

async function checkTerm(
  tx: Tx,
  { actor: { id: userId } }: BuyerAct,
  { estate, offer, holdLimit }: Checked,
): Promise<void> {
  const live = await findLive(tx, estate.id);
  if (live?.userId === userId) throw new AppError('STEP_WRONG');
  const holds = await countHolds(tx, userId, estate.id);
  const refused = termRefusal(offer, {
    estateStatus: estate.status,
    taken: live !== undefined,
    holdLimit,
    ...holds,
  });
  if (refused) throw new AppError(refused, { params: { max: holdLimit } });
}

async function open(
  { clock, events, jobs }: Deps,
  tx: Tx,
  call: BuyerAct,
  wish: Wish,
  { term, price }: { readonly term: BookingTerm; readonly price: KeptPrice },
): Promise<BookingRow> {
  // After the lock: machines read bookings by their time.
  const act = { ...call, at: clock.now() };
  const { at } = act;
  const none: BookingRow = {
    id: uuidv7(at),
    number: await nextNumber(tx),
    estateId: wish.estateId,
    userId: act.actor.id,
    state: 'none',
    live: true,
    term,
    feeKopecks: term.feeKopecks,
    price,
    priceKopecks: price.totalKopecks,
    finishing: null,
    rulesVersion: wish.rulesVersion,
    startedAt: at,
    holdUntil: holdUntil(at, term.holdSeconds),
    bookedUntil: null,
    agreementId: null,
    reason: null,
    termsRequest: null,
    closedAt: null,
    updatedAt: at,
  };
  const decision = decideBooking(
    'none',
    'begin',
    factsOf(none, at, { estateForSale: true, withinHoldLimit: true }),
  );
  if (!decision.allowed) throw new AppError('STEP_WRONG');
  const booking = { ...none, state: decision.move.to };
  await insertBooking(tx, booking);
  await freeOrKeep(tx, booking, at);
  await recordMove(tx, act, none, decision.move);
  const { id: bookingId, userId, feeKopecks } = booking;
  if (feeKopecks > 0) await openDeposit(tx, { bookingId, userId, kopecks: feeKopecks, at });
  await jobs.enqueue(tx, 'booking.expire', { bookingId }, { at: booking.holdUntil });
  /** The consent to the rules: who, which text, when and from where (truth 10). */
  await audit(tx, act, {
    action: 'booking.begin',
    subject: `booking:${bookingId}`,
    details: { rulesVersion: wish.rulesVersion, term: term.code, priceKopecks: booking.priceKopecks },
  });
  await spread(events, tx, act, none, booking, { event: 'begin' });
  return booking;
}
