import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { CalendarMissingError } from './calendars/calendar-missing-error.ts';
import { addDays, addMonths, lastDayOfMonth } from './day-arithmetic.ts';
import { type TermLength, termEnd } from './law-term.ts';
import { isWorkingDay, workingDayFrom } from './working-days.ts';

describe('a term by articles 191 to 193 of the Civil Code', () => {
  test.each<[string, TermLength, string]>([
    // The day of the event is not counted.
    ['2026-11-02', { days: 1 }, '2026-11-03'],
    ['2026-11-16', { days: 10 }, '2026-11-26'],
    // From a Saturday to the Monday, from a holiday to the day after it.
    ['2026-11-18', { days: 10 }, '2026-11-30'],
    ['2026-11-03', { days: 1 }, '2026-11-05'],
    ['2026-04-21', { days: 10 }, '2026-05-04'],
    ['2025-12-30', { days: 3 }, '2026-01-12'],
    // Months end on the same day of the month as the event, or on the last day of a shorter month.
    ['2026-06-15', { months: 1 }, '2026-07-15'],
    ['2026-08-31', { months: 1 }, '2026-09-30'],
    ['2026-10-31', { months: 1 }, '2026-11-30'],
    ['2026-01-31', { months: 1 }, '2026-03-02'],
    ['2026-08-15', { months: 3 }, '2026-11-16'],
    ['2025-11-20', { years: 1 }, '2026-11-20'],
    ['2024-02-29', { years: 2 }, '2026-03-02'],
    ['2026-10-30', { workingDays: 7 }, '2026-11-11'],
    ['2026-04-24', { workingDays: 10 }, '2026-05-12'],
  ])('from %s for %o ends on %s', (event, length, end) => {
    expect(termEnd(event, length, 'federal')).toBe(end);
  });

  it('goes by the days off of the region', () => {
    expect(termEnd('2026-09-10', { months: 1 }, 'federal')).toBe('2026-10-12');
    expect(termEnd('2026-09-10', { months: 1 }, 'bashkortostan')).toBe('2026-10-13');
  });

  it('stops where the year of its end is not loaded, or the day off goes on into it', () => {
    expect(() => termEnd('2026-11-20', { months: 2 }, 'federal')).toThrow(CalendarMissingError);
    expect(() => termEnd('2026-11-30', { days: 31 }, 'federal')).toThrow(CalendarMissingError);
    expect(() => termEnd('2026-11-20', { years: 5 }, 'federal')).toThrow('календарь 2031 не загружен');
  });

  test.each<TermLength>([{ days: 0 }, { months: -1 }, { years: 0.5 }, { workingDays: 0 }])(
    'has a whole length from 1, not %o',
    (length) => {
      expect(() => termEnd('2026-11-02', length, 'federal')).toThrow(RangeError);
    },
  );

  test('in months ends in its month on the number of the event or the last day, but for days off', () => {
    const days = fc.integer({ min: -400, max: 364 }).map((at) => addDays('2026-01-01', at));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 24 }), (event, months) => {
        const day = addMonths(event, months);
        fc.pre(day.startsWith('2026-') && day < '2026-12-31');
        const end = termEnd(event, { months }, 'federal');
        const [year, month] = day.split('-').map(Number) as [number, number];
        const last = lastDayOfMonth(year, month);
        const number = Math.min(Number(event.slice(8)), Number(last.slice(8)));
        const whole = (Number(event.slice(0, 4)) - year) * 12 + Number(event.slice(5, 7)) - month;
        return (
          Number(day.slice(8)) === number &&
          whole === -months &&
          end === workingDayFrom(day, 'federal') &&
          isWorkingDay(end, 'federal')
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('never ends earlier for a later event or a longer term', () => {
    const event = fc.integer({ min: 0, max: 200 }).map((at) => addDays('2026-01-01', at));
    const unit = fc.constantFrom('days', 'workingDays', 'months');
    const length = (name: string, count: number) => ({ [name]: count }) as unknown as TermLength;
    fc.assert(
      fc.property(event, fc.nat(20), unit, fc.integer({ min: 1, max: 3 }), (day, later, name, count) => {
        const end = termEnd(day, length(name, count), 'federal');
        return (
          end > day &&
          termEnd(addDays(day, later), length(name, count), 'federal') >= end &&
          termEnd(day, length(name, count + 1), 'federal') >= end
        );
      }),
      { numRuns: propertyRuns },
    );
  });
});
