import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { post } from '../ledger.repo.ts';
import { moveDeposit, placeOf } from '../move-deposit.ts';
import type { CashPayment } from '../past-acquirer/take-cash.ts';
import { findPayment, lockDeposit, lockRefundOf, updateRefund } from '../payments.repo.ts';

/**
 * Records that the whole fee was returned by the way it came: at the cash desk, or from our bank account.
 * @throws AppError VALIDATION for another sum than the refund's, STEP_WRONG when there is no such refund
 */
export async function returnCash(tx: Tx, { bookingId, receipt, kopecks, at }: CashPayment): Promise<void> {
  const deposit = await lockDeposit(tx, bookingId);
  if (!deposit?.paidBy || placeOf(deposit) !== 'returningCash') throw new AppError('STEP_WRONG');
  const payment = await findPayment(tx, deposit.paidBy);
  const refund = await lockRefundOf(tx, deposit.paidBy);
  if (!refund) throw new Error(`deposit ${deposit.id} goes back without a refund`);
  if (kopecks !== refund.kopecks) throw new AppError('VALIDATION', { fields: { kopecks: ['default'] } });
  await updateRefund(tx, refund.id, { state: 'done', receipt, doneAt: at });
  await post(tx, {
    kind: 'refund-done',
    reference: refund.id,
    bookingId,
    at,
    debit: 'refunds-due',
    credit: payment?.method === 'other' ? 'bank-account' : 'cash-desk',
    kopecks: refund.kopecks,
  });
  await moveDeposit(tx, deposit, 'returned', at);
}
