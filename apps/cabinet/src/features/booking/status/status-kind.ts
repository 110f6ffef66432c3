import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { tookCash, tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import { bankLink } from '../../../shared/payment/bank-link.ts';

/**
 * What is to be said of the money: `sbp` and `card` wait for the buyer, `trusted` for a trusted person who
 * pays for him, `bank` and `unclear` for the bank, `refunding_cash` for the cash desk, `refunding_transfer`
 * and `refunding_failed` for us.
 */
export type StatusKind =
  | 'sbp'
  | 'card'
  | 'trusted'
  | 'bank'
  | 'unclear'
  | 'cash'
  | 'transfer'
  | 'refunding'
  | 'refunding_cash'
  | 'refunding_transfer'
  | 'refunding_failed'
  | 'returned'
  | 'returned_cash';

export const statusKind = ({ state, payment }: BookingView): StatusKind => {
  if ((state === 'refunding' || state === 'returned') && tookCash(payment)) return `${state}_cash`;
  if (state === 'refunding' && tookPastAcquirer(payment)) return 'refunding_transfer';
  if (state === 'refunding' && payment?.refund?.state === 'failed') return 'refunding_failed';
  if (state === 'cash' || state === 'transfer') return state;
  if (state === 'refunding' || state === 'returned' || state === 'unclear') return state;
  if (payment?.providerStatus !== 'pending') return 'bank';
  if (payment.payer) return 'trusted';
  if (payment.method === 'sbp' && payment.qr) return 'sbp';
  return payment.method === 'acquiring' && bankLink(payment.confirmationUrl) ? 'card' : 'bank';
};

const ofPayer = ['sbp', 'card', 'trusted'] as const satisfies readonly StatusKind[];

/**
 * Whether the try to pay waits for whoever pays, so that the buyer may leave it for another way or
 * altogether.
 */
export const waitsForPayer = (kind: StatusKind): kind is (typeof ofPayer)[number] =>
  (ofPayer as readonly StatusKind[]).includes(kind);

/**
 * What was begun before the cash desk was chosen and may still come. A try that the bank has refused does
 * not.
 */
export const formerWay = (payment: BookingView['payment']): 'transfer' | 'online' | undefined => {
  if (payment?.method === 'other') return 'transfer';
  return payment?.startedAt && payment.declinedReason === null ? 'online' : undefined;
};
