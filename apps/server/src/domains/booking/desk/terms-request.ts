import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { type BookingRow, type TermsRequest, updateBooking } from '../booking.repo.ts';
import { auditStaff, lockForStaff } from './staff-act.ts';

/** New terms of a booking. */
export type NewTerms = Omit<TermsRequest, 'staffId' | 'at'> & { readonly bookingId: string };

const compared = ['priceKopecks', 'until', 'finishing'] as const;

/** Whether another member of staff has requested the same terms. */
export const isWantedByAnother = (
  { termsRequest: asked }: BookingRow,
  { actor }: StaffAct,
  wanted: NewTerms,
): boolean =>
  asked !== null && asked.staffId !== actor.id && compared.every((name) => asked[name] === wanted[name]);

/** Stores terms for a second member of staff; they replace terms that already wait. */
export async function askSecond(tx: Tx, act: StaffAct, { bookingId, ...wanted }: NewTerms): Promise<void> {
  const asked: TermsRequest = { ...wanted, staffId: act.actor.id, at: act.at.toISOString() };
  await setRequest(tx, bookingId, asked);
  const { priceKopecks, until } = wanted;
  await auditStaff(tx, act, bookingId, 'booking.ask-terms', { priceKopecks, until });
}

/**
 * A second member of staff refuses waiting terms, or the first one withdraws them.
 * @throws AppError STEP_WRONG, NOT_FOUND
 */
export function refuseTerms(db: Executor, act: StaffAct, bookingId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { termsRequest: asked } = await lockForStaff(tx, bookingId);
    if (!asked) throw new AppError('STEP_WRONG');
    await setRequest(tx, bookingId, null);
    const { priceKopecks, until, staffId: askedBy } = asked;
    await auditStaff(tx, act, bookingId, 'booking.refuse-terms', { priceKopecks, until, askedBy });
  });
}

async function setRequest(tx: Tx, bookingId: string, termsRequest: TermsRequest | null): Promise<void> {
  await updateBooking(tx, bookingId, { termsRequest });
  await tell(tx, { to: 'desk', topic: 'queue', id: bookingId });
}
