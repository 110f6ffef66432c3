import { formatQuarter, type TimeLocale } from '@novosel/contract/time/time.ts';

interface Quarter {
  readonly year: number;
  readonly quarter: number;
}

/** «II квартал 2028». */
export const quarterWords = ({ year, quarter }: Quarter, locale: TimeLocale): string =>
  formatQuarter(`${year}-${String(quarter * 3).padStart(2, '0')}-15`, { locale });
