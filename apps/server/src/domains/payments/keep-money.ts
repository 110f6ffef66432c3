import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { moveDeposit } from './move-deposit.ts';
import type { PaymentNews } from './payments.events.ts';
import { findPayment, lockDeposit, type PaymentRow } from './payments.repo.ts';
import { queueRefund } from './refunds/queue-refund.ts';

const pastAcquirer = (payment: Pick<PaymentRow, 'method'> | undefined): boolean =>
  payment?.method === 'other';

/** Pays the deposit with the money: there is an estate for it. */
export async function keepMoney(tx: Tx, news: PaymentNews): Promise<void> {
  const deposit = await lockDeposit(tx, news.bookingId);
  const paid = pastAcquirer(await findPayment(tx, news.paymentId)) ? 'paid-cash' : 'paid';
  const more = { paidAt: news.at, paidBy: news.paymentId };
  if (!deposit || !(await moveDeposit(tx, deposit, paid, news.at, more)))
    throw new Error(`the deposit of booking ${news.bookingId} cannot be paid`);
}

/** Refunds money that came without an estate for it. */
export async function returnMoney(
  deps: Pick<Context, 'jobs'>,
  tx: Tx,
  news: PaymentNews,
  reason: string,
): Promise<void> {
  const deposit = await lockDeposit(tx, news.bookingId);
  const payment = await findPayment(tx, news.paymentId);
  const more = { paidAt: news.at, paidBy: news.paymentId };
  const returning = pastAcquirer(payment) ? 'returning-cash' : 'returning';
  if (!deposit || !payment || !(await moveDeposit(tx, deposit, returning, news.at, more)))
    throw new Error(`the deposit of booking ${news.bookingId} cannot go back`);
  await queueRefund(deps, tx, { payment, bookingId: news.bookingId, reason, at: news.at });
}

/** Refunds what was paid for a booking, by the way it came. @returns false when nothing was paid */
export async function refundDeposit(
  deps: Pick<Context, 'jobs'>,
  tx: Tx,
  bookingId: string,
  reason: string,
  at: Date,
): Promise<boolean> {
  const deposit = await lockDeposit(tx, bookingId);
  const payment = deposit?.paidBy ? await findPayment(tx, deposit.paidBy) : undefined;
  if (!deposit || !payment) return false;
  if (!(await moveDeposit(tx, deposit, 'returning', at))) return false;
  await queueRefund(deps, tx, { payment, bookingId, reason, at });
  return true;
}
