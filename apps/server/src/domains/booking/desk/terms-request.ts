import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { type BookingRow, type TermsRequest, updateBooking } from '../booking.repo.ts';
import { auditStaff, lockForStaff, type StaffAct } from './staff-act.ts';

type Wanted = StaffAct & Omit<TermsRequest, 'staffId' | 'at'> & { readonly at: Date };

const compared = ['priceKopecks', 'until', 'finishing'] as const;

/** Whether another member of staff has asked for the very same terms. */
export const isWantedByAnother = ({ termsRequest: asked }: BookingRow, wanted: Wanted): boolean =>
  asked !== null &&
  asked.staffId !== wanted.staffId &&
  compared.every((name) => asked[name] === wanted[name]);

/** Keeps terms for a second member of staff; they take the place of those that wait already. */
export async function askSecond(tx: Tx, wanted: Wanted): Promise<void> {
  const { bookingId, staffId, priceKopecks, until, finishing, reason, at } = wanted;
  const asked: TermsRequest = { staffId, at: at.toISOString(), priceKopecks, until, finishing, reason };
  await setRequest(tx, bookingId, asked);
  await auditStaff(tx, wanted, 'booking.ask-terms', { priceKopecks, until }, at);
}

/**
 * Terms that wait are refused by a second member of staff, or taken back by the first.
 * @throws AppError STEP_WRONG, NOT_FOUND
 */
export function refuseTerms(db: Executor, act: StaffAct & { readonly at: Date }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { termsRequest: asked } = await lockForStaff(tx, act);
    if (!asked) throw new AppError('STEP_WRONG');
    await setRequest(tx, act.bookingId, null);
    const { priceKopecks, until, staffId: askedBy } = asked;
    await auditStaff(tx, act, 'booking.refuse-terms', { priceKopecks, until, askedBy }, act.at);
  });
}

async function setRequest(tx: Tx, bookingId: string, termsRequest: TermsRequest | null): Promise<void> {
  await updateBooking(tx, bookingId, { termsRequest });
  await tell(tx, { to: 'desk', topic: 'queue', id: bookingId });
}
