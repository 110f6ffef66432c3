import type { PaymentForm, Prices } from '@novosel/contract/catalogue/schema.ts';

/** Which of the prices a form of payment takes (S3-66…68). */
export const priceOf: Record<PaymentForm, keyof Prices> = {
  full: 'full',
  installment: 'base',
  mortgage: 'mortgage',
};

/** Whether an estate is sold by a form of payment: banks lend on homes and not on parking places. */
export const offersForm = (prices: Prices, form: PaymentForm): boolean => prices[priceOf[form]] !== null;
