import { AppError } from '../../../platform/app-error.ts';
import type { BookingRow } from '../booking.repo.ts';

/** Whether a payment is at the acquirer now. */
export function isUnderWay({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'paying' || state === 'unclear';
}

/** Refuses any other act while the result of a payment is unknown. @throws AppError PAYMENT_IN_PROGRESS */
export function waitForAnswer({ state }: Pick<BookingRow, 'state'>): void {
  if (state === 'unclear') throw new AppError('PAYMENT_IN_PROGRESS');
}
