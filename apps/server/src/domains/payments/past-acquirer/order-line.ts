import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import { AppError } from '../../../platform/app-error.ts';

/** A payment order as the accountant has read it. */
export interface PaymentOrder {
  /** Its number. */
  readonly order: string;
  /** Its day, YYYY-MM-DD. */
  readonly paidOn: string;
  readonly kopecks: number;
}

const dayMs = 86_400_000;

/**
 * A payment order as one text, number and day, by which it is found again.
 * @throws AppError VALIDATION for a future day
 */
export function orderLine({ order, paidOn }: PaymentOrder, now: Date): string {
  // An order from the east of the country may have its local day, which is still tomorrow in Moscow.
  if (paidOn > isoDay(now.getTime() + dayMs))
    throw new AppError('VALIDATION', { fields: { paidOn: ['default'] } });
  return `${order} от ${formatDate(paidOn)}`;
}
