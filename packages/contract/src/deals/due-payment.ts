import type { DealView } from './endpoints.ts';
import { paymentFormOf } from './payment-form.ts';

export interface DuePayment {
  /** Null when a bank pays a part of the price: the buyer's part is written in the loan contract. */
  readonly kopecks: number | null;
  /** Number of the payment among all; null when the price is paid at once. */
  readonly part: { readonly number: number; readonly of: number } | null;
  /** The last day, YYYY-MM-DD or a moment; null when none is set. */
  readonly until: string | null;
  readonly isLate: boolean;
}

type Known = Pick<DealView, 'turn' | 'priceKopecks' | 'schedule' | 'now'> &
  Parameters<typeof paymentFormOf>[0];

/**
 * What the buyer has to pay now for his estate: the next payment of the schedule, his part beside a loan, or
 * the whole price; null when nothing is due.
 */
export function duePayment(deal: Known): DuePayment | null {
  const { turn, priceKopecks, schedule, now } = deal;
  if (turn.act !== 'funding') return null;
  if (!schedule) {
    const isLate = turn.dueAt !== null && turn.dueAt < now;
    const kopecks = paymentFormOf(deal) === 'mortgage' ? null : priceKopecks;
    return { kopecks, part: null, until: turn.dueAt, isLate };
  }
  const { payments } = schedule;
  const next = payments.find(({ state }) => state !== 'paid');
  if (!next) return null;
  const { kopecks, number, dueOn, state } = next;
  return { kopecks, part: { number, of: payments.length }, until: dueOn, isLate: state === 'late' };
}
