import { tookCash } from '../payments/took-cash.ts';
import type { BookingView } from './schema.ts';
import { cashReturnDays } from './terms.ts';

/** The longest that a bank takes to show money that goes back by card or SBP. */
const bankReturnDays = 10;

/** What a buyer who gives a booking up gets back, by which way, and in how many days at most. */
export interface Withdrawal {
  readonly kopecks: number;
  /**
   * `if-it-comes`: a try to pay waits at the acquirer, and may be paid after all. `over`: it was paid, and
   * its term is over, so the service has been given.
   */
  readonly way: 'nothing-paid' | 'if-it-comes' | 'same-way' | 'cash-desk' | 'over';
  readonly days: number;
}

/** Agreement, «Возврат платы»: all of the fee while the term runs. `now` is milliseconds since the epoch. */
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
