import { isoDay } from '@novosel/contract/time/time.ts';
import { issueProblem } from '@novosel/contract/users/rules.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type DocumentRow, findDocument } from '../../documents/public.ts';
import { passportOf } from '../../users/public.ts';
import { type BookingRow, findOwnBooking } from '../booking.repo.ts';
import { endOf, withSigned } from '../booking-terms.ts';
import { openEdition } from './editions.repo.ts';
import { type ActingSigner, representativeOf, sameRepresentative } from './representative.ts';
import { signerOf } from './signer-of.ts';

/** The reader's booking of an estate. @throws AppError NOT_FOUND */
export async function ownBooking(db: Executor, userId: number, estateId: number): Promise<BookingRow> {
  const booking = await findOwnBooking(db, userId, estateId);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
}

/**
 * The unsigned agreement of a booking: the first one, or a new edition; undefined when everything is signed.
 */
export async function waitingAgreement(db: Executor, booking: BookingRow): Promise<DocumentRow | undefined> {
  const edition = booking.state === 'resign' ? await openEdition(db, booking.id) : undefined;
  const waiting = booking.state === 'sign' ? booking.agreementId : edition?.agreementId;
  return waiting ? findDocument(db, waiting) : undefined;
}

/**
 * The present unsigned agreement of a booking.
 * @throws AppError STEP_WRONG, HOLD_EXPIRED, EDITION_OVER, PASSPORT_ENDED, and DOCUMENT_CHANGED when the hash
 * is not of the present file (promise 44), or when the file names an old passport or another signer
 */
export async function agreementToSign(
  db: Executor,
  booking: BookingRow,
  sha256: string,
  at: Date,
  by?: ActingSigner,
): Promise<DocumentRow> {
  const agreement = await waitingAgreement(db, booking);
  if (!agreement) throw new AppError('STEP_WRONG');
  const edition = booking.state === 'resign' ? await openEdition(db, booking.id) : undefined;
  // A booking that has succeeded has no hold any more.
  if (booking.bookedUntil === null && booking.holdUntil <= at) throw new AppError('HOLD_EXPIRED');
  if (edition && endOf(withSigned(booking, edition)) <= at) throw new AppError('EDITION_OVER');
  if (agreement.sha256 !== sha256) throw new AppError('DOCUMENT_CHANGED');
  const passport = await passportOf(db, booking.userId);
  // A hold is short, but a new edition may wait for months.
  if (passport && issueProblem(passport.birthday, passport.issueDate, isoDay(at)))
    throw new AppError('PASSPORT_ENDED');
  if (!passport || signerOf(passport).passportHash !== agreement.signer?.passportHash)
    throw new AppError('DOCUMENT_CHANGED');
  if (
    !sameRepresentative(
      agreement.signer.representative,
      by && (await representativeOf(db, by, booking.userId)),
    )
  )
    throw new AppError('DOCUMENT_CHANGED');
  return agreement;
}
