import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BookingRow } from '../booking.repo.ts';
import { lockBooking } from '../way/lock-booking.ts';

/** An act of the desk on a booking. */
export interface StaffAct {
  readonly bookingId: string;
  readonly staffId: number;
  readonly address?: string;
  readonly requestId?: string;
}

interface StaffCall {
  readonly params: { readonly booking: string };
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}

/** Who acts on what, as the record of the act keeps it. */
export const staffActOf = ({ params, viewer, address, requestId }: StaffCall): Required<StaffAct> => ({
  bookingId: params.booking,
  staffId: viewer.userId,
  address,
  requestId,
});

/** @throws AppError NOT_FOUND */
export async function lockForStaff(tx: Tx, { bookingId }: StaffAct): Promise<BookingRow> {
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
 * The record of an act. What a person has typed stays out of it: the reason is told by the booking's event, a
 * receipt by its payment.
 */
export function auditStaff(
  tx: Tx,
  { bookingId, staffId, address, requestId }: StaffAct,
  action: `booking.${StaffEvent}`,
  details: Record<string, string | number>,
  at: Date,
): Promise<void> {
  return audit(tx, {
    at,
    actorKind: 'staff',
    actorId: staffId,
    action,
    subject: `booking:${bookingId}`,
    details,
    ...(address ? { address } : {}),
    ...(requestId ? { requestId } : {}),
  });
}
