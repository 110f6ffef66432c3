import type { BookingFacts } from '@novosel/contract/booking/rules.ts';
import { tookCash } from '@novosel/contract/payments/took-cash.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { paymentViews, wayChosen } from '../../payments/public.ts';

export type FeeFacts = Pick<
  BookingFacts,
  'feePaid' | 'paidInCash' | 'tryWaits' | 'cashChosen' | 'transferChosen'
>;

/** Whether the fee is paid, in which way it was or will be paid, and its sum, as recorded under the lock. */
export async function feeFacts(
  tx: Tx,
  bookingId: string,
): Promise<{ readonly fee: FeeFacts; readonly kopecks: number }> {
  const money = (await paymentViews(tx, [bookingId])).get(bookingId);
  const feePaid = money?.paidAt != null;
  const fee = { feePaid, paidInCash: tookCash(money), ...(await wayChosen(tx, bookingId)) };
  return { fee, kopecks: feePaid && money ? money.kopecks : 0 };
}
