import type { Context } from '../../context.ts';
import { findPayment, findRefund } from './payments.repo.ts';
import { askRefund } from './refunds/ask-refund.ts';
import { askPayment } from './tries/ask-payment.ts';
import { sweepPayments } from './tries/sweep-payments.ts';
import { followNotice } from './tries/take-notice.ts';

interface AskJob {
  readonly paymentId?: string;
  /** The time for which the job was made; another one in the row means that somebody has asked since. */
  readonly due?: string;
  /** The acquirer's ID in a notification. */
  readonly noticed?: string;
  readonly event?: string;
}

const sweepSeconds = 15;
/** Parallel workers: one that waits for a silent acquirer must not delay the others. */
const lanes = 3;

/** Background jobs of payments and refunds. */
export async function workPayments(context: Context): Promise<void> {
  const { jobs, db } = context;
  const ask = async ({ paymentId, due, noticed, event }: AskJob): Promise<void> => {
    if (noticed) return followNotice(context, noticed, event);
    const payment = paymentId ? await findPayment(db, paymentId) : undefined;
    if (payment && payment.nextAskAt?.toISOString() === due) await askPayment(context, payment.id);
  };
  for (let lane = 0; lane < lanes; lane++) await jobs.work('payment.ask', ask);
  await jobs.work<{ refundId: string; due?: string }>('refund.ask', async ({ refundId, due }) => {
    const refund = await findRefund(db, refundId);
    if (refund && (!due || refund.nextAskAt?.toISOString() === due)) await askRefund(context, refundId);
  });
  await jobs.every('payment.sweep', sweepSeconds, () => sweepPayments(context));
}
