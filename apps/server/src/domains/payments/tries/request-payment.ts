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

/** Seconds for the request itself to ask the acquirer before the job does. */
const firstAskSeconds = 15;

/**
 * Records a payment with its idempotence key; the acquirer is called only after the commit.
 * @returns the ID of the payment to ask about: an open one with the same method is continued, one that waits
 * for the buyer is replaced by another method
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
  // The acquirer redirects the payer to this address: a payment begun by another person is not continued.
  if (open?.method === request.method && open.returnUrl === request.returnUrl) return open.id;
  // Without the acquirer's answer the payment cannot be replaced: it might succeed at this moment.
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
    // Both are empty when the buyer pays himself.
    actorId: actor.onBehalfOf === undefined ? null : actor.id,
    onBehalfOf: actor.onBehalfOf ?? null,
    createdAt: at,
    nextAskAt,
  });
  await jobs.enqueue(tx, 'payment.ask', { paymentId: id, due: nextAskAt.toISOString() }, { at: nextAskAt });
  return id;
}
