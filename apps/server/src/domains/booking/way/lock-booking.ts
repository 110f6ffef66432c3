import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { lockDeposit } from '../../payments/public.ts';
import { type BookingRow, findOwnBooking, lockBookingRow } from '../booking.repo.ts';

/** Locks a booking with its deposit, the deposit first (as payments do). */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  await lockDeposit(tx, id);
  return lockBookingRow(tx, id);
}

/** Locks the reader's booking of an estate. @throws AppError NOT_FOUND when he has none */
export async function lockOwnBooking(tx: Tx, userId: number, estateId: number): Promise<BookingRow> {
  const own = await findOwnBooking(tx, userId, estateId);
  const booking = own && (await lockBooking(tx, own.id));
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
}
