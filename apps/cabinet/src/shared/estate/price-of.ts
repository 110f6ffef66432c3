import type { PaymentForm, Prices } from '@novosel/contract/catalogue/schema.ts';

/** The price of each form of payment (S3-66…68). */
export const priceOf: Record<PaymentForm, keyof Prices> = {
  full: 'full',
  installment: 'base',
  mortgage: 'mortgage',
};

/** Whether an estate is sold by a form of payment: banks lend for homes and not for parking places. */
export const offersForm = (prices: Prices, form: PaymentForm): boolean => prices[priceOf[form]] !== null;
