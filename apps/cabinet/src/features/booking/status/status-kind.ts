import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { tookCash, tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import { bankLink } from '../../../shared/payment/bank-link.ts';

/**
 * The kind of message about the money: `sbp` and `card` wait for the buyer, `trusted` for a delegate who pays
 * for him, `bank` and `unclear` for the bank, `refunding_cash` for the cash desk, `refunding_transfer` and
 * `refunding_failed` for us.
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

/** Whether the payment waits for the payer, so that the buyer may choose another way or cancel. */
export const waitsForPayer = (kind: StatusKind): kind is (typeof ofPayer)[number] =>
  (ofPayer as readonly StatusKind[]).includes(kind);

/**
 * The payment that began before the person chose the cash desk, if its money may still come; a payment that
 * the bank declined does not count.
 */
export const formerWay = (payment: BookingView['payment']): 'transfer' | 'online' | undefined => {
  if (payment?.method === 'other') return 'transfer';
  return payment?.startedAt && payment.declinedReason === null ? 'online' : undefined;
};
