import { expect, test } from 'vitest';
import { addDays, addMonths, isWeekend, lastDayOfMonth, yearOf } from './day-arithmetic.ts';

test('days go over months, years and leap days, and back', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(yearOf('2026-12-31')).toBe(2026);
});

test.each([
  ['2026-10-31', 1, '2026-11-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('the last day of a month', () => {
  expect([1, 2, 4, 12].map((month) => lastDayOfMonth(2026, month))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-04-30',
    '2026-12-31',
  ]);
  expect(lastDayOfMonth(2028, 2)).toBe('2028-02-29');
  expect(lastDayOfMonth(9999, 12)).toBe('9999-12-31');
});

test('Saturday and Sunday are the weekend', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});

test.each(['', '2026-02-30', '2026-2-3', '30.11.2026', '2026-11-30T10:00', '2026-13-01'])(
  '«%s» is refused: it is no day',
  (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => addMonths(text, 1)).toThrow(RangeError);
    expect(() => isWeekend(text)).toThrow(RangeError);
  },
);

test('a part of a day, and what has no year of four digits, is refused', () => {
  expect(() => addDays('2026-11-30', 0.5)).toThrow(RangeError);
  expect(() => addMonths('2026-11-30', Number.NaN)).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => lastDayOfMonth(2026, 13)).toThrow(RangeError);
});
