import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { CalendarMissingError } from './calendars/calendar-missing-error.ts';
import { loadedCalendars } from './calendars/loaded-calendars.ts';
import { calendarRegions } from './calendars/regions.ts';
import { addDays } from './day-arithmetic.ts';
import {
  addWorkingDays,
  isShortDay,
  isWorkingDay,
  workingDayFrom,
  workingDaysBetween,
} from './working-days.ts';

const daysOf = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));
const days2026 = daysOf('2026-01-01', 365);
const runs = { numRuns: propertyRuns };
const region = fc.constantFrom(...calendarRegions);
const dayOf = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((at) => addDays('2026-01-01', at));

describe('the calendar of 2026', () => {
  test.each(loadedCalendars)(
    'has the published number of working days: $workingDays in $year',
    (calendar) => {
      const first = `${calendar.year}-01-01`;
      const year = daysOf(first, 366).filter((day) => day.startsWith(`${calendar.year}-`));
      expect(year.filter((day) => isWorkingDay(day, 'federal'))).toHaveLength(calendar.workingDays);
    },
  );

  it('has these days off between Monday and Friday', () => {
    const off = (at: (typeof calendarRegions)[number]) =>
      days2026.filter((day) => !isWorkingDay(day, at) && ![0, 6].includes(new Date(day).getUTCDay()));
    const federal =
      '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31'.split(' ');
    expect(off('federal')).toEqual(federal.map((day) => `2026-${day}`));
    const own = off('bashkortostan').filter((day) => isWorkingDay(day, 'federal'));
    expect(own).toEqual(['2026-03-20', '2026-05-27', '2026-10-12']);
  });

  it('has four short days, all of them working days', () => {
    const short = days2026.filter((day) => isShortDay(day, 'federal'));
    expect(short).toEqual(['2026-04-30', '2026-05-08', '2026-06-11', '2026-11-03']);
    expect(short.every((day) => isWorkingDay(day, 'federal'))).toBe(true);
  });

  it('names days of its own year alone, each once', () => {
    for (const { year, daysOff, workedWeekends, shortDays, regional } of loadedCalendars) {
      const all = [daysOff, workedWeekends, shortDays, ...Object.values(regional)].flat(2);
      expect(all.filter((day) => !day.startsWith(`${year}-`))).toEqual([]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('working days are counted', () => {
  test.each([
    ['2026-10-30', 7, '2026-11-11'],
    ['2026-04-29', 7, '2026-05-12'],
    ['2026-04-24', 10, '2026-05-12'],
    ['2026-10-12', 20, '2026-11-10'],
    ['2026-11-03', 5, '2026-11-11'],
  ])('%s and %i working days is %s', (day, count, last) => {
    expect(addWorkingDays(day, count, 'federal')).toBe(last);
    expect(workingDaysBetween(day, last, 'federal')).toBe(count);
  });

  it('by the days off of the region', () => {
    expect(addWorkingDays('2026-10-09', 1, 'federal')).toBe('2026-10-12');
    expect(addWorkingDays('2026-10-09', 1, 'bashkortostan')).toBe('2026-10-13');
  });

  it('back from a day by a negative count', () => {
    expect(addWorkingDays('2026-11-11', -2, 'federal')).toBe('2026-11-09');
    expect(addWorkingDays('2026-11-08', -1, 'federal')).toBe('2026-11-06');
  });

  it('none leaves the day, and nothing lies between a day and an earlier one', () => {
    expect(addWorkingDays('2026-11-08', 0, 'federal')).toBe('2026-11-08');
    expect(workingDaysBetween('2026-11-11', '2026-11-11', 'federal')).toBe(0);
    expect(workingDaysBetween('2026-11-11', '2026-11-02', 'federal')).toBe(0);
  });

  test.each(calendarRegions)(
    'as a list of the working days of %s has them, from every day of the year',
    (at) => {
      const working = days2026.filter((day) => isWorkingDay(day, at));
      for (const day of days2026) {
        const ahead = working.filter((one) => one > day);
        for (const count of [1, 2, 3, 5, 7, 10, 20, 40, 120]) {
          const end = ahead[count - 1];
          if (end) expect(addWorkingDays(day, count, at)).toBe(end);
          else expect(() => addWorkingDays(day, count, at)).toThrow(CalendarMissingError);
        }
      }
    },
  );

  test('there and back again: to a working day itself, and every count agrees', () => {
    fc.assert(
      fc.property(dayOf(11, 300), fc.integer({ min: 1, max: 12 }), region, (day, count, at) => {
        const end = addWorkingDays(day, count, at);
        const counted = workingDaysBetween(day, end, at) === count;
        const back = addWorkingDays(end, -count, at);
        return counted && (isWorkingDay(day, at) ? back === day : back < day);
      }),
      runs,
    );
  });

  test('never end on a day off, and later for a later day or for more days', () => {
    fc.assert(
      fc.property(
        dayOf(0, 300),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1, max: 12 }),
        region,
        (day, later, count, at) => {
          const end = addWorkingDays(day, count, at);
          return (
            isWorkingDay(end, at) &&
            end > day &&
            addWorkingDays(addDays(day, later), count, at) >= end &&
            addWorkingDays(day, count + 1, at) > end &&
            addWorkingDays(day, count, 'bashkortostan') >= addWorkingDays(day, count, 'federal')
          );
        },
      ),
      runs,
    );
  });

  test('a day off passes to the nearest working day after it, a working day stays', () => {
    fc.assert(
      fc.property(dayOf(0, 363), region, (day, at) => {
        const found = workingDayFrom(day, at);
        const passed = daysOf(day, 15).filter((one) => one < found);
        return isWorkingDay(found, at) && found >= day && passed.every((one) => !isWorkingDay(one, at));
      }),
    );
  });
});

describe('a year without a table', () => {
  const missing = (year: number) => expect.objectContaining({ code: 'CALENDAR_MISSING', year });

  it('stops the calculation with its year, in both languages', () => {
    const error = new CalendarMissingError(2027);
    expect(error.message).toBe('календарь 2027 не загружен');
    expect(error.words).toEqual({
      ru: 'календарь 2027 не загружен',
      en: 'the calendar of 2027 is not loaded',
    });
  });

  test.each([
    ['a day of it', () => isWorkingDay('2027-02-01', 'federal')],
    ['a Sunday of it as well', () => isWorkingDay('2027-02-07', 'federal')],
    ['a term that runs into it', () => addWorkingDays('2026-12-28', 3, 'federal')],
    ['a day off at the end of the year before', () => workingDayFrom('2026-12-31', 'federal')],
    ['days between', () => workingDaysBetween('2026-12-01', '2027-01-01', 'federal')],
    ['a region', () => addWorkingDays('2026-12-30', 1, 'bashkortostan')],
  ])('stops %s', (_, calculate) => {
    expect(calculate).toThrow(CalendarMissingError);
    expect(calculate).toThrow(missing(2027));
  });

  it('stops nothing that does not need it', () => {
    expect(addWorkingDays('2026-12-28', 2, 'federal')).toBe('2026-12-30');
    expect(addWorkingDays('2025-12-31', 1, 'federal')).toBe('2026-01-12');
    expect(() => addWorkingDays('2026-01-12', -1, 'federal')).toThrow(missing(2025));
  });

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('no count of days is %d', (count) => {
    expect(() => addWorkingDays('2026-11-02', count, 'federal')).toThrow(RangeError);
  });
});
