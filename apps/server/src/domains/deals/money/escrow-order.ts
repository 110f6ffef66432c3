import { duePayment } from '@novosel/contract/deals/due-payment.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { type TransferOrder, transferQr } from '@novosel/contract/payments/transfer.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { fullName } from '../../booking/public.ts';
import { passportOf } from '../../users/public.ts';
import { escrowOf } from './escrow.repo.ts';

type Due = Pick<DealView, 'number'> & Parameters<typeof duePayment>[0];

/**
 * The requisites of what is due now. The recipient is the buyer, who owns the account, so they carry no tax
 * numbers.
 * @returns null while nothing is due, no account is recorded, or the sum is known to the bank alone
 */
export async function escrowOrder(
  db: Executor,
  { id, holder }: { readonly id: string; readonly holder: number },
  deal: Due,
): Promise<TransferOrder | null> {
  const due = duePayment(deal);
  if (!due || due.kopecks === null) return null;
  const account = await escrowOf(db, id);
  // The bank has opened it by his passport.
  const passport = account && (await passportOf(db, holder));
  if (!account || !passport) return null;
  const { kopecks, part } = due;
  const payment = part && `платёж ${part.number} из ${part.of}`;
  const purpose = [`Внесение средств на счёт эскроу, сделка № ${deal.number}`, payment]
    .filter(Boolean)
    .join(', ');
  const order = {
    recipient: fullName(passport),
    inn: '',
    kpp: '',
    ...account,
    kopecks,
    purpose: `${purpose}. НДС не облагается`,
  };
  return { ...order, qr: transferQr(order), invoice: null, note: null };
}
