import { addDays, isWeekend } from '../day-arithmetic.ts';
import { calendar2026 } from './calendar-2026.ts';
import { type CalendarRegion, calendarRegions } from './regions.ts';
import type { DayOrSpan, YearCalendar } from './year-calendar.ts';

/** All loaded years; another year is a new file and a line here. */
export const loadedCalendars: readonly YearCalendar[] = [calendar2026];

/** The kind of a day in the table of its year. */
export type DayKind = 'working' | 'short' | 'off';

/** The days of a span, or the day alone. */
export const daysIn = (span: DayOrSpan): string[] =>
  typeof span === 'string' ? [span] : daysBetween(span[0], span[1]);

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Every day of a year with its kind. */
function kindsOf(calendar: YearCalendar, region: CalendarRegion): [day: string, kind: DayKind][] {
  const own = region === 'federal' ? [] : calendar.regional[region];
  const off = new Set([...calendar.daysOff, ...own].flatMap(daysIn));
  const worked = new Set(calendar.workedWeekends);
  const short = new Set(calendar.shortDays);
  const kindOf = (day: string): DayKind => {
    if (off.has(day) || (isWeekend(day) && !worked.has(day))) return 'off';
    return short.has(day) ? 'short' : 'working';
  };
  return daysBetween(`${calendar.year}-01-01`, `${calendar.year}-12-31`).map((day) => [day, kindOf(day)]);
}

const kinds: ReadonlyMap<CalendarRegion, ReadonlyMap<string, DayKind>> = new Map(
  calendarRegions.map((region) => [
    region,
    new Map(loadedCalendars.flatMap((calendar) => kindsOf(calendar, region))),
  ]),
);

/** The kind of a day, YYYY-MM-DD, by the table of its year; undefined when the year is not loaded. */
export const dayKindByTable = (day: string, region: CalendarRegion): DayKind | undefined =>
  kinds.get(region)?.get(day);
