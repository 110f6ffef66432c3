import { AppError } from '../../../platform/app-error.ts';
import type { BookingRow } from '../booking.repo.ts';

/** Whether a try to pay is at the acquirer now. */
export function isUnderWay({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'paying' || state === 'unclear';
}

/**
 * Money of which nobody knows whether it is paid is waited for before anything else.
 * @throws AppError PAYMENT_IN_PROGRESS
 */
export function waitForAnswer({ state }: Pick<BookingRow, 'state'>): void {
  if (state === 'unclear') throw new AppError('PAYMENT_IN_PROGRESS');
}
