import { randomUUID } from 'node:crypto';
import type { ReturnWay } from '@novosel/contract/payments/refunds.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { post } from '../ledger.repo.ts';
import { moveDeposit } from '../move-deposit.ts';
import { findPayment, lockDeposit, lockRefundOf, updateRefund } from '../payments.repo.ts';
import { isPaidTwice, type RefundRows } from './settle-refund.ts';

interface FailedRefund extends RefundRows {
  readonly paidTwice: boolean;
}

/**
 * Locks a refund of a booking's payment that the acquirer refuses.
 * @throws AppError NOT_FOUND for a payment of another booking, STEP_WRONG for a refund that is absent, in
 * progress or done
 */
export async function lockFailedRefund(tx: Tx, bookingId: string, paymentId: string): Promise<FailedRefund> {
  const deposit = await lockDeposit(tx, bookingId);
  const payment = await findPayment(tx, paymentId);
  if (!deposit || payment?.depositId !== deposit.id) throw new AppError('NOT_FOUND');
  const refund = await lockRefundOf(tx, payment.id);
  if (refund?.state !== 'failed') throw new AppError('STEP_WRONG');
  return { deposit, payment, refund, paidTwice: isPaidTwice({ deposit, payment }) };
}

/**
 * Requests it from the acquirer again, with a new key.
 * @throws AppError STEP_WRONG for a transfer: there is no acquirer to ask
 */
export async function requeueRefund(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { payment, refund }: FailedRefund,
  at: Date,
): Promise<void> {
  if (payment.method === 'other') throw new AppError('STEP_WRONG');
  await updateRefund(tx, refund.id, {
    state: 'queued',
    idempotenceKey: randomUUID(),
    providerId: null,
    askedAt: null,
    // The receipt may have caused the refusal: a new one is sent with the new key.
    fiscalReceipt: null,
    failedAt: null,
    nextAskAt: at,
  });
  await jobs.enqueue(tx, 'refund.ask', { refundId: refund.id });
}

interface ReturnedMoney {
  readonly way: ReturnWay;
  /** Number of the payment order or of the cash desk's receipt. */
  readonly receipt: string;
  readonly kopecks: number;
  readonly at: Date;
}

/**
 * Records that we have returned the whole sum ourselves.
 * @throws AppError VALIDATION for another sum than the refund's
 */
export async function returnOtherwise(
  tx: Tx,
  { deposit, refund, paidTwice }: FailedRefund,
  { way, receipt, kopecks, at }: ReturnedMoney,
): Promise<void> {
  if (kopecks !== refund.kopecks) throw new AppError('VALIDATION', { fields: { kopecks: ['default'] } });
  await updateRefund(tx, refund.id, { state: 'done', receipt, doneAt: at });
  await post(tx, {
    kind: 'refund-done',
    reference: refund.id,
    bookingId: deposit.bookingId,
    at,
    debit: 'refunds-due',
    credit: way === 'transfer' ? 'bank-account' : 'cash-desk',
    kopecks,
  });
  if (!paidTwice) await moveDeposit(tx, deposit, 'returned', at);
}
