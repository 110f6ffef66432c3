import { randomUUID } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findPromised, insertPayment, lockDeposit, retirePayments, updatePayment } from '../payments.repo.ts';
import { tellDeposit } from '../tell-deposit.ts';

/**
 * The buyer will transfer the fee from his bank. The promise is a payment without an acquirer; a deposit has
 * at most one, which a second choice reopens. It replaces a payment that waits at the acquirer, which is
 * still watched.
 * @returns whether it is the first one
 * @throws AppError STEP_WRONG for a booking without a fee
 */
export async function promiseTransfer(tx: Tx, bookingId: string, at: Date): Promise<boolean> {
  const deposit = await lockDeposit(tx, bookingId);
  if (!deposit) throw new AppError('STEP_WRONG');
  await tellDeposit(tx, bookingId, 'cash-chosen', at);
  await retirePayments(tx, deposit.id, null, at);
  const former = await findPromised(tx, bookingId);
  if (former) {
    await updatePayment(tx, former.id, { retiredAt: null });
    return false;
  }
  await insertPayment(tx, {
    id: uuidv7(at),
    depositId: deposit.id,
    method: 'other',
    idempotenceKey: randomUUID(),
    providerStatus: 'none',
    kopecks: deposit.kopecks,
    createdAt: at,
  });
  return true;
}
