import { lowestMonthly } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { Estate, MonthlyPayment } from '@novosel/contract/catalogue/schema.ts';
import { brand } from '../../../platform/brand.ts';

/** The lowest monthly payment of the programmes in `brand.json`; null for kinds without mortgages. */
export function monthlyOf({ prices }: Pick<Estate, 'prices'>): MonthlyPayment | null {
  return prices.mortgage === null ? null : lowestMonthly(prices.mortgage, brand.mortgagePrograms);
}
