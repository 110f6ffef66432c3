import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import { post } from '../../platform/ledger.ts';
import type { ProviderRefund, Told } from '../../ports/acquirer/acquirer.ts';
import { moveDeposit } from './move-deposit.ts';
import { nextAsk } from './next-ask.ts';
import { newsOf } from './payment-news.ts';
import { refundDone } from './payments.events.ts';
import {
  type DepositRow,
  findPayment,
  findRefund,
  lockDepositById,
  lockRefund,
  type PaymentRow,
  type RefundRow,
  updateRefund,
} from './payments.repo.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'acquirer' | 'events' | 'jobs'>;

/** Asks the acquirer for a refund with its own key, or about one already asked for, until that is final. */
export async function askRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund || refund.doneAt || refund.state === 'failed') return;
  const payment = await findPayment(deps.db, refund.paymentId);
  if (!payment?.providerId) return;
  const told = await ask(deps, refund, payment.providerId);
  await deps.db.transaction(async (tx) => {
    const deposit = await lockDepositById(tx, payment.depositId);
    const locked = await lockRefund(tx, refundId);
    if (!locked || locked.doneAt || locked.state === 'failed') return;
    await apply(deps, tx, { deposit, payment, refund: locked }, told);
  });
}

function ask({ acquirer }: Deps, refund: RefundRow, paymentId: string): Promise<Told<ProviderRefund>> {
  if (refund.providerId) return acquirer.getRefund(refund.providerId);
  const { idempotenceKey, kopecks } = refund;
  return acquirer.createRefund({ idempotenceKey, paymentId, kopecks, description: 'Возврат платы за бронь' });
}

interface Rows {
  readonly deposit: DepositRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

async function apply(deps: Deps, tx: Tx, rows: Rows, told: Told<ProviderRefund>): Promise<void> {
  const { refund, payment } = rows;
  const at = deps.clock.now();
  if (told.kind === 'unknown') return askLater(deps, tx, refund, at);
  if (told.kind === 'refused') return fail(tx, refund, told.reason, at);
  const { answer } = told;
  if (answer.paymentId !== payment.providerId || answer.kopecks !== refund.kopecks)
    return fail(tx, refund, 'mismatch', at);
  if (answer.status === 'canceled') return fail(tx, { ...refund, providerId: answer.id }, 'canceled', at);
  if (answer.status === 'pending') {
    await updateRefund(tx, refund.id, { providerId: answer.id, state: 'asked' });
    return askLater(deps, tx, refund, at);
  }
  return finish(deps, tx, rows, answer, at);
}

async function finish(
  { events }: Deps,
  tx: Tx,
  { deposit, payment, refund }: Rows,
  { id: providerId }: ProviderRefund,
  at: Date,
): Promise<void> {
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
  // The second payment of a deposit goes back without the deposit itself being touched.
  if (deposit.paidBy !== payment.id) return;
  await moveDeposit(tx, deposit, 'returned', at);
  await events.publish(tx, refundDone, newsOf(deposit, payment, at));
}

async function askLater({ jobs }: Deps, tx: Tx, refund: RefundRow, at: Date): Promise<void> {
  const nextAskAt = nextAsk(refund.createdAt, at);
  await updateRefund(tx, refund.id, { nextAskAt });
  await jobs.enqueue(
    tx,
    'refund.ask',
    { refundId: refund.id, due: nextAskAt.toISOString() },
    { at: nextAskAt },
  );
}

/** A refund that the acquirer will not make is for people: it stands in the audit log and on the deal's card. */
async function fail(tx: Tx, refund: RefundRow, reason: string, at: Date): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'failed', providerId: refund.providerId, nextAskAt: null });
  const subject = `refund:${refund.id}`;
  await audit(tx, {
    at,
    actorKind: 'acquirer',
    action: 'payments.refund-failed',
    subject,
    details: { reason },
  });
}
