import { after } from '../../../platform/clock.ts';
import { openPaymentOf } from '../payments.repo.ts';
import { type AskDeps, askPayment } from './ask-payment.ts';

/** The acquirer is asked at most so often about one payment on a person's wish. */
const restSeconds = 2;

/** Asks about the open payment of a booking, unless that has just been done. */
export async function refreshPaymentOf(deps: AskDeps, bookingId: string): Promise<void> {
  const open = await openPaymentOf(deps.db, bookingId);
  // A promised transfer is no matter of the acquirer.
  if (open && open.method !== 'other') await askPayment(deps, open.id, after(deps.clock.now(), -restSeconds));
}
