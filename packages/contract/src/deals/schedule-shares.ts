import type { PaymentSchedule } from './schedule.ts';

interface ScheduleShares {
  readonly paidKopecks: number;
  /** The first unpaid payment. */
  readonly next: PaymentSchedule['payments'][number] | undefined;
  /** Sum of the payments after it. */
  readonly laterKopecks: number;
}

/** The price by parts: paid, next, later. */
export function scheduleShares({ payments, paidKopecks }: PaymentSchedule): ScheduleShares {
  const next = payments.find(({ state }) => state !== 'paid');
  const all = payments.reduce((sum, { kopecks }) => sum + kopecks, 0);
  return { paidKopecks, next, laterKopecks: all - paidKopecks - (next?.kopecks ?? 0) };
}
