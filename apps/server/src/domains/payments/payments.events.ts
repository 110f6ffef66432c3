import type { DeclineKind } from '@novosel/contract/payments/declines.ts';
import { eventKind } from '../../platform/events.ts';

/** An event of a booking's money, for later domains. */
export interface PaymentNews {
  readonly bookingId: string;
  readonly userId: number;
  readonly paymentId: string;
  readonly kopecks: number;
  /** The accountant who has read it on the bank statement; absent for the acquirer's answers. */
  readonly staffId?: number;
  readonly at: Date;
}

/**
 * Money has come for an unpaid deposit. The owner of the booking must call `keepMoney` or `returnMoney` in
 * the same transaction: money without an estate or a refund must not be committed (promise 34).
 */
export const paymentSettled = eventKind<PaymentNews>('payments.settled');

export interface DeclineNews extends PaymentNews {
  readonly kind: DeclineKind;
}

/** The payment failed; nothing was charged. */
export const paymentDeclined = eventKind<DeclineNews>('payments.declined');

/** The acquirer did not answer: neither paid nor failed (truth 7). */
export const paymentUnclear = eventKind<PaymentNews>('payments.unclear');

/** The acquirer answers again: the payment exists and waits for the person. */
export const paymentPending = eventKind<PaymentNews>('payments.pending');

/** The acquirer refuses a refund. `paidTwice`: of a second payment, without which the booking continues. */
export const refundFailed = eventKind<PaymentNews & { readonly paidTwice: boolean }>(
  'payments.refund-failed',
);

/** The deposit's money was refunded to the payer. */
export const refundDone = eventKind<PaymentNews>('payments.refund-done');
