import type { BookingEvent, BookingFacts, BookingState } from '@novosel/contract/booking/rules.ts';
import { decideBooking } from '@novosel/contract/booking/rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { DeclineKind } from '@novosel/contract/payments/declines.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { estateForBooking, isTaken } from '../../catalogue/public.ts';
import {
  keepMoney,
  type PaymentNews,
  paymentDeclined,
  paymentPending,
  paymentSettled,
  paymentUnclear,
  refundDone,
  returnMoney,
  tellDeposit,
} from '../../payments/public.ts';
import { type BookingRow, lockBookingRow } from '../booking.repo.ts';
import { endOf } from '../booking-terms.ts';
import { type BookingAct, factsOf, moveBooking } from '../way/move-booking.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;

/** Only the bank's own refusal counts as a decline. */
const declineEvents: Readonly<Record<DeclineKind, BookingEvent>> = {
  bank: 'payment-declined',
  expired: 'payment-expired',
  ours: 'payment-refused',
};

/** Handles payment events, in their transaction. */
export function followPayments(deps: Deps): void {
  const { events } = deps;
  events.on(paymentSettled, (tx, news) => takeMoney(deps, tx, news));
  events.on(paymentDeclined, (tx, news) => follow(deps, tx, news, declineEvents[news.kind], 'acquirer'));
  events.on(paymentUnclear, (tx, news) => follow(deps, tx, news, 'payment-unclear', 'clock'));
  events.on(paymentPending, (tx, news) => follow(deps, tx, news, 'payment-pending', 'acquirer'));
  events.on(refundDone, (tx, news) => follow(deps, tx, news, 'refund-done', 'acquirer'));
}

/**
 * Money has come. An open booking succeeds; an ended one gets its estate back if that is still free.
 * Otherwise, or after the last day of the booking, it is refunded: never money without an estate or a refund
 * (promise 34).
 */
async function takeMoney(deps: Deps, tx: Tx, news: PaymentNews): Promise<void> {
  const booking = await lockBookingRow(tx, news.bookingId);
  // Another domain decides about its own; money that nobody decides about is not committed.
  if (!booking) return;
  const keeps = booking.endedAt === null;
  const estateStillFree = keeps || (await isFree(tx, booking));
  if (estateStillFree && (await succeed(deps, tx, booking, news))) return;
  const decision = decideBooking(booking.state, eventOf(news), moneyFacts(booking, news));
  if (!decision.allowed || decision.move.to !== 'refunding')
    throw new Error(`booking ${booking.id} in state ${booking.state} can neither take nor return money`);
  // Money after the last day, but before the clock has ended the hold: the deposit expires, too.
  if (keeps) await tellDeposit(tx, booking.id, 'expired', news.at);
  await returnMoney(deps, tx, news, `came-after-${booking.state}`);
  await moveBooking(deps, tx, actOf(news), booking, decision.move);
}

const moneyFacts = (booking: BookingRow, { at }: PaymentNews, estateStillFree = false): BookingFacts =>
  factsOf(booking, at, { estateStillFree });

const eventOf = ({ staffId }: PaymentNews): BookingEvent =>
  staffId === undefined ? 'payment-succeeded' : 'confirm-transfer';

const actOf = ({ staffId, at }: PaymentNews): BookingAct => ({
  at,
  actor: staffId === undefined ? { kind: 'acquirer' } : { kind: 'staff', id: staffId, roles: [] },
});

const keepsEstate: readonly BookingState[] = ['success', 'resign'];
const estateGone: ReadonlySet<string> = new Set(['ESTATE_TAKEN', 'ESTATE_NOT_FOR_SALE']);

/** @returns false when the flow does not allow it, another booking was first, or the estate is off sale */
async function succeed(deps: Deps, tx: Tx, booking: BookingRow, news: PaymentNews): Promise<boolean> {
  const decision = decideBooking(booking.state, eventOf(news), moneyFacts(booking, news, true));
  // Money that comes while a new edition waits pays for the booking; the edition still waits.
  if (!decision.allowed || !keepsEstate.includes(decision.move.to)) return false;
  const until = endOf(booking);
  try {
    /**
     * A savepoint: when the unique index refuses, what was written here is undone and the money goes back.
     */
    await inTransaction(tx, async (inner) => {
      await keepMoney(inner, news);
      await moveBooking(deps, inner, actOf(news), booking, decision.move, { bookedUntil: until });
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && estateGone.has(error.code)) return false;
    throw error;
  }
}

async function isFree(tx: Tx, { estateId }: BookingRow): Promise<boolean> {
  const estate = await estateForBooking(tx, estateId);
  return estate?.status === estateStatuses.sale && !(await isTaken(tx, estateId));
}

/** Makes a move if the flow allows it; for a booking that has moved on, the event is outdated. */
async function follow(
  deps: Deps,
  tx: Tx,
  news: PaymentNews,
  event: BookingEvent,
  actor: 'acquirer' | 'clock',
): Promise<void> {
  const booking = await lockBookingRow(tx, news.bookingId);
  const decision = booking && decideBooking(booking.state, event, factsOf(booking, news.at));
  if (!booking || !decision?.allowed) return;
  // Repeated questions without an answer make one record, not one each minute.
  if (event === 'payment-unclear' && decision.move.to === booking.state) return;
  await moveBooking(deps, tx, { at: news.at, actor: { kind: actor } }, booking, decision.move);
}
