import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { BOOKING_AGREEMENT_VERSION, type DocumentRow } from '../../documents/public.ts';
import { maskPhone, personOf } from '../../identity/public.ts';
import { tellDeposit } from '../../payments/public.ts';
import { checkSigningCode, type Evidence, hasSigned, signDocument } from '../../signing/public.ts';
import type { BookingRow } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { endOf, withSigned } from '../booking-terms.ts';
import { subjectOf } from '../booking-view.ts';
import { feeFacts } from '../payment/fee-facts.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, buyerOf, factsOf, moveBooking } from '../way/move-booking.ts';
import { agreementToSign, ownBooking } from './agreement-to-sign.ts';
import { closeEdition, type EditionRow, openEdition } from './editions.repo.ts';
import type { Shown } from './send-signing-code.ts';

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'signingKeys'>;

export interface TypedCode extends Shown {
  readonly code: string;
}

/**
 * Signs the agreement on the screen by a code. First the attempt is counted; then hash, hold and code are
 * checked again under the lock, and signature, evidence and move are written together. A repeat after success
 * does nothing.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, DOCUMENT_CHANGED, HOLD_EXPIRED, EDITION_OVER,
 * STEP_WRONG, NOT_FOUND
 */
export async function signBooking(deps: Deps, act: BuyerAct, typed: TypedCode): Promise<void> {
  const { estateId, sha256, by } = typed;
  const { id: userId } = act.actor;
  const buyerId = buyerOf(act);
  const booking = await ownBooking(deps.db, buyerId, estateId);
  if (await hasSigned(deps.db, { chain: subjectOf(booking.id), userId, sha256 })) return;
  const { id: documentId } = await agreementToSign(deps.db, booking, sha256, deps.clock.now(), by);
  const code = await checkSigningCode(deps, { userId, documentId, sha256 }, typed.code);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const locked = await lockOwnBooking(tx, buyerId, estateId);
    await by?.hold(tx, locked.id);
    const agreement = await agreementToSign(tx, locked, sha256, at, by);
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
        ...(await people(tx, agreement)),
        agreementVersion: BOOKING_AGREEMENT_VERSION,
        rulesVersion: locked.rulesVersion,
        documentSha256: sha256,
        ip: act.address ?? '',
        userAgent: act.userAgent ?? '',
      },
    });
    await tellDeposit(tx, locked.id, 'signed', at);
    const until = move.to === 'success' ? { bookedUntil: endOf(locked) } : {};
    const set = edition ? await signedTerms(deps, tx, signed, edition, at) : until;
    await moveBooking(deps, tx, { ...act, at }, locked, move, set);
  });
}

/**
 * Puts the offered terms into force; the edition is closed and the former agreement stays among the papers.
 * An unpaid hold ends with the last day of the booking at the latest: later money would buy nothing.
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

/** People as the paper names them, whatever their profiles say now (promise 45). */
async function people(
  tx: Tx,
  { ownerId, signer: named }: DocumentRow,
): Promise<Pick<Evidence, 'who' | 'onBehalfOf'>> {
  if (!named) throw new AppError('PASSPORT_INCOMPLETE');
  const { fullName, passportHash, representative } = named;
  const buyer = { userId: String(ownerId), fullName, passportHash };
  if (!representative) return { who: { ...buyer, phoneMasked: await phoneOf(tx, ownerId) } };
  const { userId, power, ...acting } = representative;
  return {
    who: { ...acting, userId: String(userId), phoneMasked: await phoneOf(tx, userId) },
    onBehalfOf: { ...buyer, power },
  };
}

async function phoneOf(tx: Tx, userId: number): Promise<string> {
  const person = await personOf(tx, userId);
  if (!person?.phone) throw new AppError('PASSPORT_INCOMPLETE');
  return maskPhone(person.phone);
}
