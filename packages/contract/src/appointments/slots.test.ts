import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfficeTime, WeekHours } from './office-hours.ts';
import { nearestFree, type OfficeSlots, slotsOfDay } from './slots.ts';
import { clockIn, momentIn } from './zone.ts';

const zone = 'Europe/Moscow';
const daily: readonly WeekHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '10:00',
  to: '14:00',
}));
const saturday: WeekHours = { weekday: 6, from: '11:00', to: '13:00' };
const office: OfficeTime = { zone, region: 'federal', hours: [...daily, saturday] };
const host = { id: 1, hours: null, languages: ['ru'] } as const;
const place: OfficeSlots = { office, hosts: [host], taken: [] };
const wanted = {
  minutes: 60,
  language: 'ru',
  now: momentIn('2026-10-01', '09:00', zone),
  until: null,
} as const;
const at = (day: string, clock: string) => momentIn(day, clock, zone);
const clocks = (
  day: string,
  asked: Partial<typeof wanted | { minutes: number; until: number }> = {},
  of = place,
) => slotsOfDay(day, of, { ...wanted, ...asked }).slots.map((slot) => clockIn(slot.at, zone));

describe('times of an office', () => {
  test('begin at each hour that leaves room for the meeting', () => {
    expect(clocks('2026-11-05')).toEqual(['10:00', '11:00', '12:00', '13:00']);
    expect(clocks('2026-11-05', { minutes: 90 })).toEqual(['10:00', '11:00', '12:00']);
  });

  test('follow the calendar: holidays are closed, Saturdays have their own hours, short days end earlier', () => {
    expect(slotsOfDay('2026-11-04', place, wanted).closed).toBe('holiday');
    expect(clocks('2026-11-07')).toEqual(['11:00', '12:00']);
    expect(slotsOfDay('2026-11-08', place, wanted).closed).toBe('day-off');
    expect(clocks('2026-11-03')).toEqual(['10:00', '11:00', '12:00']);
    expect(slotsOfDay('2027-01-08', place, wanted).closed, 'a year that is not loaded').toBe('holiday');
    expect(clocks('2027-02-01')).toHaveLength(4);
    const ufa: OfficeSlots = { ...place, office: { ...office, region: 'bashkortostan' } };
    expect(slotsOfDay('2026-10-12', ufa, wanted).closed).toBe('holiday');
  });

  test('end with the booking, and begin two hours from now', () => {
    const until = at('2026-11-05', '12:00');
    expect(clocks('2026-11-05', { until })).toEqual(['10:00', '11:00']);
    expect(slotsOfDay('2026-11-06', place, { ...wanted, until }).closed).toBe('after-end');
    const now = at('2026-11-05', '09:30');
    expect(slotsOfDay('2026-11-05', place, { ...wanted, now }).slots[0]?.at).toBe(at('2026-11-05', '12:00'));
  });

  test('are free where a host speaks the language, works and is neither taken nor blocked', () => {
    const from = at('2026-11-05', '11:00');
    const hosts = [
      host,
      { id: 2, hours: [{ weekday: 4, from: '12:00', to: '14:00' }], languages: ['en'] },
    ] as const;
    const free = (taken: OfficeSlots['taken'], language: 'ru' | 'en' = 'ru') =>
      slotsOfDay('2026-11-05', { office, hosts, taken }, { ...wanted, language }).slots.map(
        (slot) => slot.hosts,
      );
    expect(free([{ host: 1, from, to: from + 90 * 60_000 }])).toEqual([[1], [], [], [1]]);
    expect(free([], 'en')).toEqual([[], [], [2], [2]]);
    expect(free([{ host: null, from, to: from + 1 }])).toEqual([[1], [], [1], [1]]);
  });

  test('are within the hours of the office, whatever those are', () => {
    const hours = fc.record({
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(hours, fc.constantFrom(60, 90), ({ from, length }, minutes) => {
        const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
        const own = [{ weekday: 4, from: clock(from), to: clock(from + length) }];
        const { slots } = slotsOfDay(
          '2026-11-05',
          { ...place, office: { ...office, hours: own } },
          { ...wanted, minutes },
        );
        const end = at('2026-11-05', clock(from)) + length * 3_600_000;
        for (const slot of slots) expect(slot.at + minutes * 60_000).toBeLessThanOrEqual(end);
      }),
    );
  });

  test('are told by nearness, three of those that are free', () => {
    const slots = [1, 2, 3, 4, 5, 6].map((hour) => ({ at: hour, hosts: hour === 4 ? [] : [1] }));
    expect(nearestFree(slots, 3)).toEqual([1, 2, 5]);
  });
});
