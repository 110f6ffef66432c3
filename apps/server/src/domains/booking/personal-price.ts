import { type Discount, dealPrice, discountLines } from '@novosel/contract/booking/price.ts';
import type { PaymentForm, Prices } from '@novosel/contract/catalogue/schema.ts';
import type { KeptPrice } from './booking.repo.ts';

interface Priced {
  readonly prices: Prices;
  /** Hundredths of a square metre. */
  readonly areaTotal: number;
}

/** A booking is made at the full price; the form of payment is chosen in the deal's parameters. */
const bookingForm = 'full';

/** The price of an estate for this person: the list price by S3-62…69, then a line for each discount. */
export function personalPrice({ prices, areaTotal }: Priced, discounts: readonly Discount[]): KeptPrice {
  const listKopecks = dealPrice({ flat: prices, form: bookingForm });
  const lines = discountLines(listKopecks, discounts).filter(({ kopecks }) => kopecks !== 0);
  const totalKopecks = total(listKopecks, discounts);
  return {
    form: bookingForm,
    listKopecks,
    lines,
    totalKopecks,
    perSquareMetreKopecks: areaTotal > 0 ? Math.round((totalKopecks / areaTotal) * 100) : 0,
    otherForms: (['installment', 'mortgage'] as const).map((form) => {
      const list = priceOf(prices, form);
      return { form, kopecks: total(list, discounts), listKopecks: list };
    }),
  };
}

function priceOf(prices: Prices, form: PaymentForm): number {
  return dealPrice({ flat: prices, form });
}

function total(listKopecks: number, discounts: readonly Discount[]): number {
  return discountLines(listKopecks, discounts).reduce((left, { kopecks }) => left + kopecks, listKopecks);
}
