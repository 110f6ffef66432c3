import { formatter, instant, type TimeLocale } from './clock.ts';
import { type DateWithPrecision, deadlineOf } from './date-with-precision.ts';
import { formatQuarter } from './time.ts';

const gap = '\u00a0';

/** «31 декабря 2026», always with its year. */
function fullDay(day: string, locale: TimeLocale): string {
  const text = formatter(locale, { day: 'numeric', month: 'long' }).format(instant(day));
  return `${text.replace(' ', gap)} ${day.slice(0, 4)}`;
}

interface DateFormat {
  readonly locale?: TimeLocale;
  readonly short?: boolean;
}

/**
 * A date with its precision: «31 декабря 2026», «декабрь 2026», «IV квартал 2026», «II полугодие 2026»; in
 * English «31 December 2026», «December 2026», «Q4 2026», «H2 2026». `short` gives «IV кв. 2026» and «II
 * полуг. 2026».
 */
export function formatDateWithPrecision(
  date: DateWithPrecision,
  { locale = 'ru', short = false }: DateFormat = {},
): string {
  const last = deadlineOf(date);
  switch (date.precision) {
    case 'day':
      return fullDay(last, locale);
    case 'month':
      return `${formatter(locale, { month: 'long' }).format(instant(last))}${gap}${date.year}`;
    case 'quarter':
      return formatQuarter(last, { locale, short });
    case 'half-year':
      return locale === 'ru'
        ? `${'I'.repeat(date.half)}${gap}${short ? 'полуг.' : 'полугодие'} ${date.year}`
        : `H${date.half}${gap}${date.year}`;
  }
}

/** The deadline of a promise: «до 31 декабря 2026», «by 31 December 2026». */
export const formatDeadline = (
  date: DateWithPrecision,
  { locale = 'ru' }: { readonly locale?: TimeLocale } = {},
): string => {
  const day = fullDay(deadlineOf(date), locale);
  return `${locale === 'ru' ? 'до' : 'by'}${gap}${day}`;
};
