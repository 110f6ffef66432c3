import { tookCash } from '../payments/took-cash.ts';
import type { BookingView } from './schema.ts';
import { cashReturnDays } from './terms.ts';

/** Longest time until a bank shows a refund by card or SBP, in days. */
const bankReturnDays = 10;

/** What a buyer gets back when he cancels a booking: the sum, the way, and the days at most. */
export interface Withdrawal {
  readonly kopecks: number;
  /**
   * `if-it-comes`: a payment waits at the acquirer and may still succeed. `over`: the fee is paid and its
   * term is over, so the service has been rendered.
   */
  readonly way: 'nothing-paid' | 'if-it-comes' | 'same-way' | 'cash-desk' | 'over';
  readonly days: number;
}

/** All of the fee while the term runs (agreement, «Возврат платы»). `now` is milliseconds since the epoch. */
export function withdrawalOf(
  { payment, bookedUntil }: Pick<BookingView, 'payment' | 'bookedUntil'>,
  now: number,
): Withdrawal {
  if (payment?.depositStatus === 'ON-PAYMENT')
    return { kopecks: 0, way: 'if-it-comes', days: bankReturnDays };
  if (payment?.depositStatus !== 'APPROVED') return { kopecks: 0, way: 'nothing-paid', days: 0 };
  if (bookedUntil !== null && Date.parse(bookedUntil) <= now) return { kopecks: 0, way: 'over', days: 0 };
  return tookCash(payment)
    ? { kopecks: payment.kopecks, way: 'cash-desk', days: cashReturnDays }
    : { kopecks: payment.kopecks, way: 'same-way', days: bankReturnDays };
}
