import { editionProblem, needsSecond } from '@novosel/contract/booking/edition-rules.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { readEstateCard } from '../../catalogue/public.ts';
import { findDocument } from '../../documents/public.ts';
import { passportOf } from '../../users/public.ts';
import {
  closeEdition,
  insertEdition,
  type KeptTerms,
  lastEditionNumber,
} from '../agreement/editions.repo.ts';
import { makeAgreement } from '../agreement/make-agreement.ts';
import type { BookingRow } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { daysUntil, presentTerms, priceOf, withTerms } from '../booking-terms.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';
import { askSecond, isWantedByAnother, type NewTerms } from './terms-request.ts';

type Deps = Pick<BookingDeps, 'dealGuard' | 'events' | 'storage' | 'typesetter'>;

/**
 * Offers a new edition of a signed agreement: price, term or finishing. The terms in force stay until the
 * buyer signs it; it replaces a waiting edition. A price far from the estate's is offered only when a second
 * member of staff enters the same terms.
 * @returns whether the buyer has the offer
 * @throws AppError TERMS_UNCHANGED, VALIDATION, REASON_REQUIRED, HOLD_EXPIRED, STEP_WRONG, CONTRACT_SIGNED,
 * NOT_FOUND
 */
export function changeTerms(deps: Deps, db: Executor, act: StaffAct, wanted: NewTerms): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { bookingId, priceKopecks, until, reason } = wanted;
    const booking = await lockForStaff(tx, bookingId);
    const { at, actor } = act;
    const facts = factsOf(booking, at, { reasonGiven: reason.trim() !== '' });
    const move = allowedMove(booking, 'change-terms', facts);
    await deps.dealGuard.refuseSigned(tx, booking.id);
    const before = await termsInForce(tx, booking);
    const after = wantedTerms(booking, before, wanted, at);
    if (needsSecond(priceKopecks, before.price) && !isWantedByAnother(booking, act, wanted)) {
      await askSecond(tx, act, wanted);
      return false;
    }
    await closeEdition(tx, booking.id, 'replaced', at);
    await offer(deps, tx, booking, { before, after, staffId: actor.id, reason, at });
    await moveBooking(deps, tx, act, booking, { ...move, reason }, { termsRequest: null });
    const asked = booking.termsRequest?.staffId;
    const withSecond = asked !== undefined && needsSecond(priceKopecks, before.price);
    const details = { priceKopecks, until, ...(withSecond && { askedBy: asked }) };
    await auditStaff(tx, act, bookingId, 'booking.change-terms', details);
    return true;
  });
}

async function termsInForce(tx: Tx, booking: BookingRow): Promise<KeptTerms> {
  const card = await readEstateCard(tx, booking.estateId, undefined);
  if (!card) throw new AppError('NOT_FOUND');
  return presentTerms(booking, card.estate.finishing as Finishing);
}

const fields = { price: 'priceKopecks', past: 'until', 'too-long': 'until' } as const;

function wantedTerms(booking: BookingRow, before: KeptTerms, wanted: NewTerms, at: Date): KeptTerms {
  const { priceKopecks, until, finishing } = wanted;
  const day = isoDay(before.until);
  const problem = editionProblem(wanted, {
    before: { priceKopecks: before.price.totalKopecks, until: day, finishing: before.finishing },
    listKopecks: before.price.listKopecks,
    now: at.getTime(),
  });
  if (problem === 'unchanged') throw new AppError('TERMS_UNCHANGED');
  if (problem) throw new AppError('VALIDATION', { fields: { [fields[problem]]: ['default'] } });
  const price = priceOf(before.price, priceKopecks);
  if (until === day) return { ...before, price, finishing };
  const days = daysUntil(booking.startedAt, until);
  const moved = withTerms(booking, { ...before, days });
  return { price, days, finishing, until: presentTerms({ ...moved, bookedUntil: null }, finishing).until };
}

interface Offer {
  readonly before: KeptTerms;
  readonly after: KeptTerms;
  readonly staffId: number;
  readonly reason: string;
  readonly at: Date;
}

async function offer(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { before, after, staffId, reason, at }: Offer,
): Promise<void> {
  const passport = await passportOf(tx, booking.userId);
  const signed = booking.agreementId ? await findDocument(tx, booking.agreementId) : undefined;
  if (!passport || !signed?.signedAt) throw new AppError('STEP_WRONG');
  const number = (await lastEditionNumber(tx, booking.id)) + 1;
  const agreementId = await makeAgreement(deps, tx, {
    booking: withTerms(booking, after),
    passport,
    scans: passport.scans,
    edition: { number, reason, before, after, signedAt: signed.signedAt, sha256: signed.sha256 },
    at,
  });
  await insertEdition(tx, {
    id: uuidv7(at),
    bookingId: booking.id,
    number,
    staffId,
    reason,
    before,
    after,
    agreementId,
    replacesId: signed.id,
    state: 'open',
    createdAt: at,
    closedAt: null,
  });
}
