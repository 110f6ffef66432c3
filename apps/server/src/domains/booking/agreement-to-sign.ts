import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { type DocumentRow, findDocument } from '../documents/public.ts';
import { type BookingRow, findOwnBooking } from './booking.repo.ts';

/** The reader's booking of an estate. @throws AppError NOT_FOUND */
export async function ownBooking(db: Executor, userId: number, estateId: number): Promise<BookingRow> {
  const booking = await findOwnBooking(db, userId, estateId);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
}

/**
 * The present agreement of a booking that waits for its signature.
 * @throws AppError STEP_WRONG, HOLD_EXPIRED, and DOCUMENT_CHANGED when the hash is not of the present bytes (promise 44)
 */
export async function agreementToSign(
  db: Executor,
  booking: BookingRow,
  sha256: string,
  at: Date,
): Promise<DocumentRow> {
  if (booking.state !== 'sign' || booking.agreementId === null) throw new AppError('STEP_WRONG');
  if (booking.holdUntil <= at) throw new AppError('HOLD_EXPIRED');
  const agreement = await findDocument(db, booking.agreementId);
  if (agreement?.sha256 !== sha256) throw new AppError('DOCUMENT_CHANGED');
  return agreement;
}
