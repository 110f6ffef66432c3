import { after } from '../../../platform/clock.ts';
import { openPaymentOf } from '../payments.repo.ts';
import { type AskDeps, askPayment } from './ask-payment.ts';

/** Seconds between two questions to the acquirer about one payment at a person's request. */
const restSeconds = 2;

/** Asks about the open payment of a booking, unless that was just done. */
export async function refreshPaymentOf(deps: AskDeps, bookingId: string): Promise<void> {
  const open = await openPaymentOf(deps.db, bookingId);
  // The acquirer knows nothing of a promised transfer.
  if (open && open.method !== 'other') await askPayment(deps, open.id, after(deps.clock.now(), -restSeconds));
}
