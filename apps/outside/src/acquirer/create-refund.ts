import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import { AcquirerError } from './errors.ts';
import { toKopecks, toValue } from './money.ts';
import { readRefundRequest } from './read-request.ts';
import { registerReceipt } from './register-receipt.ts';
import { sentinelOf } from './sentinels.ts';
import { findPayment } from './settle-payment.ts';
import type { RefundObject } from './types.ts';

/** Refunds all or a part of a succeeded payment. @throws AcquirerError not_found, invalid_request */
export function createRefund(world: World, body: unknown): RefundObject {
  const request = readRefundRequest(body);
  const { object: payment } = findPayment(world, request.paymentId);
  if (payment.status !== 'succeeded') {
    throw new AcquirerError(
      'invalid_request',
      `Payment in status ${payment.status} cannot be refunded`,
      'payment_id',
    );
  }
  const refunded = toKopecks(payment.refunded_amount?.value) ?? 0;
  const left = (toKopecks(payment.amount.value) ?? 0) - refunded;
  const asked = toKopecks(request.amount.value) ?? 0;
  if (asked > left) {
    throw new AcquirerError(
      'invalid_request',
      'Refund amount exceeds the rest of the payment',
      'amount.value',
    );
  }

  const declined = sentinelOf(request.amount.value) === 13;
  const refund: RefundObject = {
    id: randomUUID(),
    payment_id: payment.id,
    status: declined ? 'canceled' : 'succeeded',
    created_at: world.now().toISOString(),
    amount: request.amount,
    ...(request.description === null ? {} : { description: request.description }),
    ...(Object.keys(request.metadata).length > 0 ? { metadata: request.metadata } : {}),
    receipt_registration: declined ? 'canceled' : 'succeeded',
    ...(declined ? { cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' } } : {}),
  };
  world.store.state.refunds[refund.id] = refund;
  // YooKassa has no event for a refund that was canceled.
  if (!declined) {
    payment.refunded_amount = { value: toValue(refunded + asked), currency: 'RUB' };
    payment.refundable = asked < left;
    registerReceipt(world, request.receipt, { type: 'refund', paymentId: payment.id });
    world.notifier.send([{ event: 'refund.succeeded', object: refund }]);
  }
  world.store.touch();
  return structuredClone(refund);
}
