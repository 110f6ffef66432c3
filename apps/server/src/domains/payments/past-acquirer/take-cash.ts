import { randomUUID } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { post } from '../ledger.repo.ts';
import { moveDeposit } from '../move-deposit.ts';
import { insertPayment, lockDeposit, retirePayments } from '../payments.repo.ts';

export interface CashPayment {
  readonly bookingId: string;
  /** Number of the cash desk's receipt. */
  readonly receipt: string;
  readonly kopecks: number;
  readonly at: Date;
}

/**
 * Records the whole fee as paid at the cash desk.
 * @throws AppError VALIDATION for another sum, STEP_WRONG when it is not due
 */
export async function takeCash(tx: Tx, cash: CashPayment): Promise<void> {
  const { bookingId, at } = cash;
  const deposit = await lockDeposit(tx, bookingId);
  if (!deposit) throw new AppError('STEP_WRONG');
  if (cash.kopecks !== deposit.kopecks)
    throw new AppError('VALIDATION', { fields: { kopecks: ['default'] } });
  const id = uuidv7(at);
  if (!(await moveDeposit(tx, deposit, 'paid-cash', at, { paidAt: at, paidBy: id })))
    throw new AppError('STEP_WRONG');
  await insertPayment(tx, {
    id,
    depositId: deposit.id,
    method: 'cash-box',
    idempotenceKey: randomUUID(),
    providerStatus: 'none',
    kopecks: cash.kopecks,
    receipt: cash.receipt,
    createdAt: at,
    settledAt: at,
  });
  await retirePayments(tx, deposit.id, id, at);
  await post(tx, {
    kind: 'fee-paid-cash',
    reference: id,
    bookingId,
    at,
    debit: 'cash-desk',
    credit: 'customer-fees',
    kopecks: cash.kopecks,
  });
}
