import { type TransferOrder, transferQr } from '@novosel/contract/payments/transfer.ts';
import { brand } from '../../../platform/brand.ts';
import { type DocumentRow, toSummary } from '../../documents/public.ts';
import type { BookingRow } from '../booking.repo.ts';

/**
 * Payment details and purpose for the fee of a booking: the same for the page, its QR code and the invoice.
 */
export function transferOrder(
  { number, feeKopecks }: Pick<BookingRow, 'number' | 'feeKopecks'>,
  invoice?: DocumentRow,
): TransferOrder {
  const { shortName, inn, kpp, bank } = brand.developer;
  const order = {
    recipient: shortName,
    inn,
    kpp,
    bank: bank.name,
    bik: bank.bik,
    account: bank.account,
    correspondentAccount: bank.correspondentAccount,
    kopecks: feeKopecks,
    purpose: [`Оплата бронирования № ${number}`, brand.transfer?.vat].filter(Boolean).join('. '),
  };
  return {
    ...order,
    qr: transferQr(order),
    invoice: invoice ? toSummary(invoice) : null,
    note: brand.transfer?.note ?? null,
  };
}
