import type { FormCosts } from './schema.ts';

const monthsInYear = 12;

/**
 * What a family has paid in total by the end of each year, in kopecks: the first value is for the day of the
 * first payment, the next one a year later.
 * @param years number of years after the first payment
 */
export function outlayByYear(
  { nowKopecks, monthly, others }: Pick<FormCosts, 'nowKopecks' | 'monthly' | 'others'>,
  years: number,
): number[] {
  const first = others.reduce((sum, { kopecks }) => sum + kopecks, nowKopecks);
  return Array.from({ length: years + 1 }, (_, year) => {
    const paid = Math.min(monthly?.count ?? 0, year * monthsInYear);
    if (!monthly || paid === 0) return first;
    const rest = monthly.lastKopecks - monthly.kopecks;
    return first + paid * monthly.kopecks + (paid === monthly.count ? rest : 0);
  });
}
