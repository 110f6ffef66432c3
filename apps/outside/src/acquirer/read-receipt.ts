import { AcquirerError } from './errors.ts';
import { toKopecks } from './money.ts';
import { RECEIPT_SENTINEL } from './sentinels.ts';
import type { Amount, Receipt } from './types.ts';

/** YooKassa, «Справочник значений»: payment subjects, payment modes, codes of VAT rates and tax systems. */
const SUBJECTS: readonly unknown[] = ['commodity', 'service', 'job', 'payment', 'another'];
const MODES: readonly unknown[] = ['full_prepayment', 'partial_prepayment', 'advance', 'full_payment'];
const LAST_VAT_CODE = 12;
const LAST_TAX_SYSTEM_CODE = 6;

/**
 * Reads the receipt of a payment or refund, which 54-FZ requires of a shop: the recipient, and lines that add
 * up to the sum.
 * @throws AcquirerError invalid_request naming the wrong parameter
 */
export function readReceipt(value: unknown, amount: Amount): Receipt {
  const receipt = fieldsOf(value);
  if (!receipt) throw refusal('receipt', 'Receipt is missing or illegal');
  const { customer, items, tax_system_code: taxSystem } = receipt;
  if (taxSystem !== undefined && !isCode(taxSystem, LAST_TAX_SYSTEM_CODE))
    throw refusal('receipt.tax_system_code');
  checkCustomer(fieldsOf(customer));
  if (!Array.isArray(items) || items.length === 0 || items.length > 6) throw refusal('receipt.items');
  const total = items.reduce<number>((sum, item, place) => sum + lineTotal(fieldsOf(item), place), 0);
  if (total !== toKopecks(amount.value))
    throw refusal('receipt.items', 'Sum of the receipt does not match the amount');
  return receipt as unknown as Receipt;
}

function checkCustomer(customer: Record<string, unknown> | null): void {
  const { email, phone } = customer ?? {};
  if (email === undefined && phone === undefined) throw refusal('receipt.customer');
  if (email !== undefined && !(typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)))
    throw refusal('receipt.customer.email');
  // E.164 without the plus, as YooKassa writes it.
  if (phone !== undefined && !(typeof phone === 'string' && /^\d{11,15}$/.test(phone)))
    throw refusal('receipt.customer.phone');
  if (typeof email === 'string' && email.startsWith(RECEIPT_SENTINEL))
    throw refusal('receipt', 'Receipt cannot be registered');
}

/** Total of a line in kopecks. */
function lineTotal(item: Record<string, unknown> | null, place: number): number {
  const wrong = (field: string) => refusal(`receipt.items[${place}].${field}`);
  const { description, quantity, amount, vat_code, payment_subject, payment_mode } = item ?? {};
  if (typeof description !== 'string' || description.length === 0 || description.length > 128)
    throw wrong('description');
  const count = Number(quantity);
  if (!Number.isInteger(count) || count < 1) throw wrong('quantity');
  const price = fieldsOf(amount);
  const kopecks = toKopecks(price?.value);
  if (kopecks === null || price?.currency !== 'RUB') throw wrong('amount');
  if (!isCode(vat_code, LAST_VAT_CODE)) throw wrong('vat_code');
  if (!SUBJECTS.includes(payment_subject)) throw wrong('payment_subject');
  if (!MODES.includes(payment_mode)) throw wrong('payment_mode');
  return kopecks * count;
}

function isCode(value: unknown, last: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= last;
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function refusal(
  parameter: string,
  description = `Invalid or missing parameter: ${parameter}`,
): AcquirerError {
  return new AcquirerError('invalid_request', description, parameter);
}
