import * as z from 'zod/mini';
import { documentSummary } from '../documents/endpoints.ts';
import { kopecks } from '../wire/schema.ts';

/** Where money is sent to, with what words, and the invoice that says the same, where there is one. */
export const transferOrder = z.object({
  recipient: z.string(),
  /** Of an organisation; empty for a person. */
  inn: z.string(),
  kpp: z.string(),
  bank: z.string(),
  bik: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  kopecks,
  purpose: z.string(),
  /** What a bank's app reads from the code. */
  qr: z.string(),
  invoice: z.nullable(documentSummary),
  /** What the developer has to say of the account. */
  note: z.nullable(z.object({ ru: z.string(), en: z.string() })),
});
export type TransferOrder = z.output<typeof transferOrder>;

/**
 * The line by which a bank's app fills a payment in (GOST R 56042-2014); «ST00012» is UTF-8, the sum is in
 * kopecks. A field that is empty is left out.
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

/** The bar parts the fields; a line break ends the record for some readers. */
function plain(value: string): string {
  return value.replace(/[|\s]+/g, ' ').trim();
}
