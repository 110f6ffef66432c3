import { daysIn, loadedCalendars } from './loaded-calendars.ts';
import type { CalendarRegion } from './regions.ts';
import type { YearCalendar } from './year-calendar.ts';

const namedIn = (calendar: YearCalendar, region: CalendarRegion): string[] =>
  [...calendar.daysOff, ...(region === 'federal' ? [] : calendar.regional[region])].flatMap(daysIn);

/** Whether the table of its year names a day, YYYY-MM-DD, as a day off, weekends apart. */
export const isHolidayByTable = (day: string, region: CalendarRegion): boolean =>
  loadedCalendars.some((calendar) => namedIn(calendar, region).includes(day));
