import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Receipt } from '../../ports/acquirer/acquirer.ts';
import { personOf } from '../identity/public.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * The fiscal receipt of a fee: to the buyer, whoever pays for him, by his confirmed e-mail (agreement, «Плата
 * за бронирование»), otherwise by his phone. Cash registers accept only ASCII addresses; a domain has such a
 * form. Null without either; the acquirer then refuses, and the desk sees why.
 */
export async function receiptFor(
  db: Executor,
  userId: number,
  { description, fiscalReceipt }: Partial<Pick<PaymentRow, 'description' | 'fiscalReceipt'>>,
): Promise<Receipt | null> {
  // For a deleted account: the address of the payment's receipt.
  const customer = (await customerOf(db, userId)) ?? fiscalReceipt?.customer;
  const { subject, mode, vatCode, taxSystemCode } = brand.receipt;
  if (!customer || !description) return null;
  return { customer, description, subject, mode, vatCode, taxSystemCode: taxSystemCode ?? null };
}

async function customerOf(db: Executor, userId: number): Promise<Receipt['customer'] | undefined> {
  const { email, phone } = (await personOf(db, userId)) ?? {};
  if (email && (!phone || /^[\x21-\x7e]+@/.test(email))) return { email };
  return phone ? { phone } : undefined;
}
