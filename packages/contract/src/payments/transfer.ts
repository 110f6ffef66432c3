import * as z from 'zod/mini';
import { documentSummary } from '../documents/endpoints.ts';
import { kopecks } from '../wire/schema.ts';

/** Payment details with their purpose, and the invoice with the same data, where there is one. */
export const transferOrder = z.object({
  recipient: z.string(),
  /** INN of an organisation; empty for a person. */
  inn: z.string(),
  kpp: z.string(),
  bank: z.string(),
  bik: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  kopecks,
  purpose: z.string(),
  /** Content of the QR code for a bank's app. */
  qr: z.string(),
  invoice: z.nullable(documentSummary),
  /** The developer's note about the account. */
  note: z.nullable(z.object({ ru: z.string(), en: z.string() })),
});
export type TransferOrder = z.output<typeof transferOrder>;

/**
 * The payment line for a bank's app (GOST R 56042-2014); «ST00012» is UTF-8, the sum is in kopecks. Empty
 * fields are left out.
 */
export function transferQr(order: Omit<TransferOrder, 'qr' | 'invoice' | 'note'>): string {
  const fields = {
    Name: order.recipient,
    PersonalAcc: order.account,
    BankName: order.bank,
    BIC: order.bik,
    CorrespAcc: order.correspondentAccount,
    Sum: String(order.kopecks),
    Purpose: order.purpose,
    PayeeINN: order.inn,
    KPP: order.kpp,
  };
  const pairs = Object.entries(fields)
    .map(([name, value]) => ({ name, value: plain(value) }))
    .flatMap(({ name, value }) => (value ? [`${name}=${value}`] : []));
  return ['ST00012', ...pairs].join('|');
}

/** The bar separates the fields; some readers end the record at a line break. */
function plain(value: string): string {
  return value.replace(/[|\s]+/g, ' ').trim();
}
