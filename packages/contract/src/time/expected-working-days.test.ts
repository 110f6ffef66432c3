import { expect, test } from 'vitest';
import { addDays } from './day-arithmetic.ts';
import { expectedWorkingDayFrom, isExpectedWorkingDay } from './expected-working-days.ts';
import { isWorkingDay } from './working-days.ts';

const year = (first: string) => Array.from({ length: 365 }, (_, at) => addDays(first, at));

test('a year that is loaded is judged by the calendar of the country', () => {
  for (const day of year('2026-01-01')) expect(isExpectedWorkingDay(day)).toBe(isWorkingDay(day, 'federal'));
  expect(['2026-01-09', '2026-12-31'].map(isExpectedWorkingDay)).toEqual([false, false]);
});

test('a year that is not loaded is judged by article 112, and stops nothing', () => {
  const off = year('2027-01-01').filter(
    (day) => !isExpectedWorkingDay(day) && ![0, 6].includes(new Date(day).getUTCDay()),
  );
  const holidays = '01-01 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-03 05-10 06-14 11-04'.split(' ');
  expect(off).toEqual(holidays.map((day) => `2027-${day}`));
  // 8 January 2028 is a Saturday: a decree moves it, and not to the following Monday.
  expect(isExpectedWorkingDay('2028-01-10')).toBe(true);
});

test('from the last day of the loaded year a promise passes into the next one', () => {
  expect(expectedWorkingDayFrom('2026-12-31')).toBe('2027-01-11');
  expect(expectedWorkingDayFrom('2026-12-30')).toBe('2026-12-30');
});
