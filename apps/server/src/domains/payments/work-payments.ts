import type { Context } from '../../context.ts';
import { askPayment } from './ask-payment.ts';
import { askRefund } from './ask-refund.ts';
import { findPayment, findRefund } from './payments.repo.ts';
import { sweepPayments } from './sweep-payments.ts';
import { followNotice } from './take-notice.ts';

interface AskJob {
  readonly paymentId?: string;
  /** The moment for which it was made; another one in the row means that the row has been asked about since. */
  readonly due?: string;
  /** Id at the acquirer that a notice named. */
  readonly noticed?: string;
  readonly event?: string;
}

const sweepSeconds = 15;

/** The background work of payments and refunds. */
export async function workPayments(context: Context): Promise<void> {
  const { jobs, db } = context;
  await jobs.work<AskJob>('payment.ask', async ({ paymentId, due, noticed, event }) => {
    if (noticed) return followNotice(context, noticed, event);
    const payment = paymentId ? await findPayment(db, paymentId) : undefined;
    if (payment && payment.nextAskAt?.toISOString() === due) await askPayment(context, payment.id);
  });
  await jobs.work<{ refundId: string; due?: string }>('refund.ask', async ({ refundId, due }) => {
    const refund = await findRefund(db, refundId);
    if (refund && (!due || refund.nextAskAt?.toISOString() === due)) await askRefund(context, refundId);
  });
  await jobs.every('payment.sweep', sweepSeconds, () => sweepPayments(context));
}
