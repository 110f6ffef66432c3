import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { moveDeposit, placeOf } from '../move-deposit.ts';
import { insertPayment, lockDeposit, openPaymentOf, retirePayments } from '../payments.repo.ts';
import { receiptFor } from '../receipt-for.ts';

export interface PaymentRequest {
  readonly bookingId: string;
  readonly method: 'acquiring' | 'sbp';
  readonly description: string;
  readonly returnUrl: string;
}

/** Time for the request itself to ask the acquirer before the job does. */
const firstAskSeconds = 15;

/**
 * Writes down a try to pay with its idempotence key; the acquirer is called only after this is committed.
 * @returns the id of the payment to ask about: a try under way by the same method is gone on with, one that
 *   waits for the buyer gives way to another method
 */
export async function requestPayment(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { at, actor }: BuyerAct,
  request: PaymentRequest,
): Promise<string> {
  const deposit = await lockDeposit(tx, request.bookingId);
  if (!deposit) throw new AppError('STEP_WRONG');
  const open = await openPaymentOf(tx, request.bookingId);
  // The acquirer sends back whoever pays: a try of another person is not gone on with.
  if (open?.method === request.method && open.returnUrl === request.returnUrl) return open.id;
  // What the acquirer has not answered about cannot be left for another try: it might be paid at this moment.
  if (open && open.method !== 'other' && placeOf(deposit) !== 'forPayment')
    throw new AppError('PAYMENT_IN_PROGRESS');
  const id = uuidv7(at);
  await retirePayments(tx, deposit.id, id, at);
  if (!(await moveDeposit(tx, deposit, 'asked', at))) throw new AppError('STEP_WRONG');
  const nextAskAt = after(at, firstAskSeconds);
  await insertPayment(tx, {
    id,
    depositId: deposit.id,
    method: request.method,
    idempotenceKey: randomUUID(),
    providerStatus: 'unknown',
    kopecks: deposit.kopecks,
    description: request.description,
    returnUrl: request.returnUrl,
    fiscalReceipt: await receiptFor(tx, deposit.userId, request),
    // Of the buyer's own payment neither is written.
    actorId: actor.onBehalfOf === undefined ? null : actor.id,
    onBehalfOf: actor.onBehalfOf ?? null,
    createdAt: at,
    nextAskAt,
  });
  await jobs.enqueue(tx, 'payment.ask', { paymentId: id, due: nextAskAt.toISOString() }, { at: nextAskAt });
  return id;
}
