import { lowestMonthly } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { Estate, MonthlyPayment } from '@novosel/contract/catalogue/schema.ts';
import { brand } from '../../../platform/brand.ts';

/** The lowest monthly payment among the programmes of `brand.json`; null for kinds that no bank lends on. */
export function monthlyOf({ prices }: Pick<Estate, 'prices'>): MonthlyPayment | null {
  return prices.mortgage === null ? null : lowestMonthly(prices.mortgage, brand.mortgagePrograms);
}
