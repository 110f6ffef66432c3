import * as z from 'zod/mini';
import { day, form, kopecks, moment } from '../wire/schema.ts';

/** One payment of the price: its last day, and whether it was received. */
const installment = z.object({
  /** From 1 in the order of payment. */
  number: z.int(),
  dueOn: day,
  kopecks,
  state: z.enum(['paid', 'due', 'late', 'later']),
  paidAt: z.nullable(moment),
});

/** How the price is paid in parts (domain, «The way of a deal»: «by schedule when installment»). */
export const paymentSchedule = z.object({ paidKopecks: kopecks, payments: z.array(installment) });
export type PaymentSchedule = z.output<typeof paymentSchedule>;

/** A payment that is being agreed. */
export const agreedPayment = form({ dueOn: day, kopecks });
export type AgreedPayment = z.output<typeof agreedPayment>;

/** Ten years of monthly payments. */
export const mostPayments = 120;

export type ScheduleProblem = 'length' | 'sums' | 'days' | 'total';

/** The problem of a schedule for a price, or null. */
export function scheduleProblem(
  payments: readonly AgreedPayment[],
  priceKopecks: number,
): ScheduleProblem | null {
  if (payments.length === 0 || payments.length > mostPayments) return 'length';
  if (payments.some((one) => one.kopecks <= 0)) return 'sums';
  const rises = payments.every(({ dueOn }, at) => at === 0 || (payments[at - 1]?.dueOn ?? '') < dueOn);
  if (!rises) return 'days';
  return payments.reduce((sum, one) => sum + one.kopecks, 0) === priceKopecks ? null : 'total';
}

interface EvenSchedule {
  readonly priceKopecks: number;
  /** The first payment; the rest is divided evenly. */
  readonly firstKopecks: number;
  /**
   * YYYY-MM-DD; later payments are due on the same day of the following months, or on the last day of a
   * shorter month.
   */
  readonly firstOn: string;
  readonly count: number;
}

/** Monthly payments in whole rubles; the last one takes the remainder. */
export function evenSchedule({ priceKopecks, firstKopecks, firstOn, count }: EvenSchedule): AgreedPayment[] {
  if (count <= 1) return [{ dueOn: firstOn, kopecks: priceKopecks }];
  const rest = priceKopecks - firstKopecks;
  const each = Math.floor(rest / (count - 1) / 100) * 100;
  return Array.from({ length: count }, (_, month) => ({
    dueOn: monthsLater(firstOn, month),
    kopecks: month === 0 ? firstKopecks : month === count - 1 ? rest - each * (count - 2) : each,
  }));
}

/** The same day some months later, YYYY-MM-DD, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
