import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpectedWorkingDay } from '../time/expected-working-days.ts';
import { isoDay } from '../time/time.ts';
import { courierDaysFrom, makesTerm, priceOfWay, readyBy, signatureWays } from './ways.ts';

const friday = new Date('2026-11-20T13:40:00Z');
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-12-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the ways to a certificate', () => {
  it('[S3-86] have the prices and the days of the drawing', () => {
    const seen = signatureWays.map((way) => [way, priceOfWay(way, '2026-11-20'), readyBy(way, friday).day]);
    expect(seen).toEqual([
      ['goskey', 0, '2026-11-20'],
      ['delivery', 150_000, '2026-11-21'],
      ['bank', 50_000, '2026-11-23'],
      ['mfc', 120_000, '2026-11-25'],
    ]);
  });

  it('make a term of 24 November or not', () => {
    const term = Date.parse('2026-11-24T15:00:00Z');
    expect(signatureWays.filter((way) => makesTerm(readyBy(way, friday), term))).toEqual([
      'goskey',
      'delivery',
      'bank',
    ]);
    expect(signatureWays.every((way) => makesTerm(readyBy(way, friday), null))).toBe(true);
  });

  it('are ready after they are ordered, and at a desk on a working day alone', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...signatureWays), (now, way) => {
        const ready = readyBy(way, now);
        expect(ready.at).toBeGreaterThan(now.getTime());
        if (way === 'bank' || way === 'mfc') expect(isExpectedWorkingDay(ready.day)).toBe(true);
      }),
    );
  });

  it('a courier comes tomorrow at the earliest, and after six in the evening a day later', () => {
    const days = (at: string) => courierDaysFrom(new Date(at))[0];
    expect(days('2026-11-20T14:59:59Z')).toBe('2026-11-21');
    expect(days('2026-11-20T15:00:00Z')).toBe('2026-11-22');
    expect(days('2026-11-20T21:30:00Z')).toBe('2026-11-22');
    fc.assert(
      fc.property(moments, (now) => {
        expect(courierDaysFrom(now).every((day) => day > isoDay(now))).toBe(true);
      }),
    );
  });
});
