import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { post } from '../ledger.repo.ts';
import { insertRefund, type PaymentRow } from '../payments.repo.ts';

export interface RefundOrder {
  readonly payment: Pick<PaymentRow, 'id' | 'kopecks' | 'method'>;
  readonly bookingId: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Refunds the whole of a payment, once (promise 40): a repeat does nothing. Cash is refunded at the cash
 * desk.
 */
export async function queueRefund(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { payment, bookingId, reason, at }: RefundOrder,
): Promise<void> {
  const id = uuidv7(at);
  const byAcquirer = payment.method === 'acquiring' || payment.method === 'sbp';
  // For a second payment by transfer there is no acquirer: we must refund it ourselves from the start.
  const failed =
    !byAcquirer && reason === 'paid-twice' ? { state: 'failed', failedAt: at, failure: 'by-transfer' } : {};
  const made = await insertRefund(tx, {
    id,
    paymentId: payment.id,
    kopecks: payment.kopecks,
    reason,
    state: 'queued',
    ...failed,
    idempotenceKey: randomUUID(),
    createdAt: at,
    nextAskAt: byAcquirer ? at : null,
  });
  if (!made) return;
  await post(tx, {
    kind: 'refund-queued',
    reference: id,
    bookingId,
    at,
    debit: 'customer-fees',
    credit: 'refunds-due',
    kopecks: payment.kopecks,
  });
  if (byAcquirer) await jobs.enqueue(tx, 'refund.ask', { refundId: id });
}
