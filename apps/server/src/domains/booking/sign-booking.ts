import { createHash } from 'node:crypto';
import { bookedUntil } from '@novosel/contract/booking/booked-until.ts';
import type { Passport } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { BOOKING_AGREEMENT_VERSION } from '../documents/public.ts';
import { maskPhone, personOf } from '../identity/public.ts';
import { tellDeposit } from '../payments/public.ts';
import { checkSigningCode, signDocument } from '../signing/public.ts';
import { passportOf } from '../users/public.ts';
import { fullName } from './agreement-data.ts';
import { agreementToSign, ownBooking } from './agreement-to-sign.ts';
import type { BookingDeps } from './booking-deps.ts';
import { subjectOf } from './booking-view.ts';
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
 * the lock, and signature, evidence and move are written together.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, DOCUMENT_CHANGED, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export async function signBooking(deps: Deps, typed: TypedCode): Promise<void> {
  const { userId, estateId, sha256 } = typed;
  const booking = await ownBooking(deps.db, userId, estateId);
  const { id: documentId } = await agreementToSign(deps.db, booking, sha256, deps.clock.now());
  const code = await checkSigningCode(deps, { userId, documentId, sha256 }, typed.code);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const locked = await lockOwnBooking(tx, userId, estateId);
    const agreement = await agreementToSign(tx, locked, sha256, at);
    if (agreement.id !== documentId) throw new AppError('DOCUMENT_CHANGED');
    const move = allowedMove(locked, 'sign', factsOf(locked, at, { codeAccepted: true }));
    await signDocument(deps, tx, {
      documentId,
      chain: subjectOf(locked.id),
      userId,
      at,
      code,
      evidence: {
        who: await signer(tx, userId),
        agreementVersion: BOOKING_AGREEMENT_VERSION,
        rulesVersion: locked.rulesVersion,
        documentSha256: sha256,
        ip: typed.address,
        userAgent: typed.userAgent,
      },
    });
    await tellDeposit(tx, locked.id, 'signed', at);
    const until =
      move.to === 'success' ? { bookedUntil: bookedUntil(locked.startedAt, locked.term.days) } : {};
    await moveBooking(deps, tx, locked, move, { actor: 'buyer', actorId: userId, at }, until);
  });
}

async function signer(tx: Tx, userId: number) {
  const person = await personOf(tx, userId);
  const passport = await passportOf(tx, userId);
  if (!person?.phone || !passport) throw new AppError('PASSPORT_INCOMPLETE');
  return {
    userId: String(userId),
    fullName: fullName(passport),
    passportHash: passportHash(passport),
    phoneMasked: maskPhone(person.phone),
  };
}

/** A snapshot that can be compared with the passport, and does not tell it. */
function passportHash({ checked: _, ...passport }: Passport): string {
  const entries = Object.entries(passport).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}
