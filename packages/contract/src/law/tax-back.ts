import type { Kopecks } from '../texts/money.ts';
import { percentOf } from '../texts/percent.ts';
import { lawFigure } from './figures.ts';

interface TaxBackOf {
  readonly priceKopecks: Kopecks;
  /** All interest of the mortgage over the years; 0 without a mortgage. */
  readonly interestKopecks: Kopecks;
  /** Number of people who take the deduction; each has limits of his own. */
  readonly persons: number;
  /** The day whose law applies, YYYY-MM-DD. */
  readonly day: string;
}

interface TaxBack {
  readonly ofPriceKopecks: Kopecks;
  readonly ofInterestKopecks: Kopecks;
  readonly totalKopecks: Kopecks;
}

/**
 * The largest income tax refund over the years, at the basic rate (Tax Code, article 220); it never reduces
 * what is paid now.
 * @throws RangeError for less than one person, a negative sum, or a day without figures
 */
export function taxBack({ priceKopecks, interestKopecks, persons, day }: TaxBackOf): TaxBack {
  if (!Number.isInteger(persons) || persons < 1) throw new RangeError(`${persons} persons take no deduction`);
  const rate = lawFigure('income-tax', day).value;
  const within = (sum: Kopecks, limit: 'deduction-price' | 'deduction-interest') =>
    percentOf(Math.min(sum, lawFigure(limit, day).value * persons), rate);
  const ofPriceKopecks = within(priceKopecks, 'deduction-price');
  const ofInterestKopecks = within(interestKopecks, 'deduction-interest');
  return { ofPriceKopecks, ofInterestKopecks, totalKopecks: ofPriceKopecks + ofInterestKopecks };
}
