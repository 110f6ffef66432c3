import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { nextAsk } from '../../../platform/jobs/next-ask.ts';
import type { ProviderPayment } from '../../../ports/acquirer/acquirer.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { byAcquirer } from '../by-acquirer.ts';
import { disagreement } from '../disagreement.ts';
import { moveDeposit } from '../move-deposit.ts';
import { newsOf } from '../payment-news.ts';
import { paymentPending, paymentUnclear } from '../payments.events.ts';
import { claimAsk, lockDepositById, lockPayment, type PaymentRow, updatePayment } from '../payments.repo.ts';
import { keyIsOld } from './key-life.ts';
import { type PaymentRows, settleDeclined, settlePayment } from './settle-payment.ts';

export type AskDeps = Pick<Context, 'db' | 'clock' | 'acquirer' | 'events' | 'jobs' | 'log'>;

/**
 * Asks the acquirer about an open payment and stores the answer: creates it with its own key if that is not
 * answered yet, otherwise reads it. An unknown result is asked for again (truth 7).
 * @param notSince skips a payment that was asked about after this moment
 * @returns whether the payment is final now
 */
export async function askPayment(deps: AskDeps, paymentId: string, notSince?: Date): Promise<boolean> {
  const now = deps.clock.now();
  const payment = await claimAsk(deps.db, paymentId, now, notSince ?? after(now, 1));
  if (!payment) return false;
  const told = await ask(deps, payment, now);
  return deps.db.transaction((tx) => applyAnswer(deps, tx, payment, told));
}

async function ask({ acquirer }: AskDeps, payment: PaymentRow, now: Date): Promise<Outcome<ProviderPayment>> {
  if (payment.providerId) return acquirer.getPayment(payment.providerId);
  if (keyIsOld(payment.createdAt, now)) return { kind: 'unknown' };
  return acquirer.createPayment({
    idempotenceKey: payment.idempotenceKey,
    kopecks: payment.kopecks,
    method: payment.method === 'sbp' ? 'sbp' : 'acquiring',
    description: payment.description ?? '',
    returnUrl: payment.returnUrl ?? '',
    metadata: { payment: payment.id },
    receipt: payment.fiscalReceipt,
  });
}

/** @param asked the payment before this call: if it was never asked about, a refusal is final */
async function applyAnswer(
  deps: AskDeps,
  tx: Tx,
  asked: PaymentRow,
  told: Outcome<ProviderPayment>,
): Promise<boolean> {
  const act = byAcquirer(deps.clock.now());
  const { at } = act;
  const deposit = await lockDepositById(tx, asked.depositId);
  const payment = await lockPayment(tx, asked.id);
  if (!payment || payment.settledAt) return true;
  if (told.kind === 'answered') return applyTold(deps, tx, act, { deposit, payment }, told.answer);
  if (told.kind === 'refused' && asked.askedAt === null && asked.providerId === null) {
    await settleDeclined(deps, tx, act, { deposit, payment, reason: told.reason });
    return true;
  }
  // A refusal after an unknown answer does not mean that nothing was done before.
  if (told.kind === 'refused')
    await audit(tx, act, {
      action: 'payments.refused-later',
      subject: `payment:${payment.id}`,
      details: { reason: told.reason },
    });
  if (!payment.retiredAt) await deps.events.publish(tx, paymentUnclear, newsOf(deposit, payment, at));
  await askLater(deps, tx, payment, at, true);
  return false;
}

async function applyTold(
  deps: AskDeps,
  tx: Tx,
  act: Act,
  { deposit, payment }: PaymentRows,
  answer: ProviderPayment,
): Promise<boolean> {
  const { at } = act;
  const wrong = disagreement(payment, answer);
  if (wrong) {
    const subject = `payment:${payment.id}`;
    await audit(tx, act, { action: 'payments.mismatch', subject, details: { reason: wrong } });
    await askLater(deps, tx, payment, at);
    return false;
  }
  const known = { ...payment, providerId: answer.id };
  await updatePayment(tx, payment.id, {
    providerId: answer.id,
    providerStatus: answer.status,
    ...(payment.retiredAt ? {} : waysToConfirm(answer)),
  });
  if (answer.status === 'succeeded') {
    await settlePayment(deps, tx, act, { deposit, payment });
    return true;
  }
  if (answer.status === 'canceled') {
    await settleDeclined(deps, tx, act, { deposit, payment: known, reason: answer.declinedReason });
    return true;
  }
  const event = answer.status === 'pending' ? 'pending' : 'capturing';
  if (!payment.retiredAt) {
    await moveDeposit(tx, deposit, event, at);
    // Published even if the deposit has not changed: between two answers the booking may have become unclear.
    await deps.events.publish(tx, paymentPending, newsOf(deposit, payment, at));
  }
  await askLater(deps, tx, payment, at);
  return false;
}

/** The acquirer returns them only once; a later answer without them does not delete them. */
function waysToConfirm({ confirmationUrl, qr }: ProviderPayment): Partial<PaymentRow> {
  return { ...(confirmationUrl ? { confirmationUrl } : {}), ...(qr ? { qr } : {}) };
}

async function askLater(
  { jobs }: AskDeps,
  tx: Tx,
  payment: PaymentRow,
  at: Date,
  unclear = false,
): Promise<void> {
  const nextAskAt = nextAsk(payment.createdAt, at, unclear);
  await updatePayment(tx, payment.id, { nextAskAt });
  await jobs.enqueue(
    tx,
    'payment.ask',
    { paymentId: payment.id, due: nextAskAt.toISOString() },
    { at: nextAskAt },
  );
}
