import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { addDays, addMonths } from './day-arithmetic.ts';
import { monthlyDates } from './monthly-dates.ts';

it('goes by the anchor and not by the date before: from 31 October 2026 also to 31 March', () => {
  expect(monthlyDates('2026-10-31', 5)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

it('of no months is empty, of a part of a month is refused', () => {
  expect(monthlyDates('2026-10-31', 0)).toEqual([]);
  for (const count of [-1, 1.5, Number.NaN])
    expect(() => monthlyDates('2026-10-31', count)).toThrow(RangeError);
  expect(() => monthlyDates('2026-02-30', 1)).toThrow(RangeError);
});

test('one date in each month, rising, on the number of the anchor or on the last day of the month', () => {
  const anchors = fc.integer({ min: 0, max: 20_000 }).map((at) => addDays('2020-01-01', at));
  fc.assert(
    fc.property(anchors, fc.integer({ min: 1, max: 120 }), (anchor, count) => {
      const dates = monthlyDates(anchor, count);
      const months = dates.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
      const first = Number(anchor.slice(0, 4)) * 12 + Number(anchor.slice(5, 7)) + 1;
      return (
        dates.length === count &&
        months.every((month, at) => month === first + at) &&
        dates.every((day) => day.slice(8) === anchor.slice(8) || addDays(day, 1).endsWith('-01')) &&
        dates.every((day) => day.slice(8) <= anchor.slice(8)) &&
        dates.at(-1) === addMonths(anchor, count)
      );
    }),
    { numRuns: propertyRuns / 10 },
  );
});
