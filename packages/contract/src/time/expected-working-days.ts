import { dayKindByTable } from './calendars/loaded-calendars.ts';
import { addDays, isWeekend } from './day-arithmetic.ts';

/** Holidays of the year, apart from weekends (Labour Code, article 112). */
const holidays: ReadonlySet<string> = new Set([
  ...Array.from({ length: 8 }, (_, day) => `01-0${day + 1}`),
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

const isHoliday = (day: string): boolean => holidays.has(day.slice(5));

/**
 * A holiday on a weekend moves to the following Monday (article 112); those of January are moved by a decree
 * of the year.
 */
function isGivenFor(day: string): boolean {
  const weekend = [-1, -2].map((before) => addDays(day, before));
  return weekend.every(isWeekend) && weekend.some((one) => isHoliday(one) && !one.slice(5).startsWith('01'));
}

/** Whether nobody works on a day, YYYY-MM-DD, by article 112, weekends that are no holidays apart. */
export const isHolidayByLaw = (day: string): boolean => isHoliday(day) || isGivenFor(day);

const isWorkingByLaw = (day: string): boolean => !isWeekend(day) && !isHolidayByLaw(day);

/**
 * Whether banks, registries and offices are expected to work on a day, YYYY-MM-DD: for our own promises. The
 * loaded calendar decides; for other years article 112 does, so that promises are always possible. Terms of
 * law use `isWorkingDay`, which throws instead (decision 088).
 */
export function isExpectedWorkingDay(day: string): boolean {
  const kind = dayKindByTable(day, 'federal');
  return kind === undefined ? isWorkingByLaw(day) : kind !== 'off';
}

/** The day itself, or the next one on which people are expected to work (Civil Code, article 193). */
export function expectedWorkingDayFrom(day: string): string {
  let found = day;
  while (!isExpectedWorkingDay(found)) found = addDays(found, 1);
  return found;
}
