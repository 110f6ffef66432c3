import type { CalendarRegion } from './regions.ts';

/** A day, YYYY-MM-DD, or the first and the last day of a span. */
export type DayOrSpan = string | readonly [first: string, last: string];

/** The working-day calendar of a year: Saturdays and Sundays are days off, apart from the exceptions here. */
export interface YearCalendar {
  readonly year: number;
  /** Laws and decrees on which the table is based. */
  readonly source: { readonly ru: string; readonly en: string };
  /** Working days of the year in the whole country, as published: a test compares the table with it. */
  readonly workingDays: number;
  /** Holidays and the days to which weekends are moved; weekends inside a span may be named as well. */
  readonly daysOff: readonly DayOrSpan[];
  /** Saturdays and Sundays on which people work, because a decree has moved them. */
  readonly workedWeekends: readonly string[];
  /** Working days that are an hour shorter (Labour Code, article 95). */
  readonly shortDays: readonly string[];
  /** Further days off of each region. Every region must be named: a missing list is not an empty one. */
  readonly regional: Readonly<Record<Exclude<CalendarRegion, 'federal'>, readonly DayOrSpan[]>>;
}
