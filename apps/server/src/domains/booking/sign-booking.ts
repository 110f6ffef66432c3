import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { BOOKING_AGREEMENT_VERSION, type DocumentRow } from '../documents/public.ts';
import { maskPhone, personOf } from '../identity/public.ts';
import { tellDeposit } from '../payments/public.ts';
import { checkSigningCode, hasSigned, signDocument } from '../signing/public.ts';
import { agreementToSign, ownBooking } from './agreement-to-sign.ts';
import type { BookingRow } from './booking.repo.ts';
import type { BookingDeps } from './booking-deps.ts';
import { endOf, withSigned } from './booking-terms.ts';
import { subjectOf } from './booking-view.ts';
import { closeEdition, type EditionRow, openEdition } from './editions.repo.ts';
import { feeFacts } from './fee-facts.ts';
import { lockOwnBooking } from './lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from './move-booking.ts';
import type { Shown } from './send-signing-code.ts';

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'signingKeys'>;

export interface TypedCode extends Shown {
  readonly code: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Signs the agreement as shown by a code. The try is counted first; then hash, hold and code are looked at again under
 * the lock, and signature, evidence and move are written together. Sent again after it was done, it does nothing.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, DOCUMENT_CHANGED, HOLD_EXPIRED, EDITION_OVER, STEP_WRONG,
 *   NOT_FOUND
 */
export async function signBooking(deps: Deps, typed: TypedCode): Promise<void> {
  const { userId, estateId, sha256 } = typed;
  const booking = await ownBooking(deps.db, userId, estateId);
  if (await hasSigned(deps.db, { chain: subjectOf(booking.id), userId, sha256 })) return;
  const { id: documentId } = await agreementToSign(deps.db, booking, sha256, deps.clock.now());
  const code = await checkSigningCode(deps, { userId, documentId, sha256 }, typed.code);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const locked = await lockOwnBooking(tx, userId, estateId);
    const agreement = await agreementToSign(tx, locked, sha256, at);
    if (agreement.id !== documentId) throw new AppError('DOCUMENT_CHANGED');
    const { fee } = await feeFacts(tx, locked.id);
    const edition = locked.state === 'resign' ? await openEdition(tx, locked.id) : undefined;
    const signed = edition ? withSigned(locked, edition) : locked;
    const facts = { ...fee, codeAccepted: true, termAlive: endOf(signed) > at };
    const move = allowedMove(locked, edition ? 'resign' : 'sign', factsOf(locked, at, facts));
    await signDocument(deps, tx, {
      documentId,
      chain: subjectOf(locked.id),
      userId,
      at,
      code,
      evidence: {
        who: await signer(tx, agreement),
        agreementVersion: BOOKING_AGREEMENT_VERSION,
        rulesVersion: locked.rulesVersion,
        documentSha256: sha256,
        ip: typed.address,
        userAgent: typed.userAgent,
      },
    });
    await tellDeposit(tx, locked.id, 'signed', at);
    const until = move.to === 'success' ? { bookedUntil: endOf(locked) } : {};
    const set = edition ? await signedTerms(deps, tx, signed, edition, at) : until;
    await moveBooking(deps, tx, locked, move, { actor: 'buyer', actorId: userId, at }, set);
  });
}

/**
 * The offered terms come into force; the edition is closed and the former agreement stays in the papers. A hold that has
 * not been paid for ends with the last day at the latest: money that comes after it would buy nothing.
 */
async function signedTerms(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  booking: BookingRow,
  { agreementId }: EditionRow,
  at: Date,
): Promise<Partial<BookingRow>> {
  const { id, price, priceKopecks, term, finishing, bookedUntil } = booking;
  await closeEdition(tx, id, 'signed', at);
  const end = endOf(booking);
  const shorter = bookedUntil === null && end < booking.holdUntil;
  if (shorter) await jobs.enqueue(tx, 'booking.expire', { bookingId: id }, { at: end });
  const holdUntil = shorter ? end : booking.holdUntil;
  return { price, priceKopecks, term, finishing, bookedUntil, holdUntil, agreementId };
}

/** As the paper names him, whatever his profile says by now (promise 45). */
async function signer(tx: Tx, { ownerId, signer: named }: DocumentRow) {
  const person = await personOf(tx, ownerId);
  if (!person?.phone || !named) throw new AppError('PASSPORT_INCOMPLETE');
  const { fullName, passportHash } = named;
  return { userId: String(ownerId), fullName, passportHash, phoneMasked: maskPhone(person.phone) };
}
