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
 * A payment order as a bank's statement has it, number and day: orders are found again by this text.
 * @throws AppError VALIDATION for a day to come
 */
export function orderLine({ order, paidOn }: PaymentOrder, now: Date): string {
  // An order may carry the present day in the east of the country, where it is tomorrow by Moscow.
  if (paidOn > isoDay(now.getTime() + dayMs))
    throw new AppError('VALIDATION', { fields: { paidOn: ['default'] } });
  return `${order} от ${formatDate(paidOn)}`;
}
