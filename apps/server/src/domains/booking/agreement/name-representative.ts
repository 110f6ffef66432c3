import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { lockPassport, passportOf } from '../../users/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { renewAgreement } from './renew-agreements.ts';
import { type ActingSigner, representativeOf } from './representative.ts';

interface Named {
  /** The buyer. */
  readonly userId: number;
  readonly estateId: number;
  readonly by: ActingSigner;
  readonly at: Date;
}

/**
 * The agreement that waits for a signature is made anew with the trusted person in it; one that names him
 * already stays. The buyer may have it in his own name again by asking for a code.
 * @throws AppError NOT_FOUND, STEP_WRONG when none waits, POWER_UNCHECKED
 */
export async function nameRepresentative(
  deps: Pick<BookingDeps, 'events' | 'storage' | 'typesetter'>,
  tx: Tx,
  { userId, estateId, by, at }: Named,
): Promise<void> {
  await lockPassport(tx, userId);
  const booking = await lockOwnBooking(tx, userId, estateId);
  // First: a live booking keeps its buyer from being deleted, who would be held the other way round.
  const passport = await passportOf(tx, userId);
  if (!passport || (booking.state !== 'sign' && booking.state !== 'resign')) throw new AppError('STEP_WRONG');
  await by.hold(tx, booking.id);
  await renewAgreement(deps, tx, booking, { passport, signs: await representativeOf(tx, by, userId), at });
}
