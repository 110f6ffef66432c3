import { decideBooking } from '@novosel/contract/booking/rules.ts';
import type { Passport } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { delegationEnded, powerHolds } from '../../delegates/public.ts';
import { findDocument, type Representative } from '../../documents/public.ts';
import { type PassportReplaced, passportReplaced } from '../../passports/public.ts';
import { powerDecided } from '../../powers/public.ts';
import { passportOf } from '../../users/public.ts';
import { type BookingRow, findSignable } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { withTerms } from '../booking-terms.ts';
import { lockBooking } from '../way/lock-booking.ts';
import { type BookingAct, factsOf, moveBooking } from '../way/move-booking.ts';
import { openEdition, setEditionAgreement } from './editions.repo.ts';
import { makeAgreement } from './make-agreement.ts';
import { sameRepresentative } from './representative.ts';
import { signerOf } from './signer-of.ts';

type Deps = Pick<BookingDeps, 'events' | 'storage' | 'typesetter'>;

/**
 * Regenerates unsigned agreements after the transaction that replaces a passport; until then nobody can sign
 * them.
 */
export function followPassports({ events, jobs }: Pick<BookingDeps, 'events' | 'jobs'>): void {
  events.on(passportReplaced, (tx, { userId }) => jobs.enqueue(tx, 'booking.renew-agreements', { userId }));
}

/**
 * Regenerates unsigned agreements that name an old passport; signed ones stay as they are. The caller holds
 * the lock of the passport, which is always taken before bookings.
 */
export async function renewAgreements(deps: Deps, tx: Tx, { userId, at }: PassportReplaced): Promise<void> {
  const passport = await passportOf(tx, userId);
  if (!passport) return;
  for (const id of await findSignable(tx, userId)) {
    const booking = await lockBooking(tx, id);
    if (booking) await renewAgreement(deps, tx, booking, { passport, signs: 'as-named', at });
  }
}

/** A representative whose power has ended cannot sign: the agreement is made for the buyer again. */
const stillNamed = async (tx: Tx, named: Representative | undefined, at: Date) =>
  named && (await powerHolds(tx, named.power.id, at)) ? named : undefined;

/**
 * When a trusted person may no longer sign, agreements in his name are regenerated for the buyer, after this
 * transaction.
 */
export function followEndsOfPowers({ events, jobs }: Pick<BookingDeps, 'events' | 'jobs'>): void {
  const renew = (tx: Tx, { principalId: userId }: { readonly principalId: number }) =>
    jobs.enqueue(tx, 'booking.renew-agreements', { userId });
  events.on(delegationEnded, renew);
  events.on(powerDecided, async (tx, news) => {
    if (news.decision === 'refused') await renew(tx, news);
  });
}

interface Renewal {
  readonly passport: Passport;
  /**
   * Who is to sign: the buyer, his representative, or the person named in the present agreement if he still
   * may.
   */
  readonly signs: 'buyer' | 'as-named' | Representative;
  readonly at: Date;
}

/** Regenerates an unsigned agreement, unless it already names these people. The booking is locked. */
export async function renewAgreement(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { passport, signs, at }: Renewal,
): Promise<void> {
  const decision = decideBooking(booking.state, 'renew-agreement', factsOf(booking, at));
  if (!decision.allowed) return;
  const edition = booking.state === 'resign' ? await openEdition(tx, booking.id) : undefined;
  const waiting = await findDocument(tx, edition?.agreementId ?? booking.agreementId ?? '');
  if (!waiting) return;
  const replaced = waiting.signer?.passportHash !== signerOf(passport).passportHash;
  const named = waiting.signer?.representative;
  const representative =
    signs === 'as-named' ? await stillNamed(tx, named, at) : signs === 'buyer' ? undefined : signs;
  if (!replaced && sameRepresentative(named, representative)) return;
  const order = {
    passport,
    scans: passport.scans,
    ...(replaced ? { renewed: true as const } : {}),
    representative,
    at,
  };
  const act: BookingAct =
    typeof signs === 'object'
      ? { at, actor: { kind: 'buyer', id: signs.userId, onBehalfOf: booking.userId } }
      : { at, actor: { kind: 'clock' } };
  if (!edition) {
    const agreementId = await makeAgreement(deps, tx, { booking, ...order });
    await moveBooking(deps, tx, act, booking, decision.move, { agreementId });
    return;
  }
  const { number, reason, before, after } = edition;
  const former = await findDocument(tx, edition.replacesId);
  if (!former?.signedAt) throw new AppError('STEP_WRONG');
  const { signedAt, sha256 } = former;
  const agreementId = await makeAgreement(deps, tx, {
    booking: withTerms(booking, after),
    ...order,
    edition: { number, reason, before, after, signedAt, sha256 },
  });
  await setEditionAgreement(tx, edition.id, agreementId);
  await moveBooking(deps, tx, act, booking, decision.move);
}
