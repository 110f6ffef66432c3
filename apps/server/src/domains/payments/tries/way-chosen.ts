import type { BookingFacts } from '@novosel/contract/booking/rules.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { placeOf } from '../move-deposit.ts';
import { lockDeposit, openPaymentOf } from '../payments.repo.ts';

/**
 * How the fee of a booking is going to be paid, as the locked deposit says. A booking without a fee: in no
 * way.
 */
export async function wayChosen(
  tx: Tx,
  bookingId: string,
): Promise<Pick<BookingFacts, 'tryWaits' | 'cashChosen' | 'transferChosen'>> {
  const deposit = await lockDeposit(tx, bookingId);
  const place = deposit && placeOf(deposit);
  if (place !== 'cashWaiting') {
    return { tryWaits: place === 'forPayment', cashChosen: false, transferChosen: false };
  }
  // A promised transfer is waited for like cash; only its own try tells them apart.
  const transferChosen = (await openPaymentOf(tx, bookingId))?.method === 'other';
  return { tryWaits: false, cashChosen: !transferChosen, transferChosen };
}
