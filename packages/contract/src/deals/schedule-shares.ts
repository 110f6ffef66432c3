import type { PaymentSchedule } from './schedule.ts';

interface ScheduleShares {
  readonly paidKopecks: number;
  /** The first one that has not come. */
  readonly next: PaymentSchedule['payments'][number] | undefined;
  /** What follows it. */
  readonly laterKopecks: number;
}

/** A price by parts: what has come, what is next, what follows. */
export function scheduleShares({ payments, paidKopecks }: PaymentSchedule): ScheduleShares {
  const next = payments.find(({ state }) => state !== 'paid');
  const all = payments.reduce((sum, { kopecks }) => sum + kopecks, 0);
  return { paidKopecks, next, laterKopecks: all - paidKopecks - (next?.kopecks ?? 0) };
}
