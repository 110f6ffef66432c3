import { exampleAgreement } from './booking-agreement.example.ts';
import type { InvoiceData } from './render-invoice.ts';

/** A complete invoice for tests. */
export function exampleInvoice(): InvoiceData {
  const { number, at, brand, buyer, fee } = exampleAgreement();
  const { legalName: recipient, inn, kpp, bank } = brand;
  const vat = 'НДС не облагается';
  return {
    number,
    at,
    brand,
    vat,
    payer: buyer.fullName,
    order: {
      recipient,
      inn,
      kpp,
      bank: bank.name,
      bik: bank.bik,
      account: bank.account,
      correspondentAccount: bank.correspondentAccount,
      kopecks: fee.amount,
      purpose: `Плата за бронирование по соглашению № ${number}. ${vat}`,
    },
    payBy: fee.payBy ?? at,
  };
}
