import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import {
  compareDeadlines,
  type DateWithPrecision,
  dateWithPrecision,
  deadlineOf,
} from './date-with-precision.ts';
import { formatDateWithPrecision, formatDeadline } from './date-with-precision-words.ts';
import { formatQuarter } from './time.ts';

const gap = '\u00a0';
const quarter = (year: number, number: number): DateWithPrecision => ({
  precision: 'quarter',
  year,
  quarter: number,
});

describe.each<[DateWithPrecision, string, { ru: [string, string]; en: [string, string] }]>([
  [
    { precision: 'day', day: '2026-12-05' },
    '2026-12-05',
    {
      ru: [`5${gap}декабря 2026`, `до${gap}5${gap}декабря 2026`],
      en: [`5${gap}December 2026`, `by${gap}5${gap}December 2026`],
    },
  ],
  [
    { precision: 'month', year: 2028, month: 2 },
    '2028-02-29',
    {
      ru: [`февраль${gap}2028`, `до${gap}29${gap}февраля 2028`],
      en: [`February${gap}2028`, `by${gap}29${gap}February 2028`],
    },
  ],
  [
    quarter(2026, 4),
    '2026-12-31',
    {
      ru: [`IV${gap}квартал 2026`, `до${gap}31${gap}декабря 2026`],
      en: [`Q4${gap}2026`, `by${gap}31${gap}December 2026`],
    },
  ],
  [
    { precision: 'half-year', year: 2027, half: 1 },
    '2027-06-30',
    {
      ru: [`I${gap}полугодие 2027`, `до${gap}30${gap}июня 2027`],
      en: [`H1${gap}2027`, `by${gap}30${gap}June 2027`],
    },
  ],
])('%o', (date, deadline, words) => {
  it('is kept by the last day of its span', () => {
    expect(deadlineOf(date)).toBe(deadline);
  });

  test.each(['ru', 'en'] as const)('is said and promised in words: %s', (locale) => {
    expect([formatDateWithPrecision(date, { locale }), formatDeadline(date, { locale })]).toEqual(
      words[locale],
    );
  });

  it('is told over the wire as it is', () => {
    expect(dateWithPrecision.parse(JSON.parse(JSON.stringify(date)))).toEqual(date);
  });
});

test('Russian words come first, and are shortened where there is little room', () => {
  expect(formatDateWithPrecision(quarter(2026, 4))).toBe(`IV${gap}квартал 2026`);
  expect(formatDeadline(quarter(2026, 3))).toBe(`до${gap}30${gap}сентября 2026`);
  expect(formatDateWithPrecision(quarter(2026, 4), { short: true })).toBe(`IV${gap}кв. 2026`);
  expect(formatDateWithPrecision({ precision: 'half-year', year: 2026, half: 2 }, { short: true })).toBe(
    `II${gap}полуг. 2026`,
  );
});

test('[S9-30] a promised quarter is told as the catalogue tells it', () => {
  for (const number of [1, 2, 3, 4])
    for (const locale of ['ru', 'en'] as const)
      for (const short of [false, true])
        expect(formatDateWithPrecision(quarter(2028, number), { locale, short })).toBe(
          formatQuarter(`2028-${String(number * 3).padStart(2, '0')}-01`, { locale, short }),
        );
});

test.each([
  { precision: 'quarter', year: 2026, quarter: 5 },
  { precision: 'month', year: 2026, month: 0 },
  { precision: 'half-year', year: 2026, half: 3 },
  { precision: 'day', day: '2026-02-30' },
  { precision: 'year', year: 2026 },
])('%o is no date', (date) => {
  expect(dateWithPrecision.safeParse(date).success).toBe(false);
});

describe('dates are compared by their deadlines', () => {
  it('a fourth quarter is later than a third, and ends with its last day, month and half-year', () => {
    expect(compareDeadlines(quarter(2026, 4), quarter(2026, 3))).toBeGreaterThan(0);
    expect(compareDeadlines(quarter(2026, 4), quarter(2027, 1))).toBeLessThan(0);
    for (const same of [
      { precision: 'day', day: '2026-12-31' },
      { precision: 'month', year: 2026, month: 12 },
      { precision: 'half-year', year: 2026, half: 2 },
    ] as const)
      expect(compareDeadlines(quarter(2026, 4), same)).toBe(0);
  });

  test('in one order, whichever stands first', () => {
    const years = fc.integer({ min: 2020, max: 2040 });
    const within = (max: number) => fc.integer({ min: 1, max });
    const dates: fc.Arbitrary<DateWithPrecision> = fc.oneof(
      fc.record({ precision: fc.constant('month' as const), year: years, month: within(12) }),
      fc.record({ precision: fc.constant('quarter' as const), year: years, quarter: within(4) }),
      fc.record({ precision: fc.constant('half-year' as const), year: years, half: within(2) }),
    );
    fc.assert(
      fc.property(dates, dates, dates, (one, other, third) => {
        expect(compareDeadlines(one, other)).toBe(0 - compareDeadlines(other, one));
        const [a, b, c] = [one, other, third].toSorted(compareDeadlines).map(deadlineOf);
        expect(a && b && c && a <= b && b <= c).toBe(true);
      }),
      { numRuns: propertyRuns / 10 },
    );
  });
});
