import type { BookingFacts } from '@novosel/contract/booking/rules.ts';
import { tookCash } from '@novosel/contract/payments/took-cash.ts';
import type { Tx } from '../../platform/db.ts';
import { paymentViews } from '../payments/public.ts';

/** Whether the fee of a booking is paid, how, and how much it is, as the books say under the lock. */
export async function feeFacts(
  tx: Tx,
  bookingId: string,
): Promise<Pick<BookingFacts, 'feePaid' | 'paidInCash'> & { readonly kopecks: number }> {
  const money = (await paymentViews(tx, [bookingId])).get(bookingId);
  const feePaid = money?.paidAt != null;
  return { feePaid, paidInCash: tookCash(money), kopecks: feePaid && money ? money.kopecks : 0 };
}
