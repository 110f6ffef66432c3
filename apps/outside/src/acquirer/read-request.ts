import { AcquirerError } from './errors.ts';
import { toKopecks } from './money.ts';
import { readReceipt } from './read-receipt.ts';
import type { Amount, MethodType, Receipt } from './types.ts';

type Fields = Record<string, unknown>;

export interface PaymentRequest {
  amount: Amount;
  capture: boolean;
  /** null: the person chooses on the pay page. */
  method: MethodType | null;
  confirmation: { type: 'redirect'; returnUrl: string } | { type: 'qr'; returnUrl: string | null };
  description: string | null;
  metadata: Record<string, string>;
  receipt: Receipt;
}

export interface RefundRequest {
  paymentId: string;
  amount: Amount;
  description: string | null;
  metadata: Record<string, string>;
  receipt: Receipt;
}

/** Reads the body of POST /v3/payments. @throws AcquirerError naming the wrong parameter */
export function readPaymentRequest(body: unknown): PaymentRequest {
  const fields = asFields(body, 'body');
  const method = readMethod(fields.payment_method_data);
  const amount = readAmount(fields.amount);
  return {
    amount,
    capture: fields.capture === true,
    method,
    confirmation: readConfirmation(fields.confirmation, method),
    description: readDescription(fields.description),
    metadata: readMetadata(fields.metadata),
    receipt: readReceipt(fields.receipt, amount),
  };
}

/** Reads the body of POST /v3/refunds. @throws AcquirerError naming the wrong parameter */
export function readRefundRequest(body: unknown): RefundRequest {
  const fields = asFields(body, 'body');
  if (typeof fields.payment_id !== 'string') throw wrong('payment_id');
  const amount = readAmount(fields.amount);
  return {
    paymentId: fields.payment_id,
    amount,
    description: readDescription(fields.description),
    metadata: readMetadata(fields.metadata),
    receipt: readReceipt(fields.receipt, amount),
  };
}

/** Reads an amount of the wire. @throws AcquirerError */
export function readAmount(value: unknown): Amount {
  const fields = asFields(value, 'amount');
  if (toKopecks(fields.value) === null) throw wrong('amount.value');
  if (fields.currency !== 'RUB') throw wrong('amount.currency');
  return { value: fields.value as string, currency: 'RUB' };
}

function readMethod(value: unknown): MethodType | null {
  if (value === undefined) return null;
  const { type } = asFields(value, 'payment_method_data');
  if (type !== 'bank_card' && type !== 'sbp') throw wrong('payment_method_data.type');
  return type;
}

function readConfirmation(value: unknown, method: MethodType | null): PaymentRequest['confirmation'] {
  const { type, return_url: returnUrl } = asFields(value, 'confirmation');
  if (type === 'redirect') return { type, returnUrl: readUrl(returnUrl) };
  // A QR exists for the SBP only, as with YooKassa.
  if (type !== 'qr' || method !== 'sbp') throw wrong('confirmation.type');
  return { type, returnUrl: returnUrl === undefined ? null : readUrl(returnUrl) };
}

/** We redirect people there, so only http and https are allowed. */
function readUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2048 || !URL.canParse(value)) {
    throw wrong('confirmation.return_url');
  }
  if (!['http:', 'https:'].includes(new URL(value).protocol)) throw wrong('confirmation.return_url');
  return value;
}

function readDescription(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > 128) throw wrong('description');
  return value;
}

function readMetadata(value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {};
  const entries = Object.entries(asFields(value, 'metadata'));
  const fits = entries.every(([key, text]) => key.length <= 32 && String(text).length <= 512);
  if (entries.length > 16 || !fits) throw wrong('metadata');
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}

function asFields(value: unknown, parameter: string): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(parameter);
  return value as Fields;
}

function wrong(parameter: string): AcquirerError {
  return new AcquirerError('invalid_request', `Invalid or missing parameter: ${parameter}`, parameter);
}
