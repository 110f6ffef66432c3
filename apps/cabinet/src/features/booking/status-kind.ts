import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { bankLink } from './bank-link.ts';

/** What is to be said of the money: `sbp` and `card` wait for the buyer, `bank` and `unclear` for the bank. */
export type StatusKind = 'sbp' | 'card' | 'bank' | 'unclear' | 'cash' | 'refunding' | 'returned';

export const statusKind = ({ state, payment }: BookingView): StatusKind => {
  if (state === 'cash' || state === 'refunding' || state === 'returned' || state === 'unclear') return state;
  if (payment?.providerStatus !== 'pending') return 'bank';
  if (payment.method === 'sbp' && payment.qr) return 'sbp';
  return payment.method === 'acquiring' && bankLink(payment.confirmationUrl) ? 'card' : 'bank';
};
