import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { BookingRow } from '../booking.repo.ts';
import { subjectOf } from '../booking-view.ts';
import { lockBooking } from '../way/lock-booking.ts';

/** @throws AppError NOT_FOUND */
export async function lockForStaff(tx: Tx, bookingId: string): Promise<BookingRow> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
}

type StaffEvent =
  | 'extend'
  | 'change-terms'
  | 'ask-terms'
  | 'refuse-terms'
  | 'cancel-by-staff'
  | 'confirm-cash'
  | 'confirm-transfer'
  | 'return-cash'
  | 'ask-refund-again'
  | 'return-otherwise';

/**
 * Audits an act of staff on a booking. Typed text is not audited: the reason is in the booking's event, the
 * receipt number in its payment.
 */
export function auditStaff(
  tx: Tx,
  act: StaffAct,
  bookingId: string,
  action: `booking.${StaffEvent}`,
  details: Record<string, string | number>,
): Promise<void> {
  return audit(tx, act, { action, subject: subjectOf(bookingId), details });
}
