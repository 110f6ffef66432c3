import { isHolidayByTable } from '../time/calendars/holidays.ts';
import { dayKindByTable } from '../time/calendars/loaded-calendars.ts';
import type { CalendarRegion } from '../time/calendars/regions.ts';
import { isHolidayByLaw } from '../time/expected-working-days.ts';
import { momentIn } from './zone.ts';

/** Hours of a weekday, «10:00» to «19:00» by the clock of the office; 1 is Monday. */
export interface WeekHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export interface OfficeTime {
  readonly zone: string;
  readonly region: CalendarRegion;
  readonly hours: readonly WeekHours[];
}

/** Unix time in ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Why an office receives nobody on a day: a holiday, or its own day off. */
export type DayClosed = 'holiday' | 'day-off';

const hourMs = 3_600_000;

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/**
 * When an office is open on a day, YYYY-MM-DD: by its own hours, closed on holidays of its region, an hour
 * shorter before them. A weekend that is no holiday is open where the office has hours for it. A year that
 * is not loaded is judged by article 112, as whatever the program promises by itself (decision 088).
 */
export function openSpans(day: string, { zone, region, hours }: OfficeTime): DayClosed | readonly Span[] {
  const kind = dayKindByTable(day, region);
  const weekday = weekdayOf(day);
  const isHoliday = kind === undefined ? isHolidayByLaw(day) : isHolidayByTable(day, region);
  if (isHoliday) return 'holiday';
  const spans = spansOf(day, zone, hours, weekday);
  const last = spans.at(-1);
  if (!last) return 'day-off';
  return kind === 'short' ? [...spans.slice(0, -1), { ...last, to: last.to - hourMs }] : spans;
}

/** Hours of one weekday as moments of a day, in their order. */
export const spansOn = (day: string, zone: string, hours: readonly WeekHours[]): Span[] =>
  spansOf(day, zone, hours, weekdayOf(day));

const spansOf = (day: string, zone: string, hours: readonly WeekHours[], weekday: number): Span[] =>
  hours
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => ({ from: momentIn(day, from, zone), to: momentIn(day, to, zone) }))
    .sort((a, b) => a.from - b.from);
