import type { DeclineKind } from '@novosel/contract/payments/declines.ts';
import { eventKind } from '../../platform/events.ts';

/** What a later domain hears of the money of a booking. */
export interface PaymentNews {
  readonly bookingId: string;
  readonly userId: number;
  readonly paymentId: string;
  readonly kopecks: number;
  /** The accountant who has read it on the bank's statement; absent for what the acquirer tells. */
  readonly staffId?: number;
  readonly at: Date;
}

/**
 * Money has come for a deposit that had none. Whoever owns the booking must answer in the same transaction by
 * `keepMoney` or `returnMoney`: money without flat or refund must not be committed (promise 34).
 */
export const paymentSettled = eventKind<PaymentNews>('payments.settled');

export interface DeclineNews extends PaymentNews {
  readonly kind: DeclineKind;
}

/** The try failed; nothing was taken. */
export const paymentDeclined = eventKind<DeclineNews>('payments.declined');

/** The acquirer did not answer: neither paid nor failed (truth 7). */
export const paymentUnclear = eventKind<PaymentNews>('payments.unclear');

/** The acquirer answers again: the payment exists and waits for the person. */
export const paymentPending = eventKind<PaymentNews>('payments.pending');

/**
 * The acquirer will not give money back. `paidTwice`: that of a second payment, without which the booking
 * lives on.
 */
export const refundFailed = eventKind<PaymentNews & { readonly paidTwice: boolean }>(
  'payments.refund-failed',
);

/** The deposit's money has gone back to the payer. */
export const refundDone = eventKind<PaymentNews>('payments.refund-done');
