import type { PaymentForm, Prices } from '../catalogue/schema.ts';
import { termOffers } from './terms.ts';

/** Everything that may set the price of a deal; sums are kopecks. */
export interface PriceSources {
  readonly seamlessPriceWithDiscounts?: number | null;
  readonly concession?: { readonly statusId: number; readonly kopecks: number } | null;
  readonly contractKopecks?: number | null;
  readonly flat: Prices;
  readonly form: PaymentForm | null;
}

/** S3-62…69: the first source that applies names the price of a deal. */
export function dealPrice(sources: PriceSources): number {
  const { seamlessPriceWithDiscounts, concession, contractKopecks, flat, form } = sources;
  if (seamlessPriceWithDiscounts != null) return seamlessPriceWithDiscounts;
  if (concession && concession.statusId !== 0) return concession.kopecks;
  if (contractKopecks != null) return contractKopecks;
  if (form === 'installment') return flat.base;
  if (form === 'mortgage') return flat.mortgage ?? flat.full;
  return flat.full;
}

export interface Discount {
  readonly code: string;
  readonly title: string;
  /** Hundredths of a percent of the list price; 100 is 1 %. */
  readonly basisPoints: number;
  /** A fixed sum in kopecks, deducted in addition to the percentage. */
  readonly kopecks: number;
}

/** No estate is sold for less than the highest booking fee, however large its discounts. */
export const leastPriceKopecks = Math.max(...termOffers.map(({ feeKopecks }) => feeKopecks));

/**
 * The lines of discounts on a list price in kopecks, each rounded down to a whole ruble. Together they never
 * go below the least price.
 */
export function discountLines(listKopecks: number, discounts: readonly Discount[]) {
  let left = Math.max(0, listKopecks - leastPriceKopecks);
  return discounts.map(({ code, title, basisPoints, kopecks }) => {
    const wanted = Math.floor((listKopecks * basisPoints) / 10_000 / 100) * 100 + kopecks;
    const taken = Math.min(wanted, left);
    left -= taken;
    return { code, title, kopecks: -taken };
  });
}
