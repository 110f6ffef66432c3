import type { Executor } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { IssuedCode } from '../identity/public.ts';
import { sendSigningCode } from '../signing/public.ts';
import { agreementToSign, ownBooking } from './agreement-to-sign.ts';
import type { BookingDeps } from './booking-deps.ts';

export interface Shown {
  readonly userId: number;
  readonly estateId: number;
  /** Hash of the bytes that the person has read. */
  readonly sha256: string;
}

/** Sends the code that signs the agreement as shown. @throws AppError DOCUMENT_CHANGED, CODE_TOO_SOON, HOLD_EXPIRED, STEP_WRONG */
export function sendBookingCode(
  deps: Pick<BookingDeps, 'clock' | 'config' | 'jobs'>,
  db: Executor,
  { userId, estateId, sha256 }: Shown,
): Promise<IssuedCode> {
  return inTransaction(db, async (tx) => {
    const booking = await ownBooking(tx, userId, estateId);
    const { id: documentId } = await agreementToSign(tx, booking, sha256, deps.clock.now());
    return sendSigningCode(
      deps,
      tx,
      { userId, documentId, sha256 },
      {
        ru: `соглашение о бронировании №\u00a0${booking.number}`,
        en: `booking agreement No.\u00a0${booking.number}`,
      },
    );
  });
}
