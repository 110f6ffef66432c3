import type { DealView } from './endpoints.ts';

export interface DuePayment {
  readonly kopecks: number;
  /** Which payment of how many; null when the price is paid at once. */
  readonly part: { readonly number: number; readonly of: number } | null;
  /** The last day, YYYY-MM-DD or a moment; null when none is said. */
  readonly until: string | null;
  readonly isLate: boolean;
}

type Known = Pick<DealView, 'turn' | 'priceKopecks' | 'schedule' | 'now'>;

/** What the buyer has to pay now for his flat: the next payment of the schedule, or the whole price; null elsewhere. */
export function duePayment({ turn, priceKopecks, schedule, now }: Known): DuePayment | null {
  if (turn.act !== '220') return null;
  if (!schedule) {
    const isLate = turn.dueAt !== null && turn.dueAt < now;
    return { kopecks: priceKopecks, part: null, until: turn.dueAt, isLate };
  }
  const { payments } = schedule;
  const next = payments.find(({ state }) => state !== 'paid');
  if (!next) return null;
  const { kopecks, number, dueOn, state } = next;
  return { kopecks, part: { number, of: payments.length }, until: dueOn, isLate: state === 'late' };
}
