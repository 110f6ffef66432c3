import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { post } from '../ledger.repo.ts';
import { newsOf } from '../payment-news.ts';
import { findPromised, lockDeposit, retirePayments, updatePayment } from '../payments.repo.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { decideMoney } from '../tries/settle-payment.ts';

interface Transfer {
  readonly bookingId: string;
  /** The payment order: number and day. */
  readonly order: string;
  readonly kopecks: number;
}

/**
 * Records that a promised transfer has come in full. It is handled like any money: the owner of the booking
 * keeps or refunds it, and a second payment is refunded at once (promises 34, 36).
 * @returns whether the fee had been paid before
 * @throws AppError VALIDATION for another sum, STEP_WRONG when no transfer is awaited
 */
export async function takeTransfer(
  deps: Pick<Context, 'events' | 'jobs'>,
  tx: Tx,
  { at, actor }: StaffAct,
  { bookingId, order, kopecks }: Transfer,
): Promise<boolean> {
  const deposit = await lockDeposit(tx, bookingId);
  const payment = deposit && (await findPromised(tx, bookingId));
  if (!payment) throw new AppError('STEP_WRONG');
  if (kopecks !== payment.kopecks) throw new AppError('VALIDATION', { fields: { kopecks: ['default'] } });
  await updatePayment(tx, payment.id, { receipt: order, settledAt: at });
  const { id: reference } = payment;
  const [debit, credit] = ['bank-account', 'customer-fees'] as const;
  await post(tx, { kind: 'fee-paid-transfer', reference, bookingId, at, debit, credit, kopecks });
  await retirePayments(tx, deposit.id, payment.id, at);
  if (deposit.paidBy === null) {
    await decideMoney(deps, tx, { ...newsOf(deposit, payment, at), staffId: actor.id }, deposit);
    return false;
  }
  await queueRefund(deps, tx, { payment, bookingId, reason: 'paid-twice', at });
  return true;
}
