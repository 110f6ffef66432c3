import type { BookingRow } from './booking.repo.ts';

/** Whether a try to pay is at the acquirer now. */
export function isUnderWay({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'paying' || state === 'unclear';
}
