import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { lockPassport, passportOf } from '../../users/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { buyerOf } from '../way/move-booking.ts';
import { renewAgreement } from './renew-agreements.ts';
import { type ActingSigner, representativeOf } from './representative.ts';

interface Named {
  readonly estateId: number;
  readonly by: ActingSigner;
}

/**
 * Regenerates the unsigned agreement with the trusted person as the signer, unless it already names him. The
 * buyer gets his own version back by asking for a code.
 * @throws AppError NOT_FOUND, STEP_WRONG when none waits, POWER_UNCHECKED
 */
export async function nameRepresentative(
  deps: Pick<BookingDeps, 'events' | 'storage' | 'typesetter'>,
  tx: Tx,
  act: BuyerAct,
  { estateId, by }: Named,
): Promise<void> {
  const userId = buyerOf(act);
  await lockPassport(tx, userId);
  const booking = await lockOwnBooking(tx, userId, estateId);
  // Passport before bookings, the same lock order as in a deletion.
  const passport = await passportOf(tx, userId);
  if (!passport || (booking.state !== 'sign' && booking.state !== 'resign')) throw new AppError('STEP_WRONG');
  await by.hold(tx, booking.id);
  const signs = await representativeOf(tx, by, userId);
  await renewAgreement(deps, tx, booking, { passport, signs, at: act.at });
}
