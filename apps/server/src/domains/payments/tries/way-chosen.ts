import type { BookingFacts } from '@novosel/contract/booking/rules.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { placeOf } from '../move-deposit.ts';
import { lockDeposit, openPaymentOf } from '../payments.repo.ts';

/** The chosen way to pay the fee, by the locked deposit; none for a booking without a fee. */
export async function wayChosen(
  tx: Tx,
  bookingId: string,
): Promise<Pick<BookingFacts, 'tryWaits' | 'cashChosen' | 'transferChosen'>> {
  const deposit = await lockDeposit(tx, bookingId);
  const place = deposit && placeOf(deposit);
  if (place !== 'cashWaiting') {
    return { tryWaits: place === 'forPayment', cashChosen: false, transferChosen: false };
  }
  // A promised transfer has the same place as cash; only its payment tells them apart.
  const transferChosen = (await openPaymentOf(tx, bookingId))?.method === 'other';
  return { tryWaits: false, cashChosen: !transferChosen, transferChosen };
}
