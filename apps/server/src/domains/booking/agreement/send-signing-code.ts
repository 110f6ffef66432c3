import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { IssuedCode } from '../../identity/public.ts';
import { sendSigningCode } from '../../signing/public.ts';
import { lockPassport, passportOf } from '../../users/public.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { buyerOf } from '../way/move-booking.ts';
import { agreementToSign, ownBooking } from './agreement-to-sign.ts';
import { nameRepresentative } from './name-representative.ts';
import { renewAgreement, renewAgreements } from './renew-agreements.ts';
import type { ActingSigner } from './representative.ts';

export interface Shown {
  readonly estateId: number;
  /** Hash of the file that the person has read. */
  readonly sha256: string;
  /** The signer on the person's behalf. */
  readonly by?: ActingSigner;
}

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'events' | 'jobs' | 'storage' | 'typesetter'>;

/**
 * Sends the signer a code for the agreement on his screen. An agreement with an old passport or another
 * signer is regenerated together with the refusal: otherwise nobody could ever sign it.
 * @throws AppError DOCUMENT_CHANGED, CODE_TOO_SOON, HOLD_EXPIRED, EDITION_OVER, STEP_WRONG
 */
export async function sendBookingCode(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  shown: Shown,
): Promise<IssuedCode> {
  try {
    return await inTransaction(db, (tx) => sendCode(deps, tx, act, shown));
  } catch (error) {
    if (error instanceof AppError && error.code === 'DOCUMENT_CHANGED') await renewFor(deps, db, act, shown);
    throw error;
  }
}

async function sendCode(
  deps: Deps,
  tx: Tx,
  act: BuyerAct,
  { estateId, sha256, by }: Shown,
): Promise<IssuedCode> {
  const booking = await ownBooking(tx, buyerOf(act), estateId);
  await by?.hold(tx, booking.id);
  const { id: documentId } = await agreementToSign(tx, booking, sha256, deps.clock.now(), by);
  return sendSigningCode(
    deps,
    tx,
    { userId: act.actor.id, documentId, sha256 },
    {
      ru: `соглашение о бронировании №\u00a0${booking.number}`,
      en: `booking agreement No.\u00a0${booking.number}`,
    },
  );
}

function renewFor(deps: Deps, db: Executor, act: BuyerAct, { estateId, by }: Shown): Promise<void> {
  const at = deps.clock.now();
  const userId = buyerOf(act);
  return inTransaction(db, async (tx) => {
    if (by) return nameRepresentative(deps, tx, { ...act, at }, { estateId, by });
    await lockPassport(tx, userId);
    await renewAgreements(deps, tx, { userId, at });
    const passport = await passportOf(tx, userId);
    const booking = await lockOwnBooking(tx, userId, estateId);
    if (passport) await renewAgreement(deps, tx, booking, { passport, signs: 'buyer', at });
  });
}
