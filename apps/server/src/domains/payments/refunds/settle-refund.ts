import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { post } from '../ledger.repo.ts';
import { moveDeposit } from '../move-deposit.ts';
import { newsOf } from '../payment-news.ts';
import { refundDone, refundFailed } from '../payments.events.ts';
import { type DepositRow, type PaymentRow, type RefundRow, updateRefund } from '../payments.repo.ts';

type Deps = Pick<Context, 'events'>;

/** A refund with its payment and deposit, locked by the caller. */
export interface RefundRows {
  readonly deposit: DepositRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

/** Whether it refunds a second payment, which does not change the deposit itself. */
export function isPaidTwice({ deposit, payment }: Pick<RefundRows, 'deposit' | 'payment'>): boolean {
  return deposit.paidBy !== payment.id;
}

/** Records that the acquirer has made the refund. */
export async function refundIsDone({ events }: Deps, tx: Tx, { at }: Act, rows: RefundRows): Promise<void> {
  const { deposit, payment, refund } = rows;
  const { providerId } = refund;
  await updateRefund(tx, refund.id, { providerId, state: 'done', doneAt: at, nextAskAt: null });
  await post(tx, {
    kind: 'refund-done',
    reference: refund.id,
    bookingId: deposit.bookingId,
    at,
    debit: 'refunds-due',
    credit: 'acquirer',
    kopecks: refund.kopecks,
  });
  if (isPaidTwice(rows)) return tell(tx, { to: 'desk', topic: 'queue', id: deposit.bookingId });
  await moveDeposit(tx, deposit, 'returned', at);
  await events.publish(tx, refundDone, newsOf(deposit, payment, at));
}

/**
 * Records that the acquirer refuses a refund: the desk requests it again or returns the money in another way.
 */
export async function refundIsRefused(
  { events }: Deps,
  tx: Tx,
  act: Act,
  rows: RefundRows,
  reason: string,
): Promise<void> {
  const { at } = act;
  const { deposit, payment, refund } = rows;
  const { providerId } = refund;
  const set = { state: 'failed', providerId, failedAt: at, failure: reason, nextAskAt: null };
  await updateRefund(tx, refund.id, set);
  const subject = `refund:${refund.id}`;
  await audit(tx, act, { action: 'payments.refund-failed', subject, details: { reason } });
  await events.publish(tx, refundFailed, { ...newsOf(deposit, payment, at), paidTwice: isPaidTwice(rows) });
}
