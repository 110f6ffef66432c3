import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { nextAsk } from '../../../platform/jobs/next-ask.ts';
import type { ProviderRefund, Receipt } from '../../../ports/acquirer/acquirer.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { byAcquirer } from '../by-acquirer.ts';
import {
  claimRefund,
  type DepositRow,
  findDeposit,
  findPayment,
  findRefund,
  lockDepositById,
  lockRefund,
  type PaymentRow,
  type RefundRow,
  updateRefund,
} from '../payments.repo.ts';
import { receiptFor } from '../receipt-for.ts';
import { keyIsOld } from '../tries/key-life.ts';
import { refundIsDone, refundIsRefused } from './settle-refund.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'acquirer' | 'events' | 'jobs'>;

interface Paid {
  /** The acquirer's ID. */
  readonly id: string;
  readonly description: string | null;
}

/** Nothing was done with the key, and the acquirer has forgotten it. */
type Asked = Outcome<ProviderRefund> | { readonly kind: 'forgotten' };

/** Requests a refund from the acquirer with its own key, or asks about a requested one, until it is final. */
export async function askRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  const payment = refund && (await findPayment(deps.db, refund.paymentId));
  if (!payment?.providerId) return;
  const now = deps.clock.now();
  const before = await claimRefund(deps.db, refundId, now, await receiptOf(deps.db, payment));
  if (!before) return;
  const { providerId: id, description } = payment;
  const told = await ask(deps, before, { id, description }, now);
  await deps.db.transaction(async (tx) => {
    const deposit = await lockDepositById(tx, payment.depositId);
    const locked = await lockRefund(tx, refundId);
    if (!locked || locked.doneAt || locked.state === 'failed') return;
    // Requested again meanwhile: this answer is about an old key.
    if (locked.idempotenceKey !== before.idempotenceKey) return;
    await apply(deps, tx, { deposit, payment, refund: locked, before }, told);
  });
}

async function ask(
  { acquirer }: Deps,
  { providerId, idempotenceKey, kopecks, askedAt, failure, fiscalReceipt }: RefundRow,
  { id: paymentId, description }: Paid,
  now: Date,
): Promise<Asked> {
  if (providerId) return acquirer.getRefund(providerId);
  if (askedAt || failure) {
    // Asks the acquirer for existing refunds before a create: one may have been made without our knowledge,
    // or by hand.
    const made = await acquirer.refundsOf(paymentId);
    if (made.kind !== 'answered') return { kind: 'unknown' };
    const alive = made.answer.find(({ status }) => status !== 'canceled');
    if (alive) return { kind: 'answered', answer: alive };
    if (askedAt && keyIsOld(askedAt, now)) return { kind: 'forgotten' };
  }
  return acquirer.createRefund({
    idempotenceKey,
    paymentId,
    kopecks,
    description: description ? `Возврат. ${description}` : 'Возврат платы за бронь',
    receipt: fiscalReceipt,
  });
}

/** The receipt of a refund, to the buyer's present contact. */
async function receiptOf(db: Deps['db'], payment: PaymentRow): Promise<Receipt | null> {
  const { userId } = await findDeposit(db, payment.depositId);
  return receiptFor(db, userId, payment);
}

interface Rows {
  readonly deposit: DepositRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
  /** The refund before this call: if it was never requested, a refusal is final. */
  readonly before: RefundRow;
}

async function apply(deps: Deps, tx: Tx, rows: Rows, told: Asked): Promise<void> {
  const { refund, payment } = rows;
  const act = byAcquirer(deps.clock.now());
  const { at } = act;
  if (told.kind === 'unknown') return askLater(deps, tx, refund, at);
  if (told.kind === 'forgotten') return refundIsRefused(deps, tx, act, rows, 'key-expired');
  if (told.kind === 'refused') return applyRefusal(deps, tx, act, rows, told.reason);
  const { answer } = told;
  const known = { ...rows, refund: { ...refund, providerId: answer.id } };
  if (answer.paymentId !== payment.providerId || answer.kopecks !== refund.kopecks)
    return refundIsRefused(deps, tx, act, rows, 'mismatch');
  if (answer.status === 'canceled') return refundIsRefused(deps, tx, act, known, 'canceled');
  if (answer.status === 'succeeded') return refundIsDone(deps, tx, act, known);
  await updateRefund(tx, refund.id, { providerId: answer.id, state: 'asked' });
  return askLater(deps, tx, refund, at);
}

/** A refusal after an unknown answer does not mean that nothing was done before. */
async function applyRefusal(deps: Deps, tx: Tx, act: Act, rows: Rows, reason: string): Promise<void> {
  const { at } = act;
  const { refund, before } = rows;
  if (!before.askedAt || keyIsOld(before.askedAt, at)) return refundIsRefused(deps, tx, act, rows, reason);
  const subject = `refund:${refund.id}`;
  await audit(tx, act, { action: 'payments.refund-refused-later', subject, details: { reason } });
  await askLater(deps, tx, refund, at);
}

async function askLater({ jobs }: Deps, tx: Tx, refund: RefundRow, at: Date): Promise<void> {
  const nextAskAt = nextAsk(refund.askedAt ?? at, at);
  await updateRefund(tx, refund.id, { nextAskAt });
  await jobs.enqueue(
    tx,
    'refund.ask',
    { refundId: refund.id, due: nextAskAt.toISOString() },
    { at: nextAskAt },
  );
}
