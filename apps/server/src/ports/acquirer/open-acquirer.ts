import type { Outcome } from '../outcome.ts';
import type { Acquirer, NewPayment } from './acquirer.ts';
import { amountOf } from './amount.ts';
import { readPayment, readRefund, readRefunds } from './wire.ts';
import { wireReceipt } from './wire-receipt.ts';

export interface AcquirerSettings {
  /** Root of the API, such as https://api.yookassa.ru/v3. */
  readonly url: string;
  readonly shopId: string;
  readonly secret: string;
}

/** YooKassa answers a create within seconds; after this time in milliseconds the result is unknown. */
const timeoutMs = 8000;

/** The acquirer over HTTP, by YooKassa's API v3. */
export function openAcquirer(settings: AcquirerSettings): Acquirer {
  const authorization = `Basic ${Buffer.from(`${settings.shopId}:${settings.secret}`).toString('base64')}`;
  const call = async <Answer>(
    path: string,
    read: (body: unknown) => Answer,
    create?: { key: string; body: object },
  ): Promise<Outcome<Answer>> => {
    try {
      const response = await fetch(`${settings.url}${path}`, {
        method: create ? 'POST' : 'GET',
        headers: {
          authorization,
          ...(create ? { 'idempotence-key': create.key, 'content-type': 'application/json' } : {}),
        },
        ...(create ? { body: JSON.stringify(create.body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json();
      if (response.ok) return { kind: 'answered', answer: read(body) };
      return refusedFor(response.status) ? { kind: 'refused', reason: reasonOf(body) } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  return {
    createPayment: (payment) =>
      call('/payments', readPayment, { key: payment.idempotenceKey, body: paymentBody(payment) }),
    getPayment: (id) => call(`/payments/${encodeURIComponent(id)}`, readPayment),
    createRefund: ({ idempotenceKey, paymentId, kopecks, description, receipt }) =>
      call('/refunds', readRefund, {
        key: idempotenceKey,
        body: {
          payment_id: paymentId,
          amount: amountOf(kopecks),
          description,
          ...wireReceipt(receipt, kopecks),
        },
      }),
    getRefund: (id) => call(`/refunds/${encodeURIComponent(id)}`, readRefund),
    refundsOf: (paymentId) =>
      call(`/refunds?${new URLSearchParams({ payment_id: paymentId, limit: '100' })}`, readRefunds),
  };
}

/** One stage (`capture`): the fee is for a service, so there is no reason to only authorise it. */
function paymentBody({ kopecks, method, description, returnUrl, metadata, receipt }: NewPayment): object {
  const sbp = method === 'sbp';
  return {
    amount: amountOf(kopecks),
    capture: true,
    payment_method_data: { type: sbp ? 'sbp' : 'bank_card' },
    confirmation: { type: sbp ? 'qr' : 'redirect', return_url: returnUrl },
    description,
    metadata,
    ...wireReceipt(receipt, kopecks),
  };
}

/**
 * Wrong credentials, too many calls and conflicts say nothing about the payment itself: they count as
 * «unknown».
 */
function refusedFor(status: number): boolean {
  return status === 400 || status === 404 || status === 422;
}

function reasonOf(body: unknown): string {
  const { code, parameter } = (body ?? {}) as { code?: unknown; parameter?: unknown };
  return [code, parameter].filter((part) => typeof part === 'string').join(' ') || 'refused';
}
