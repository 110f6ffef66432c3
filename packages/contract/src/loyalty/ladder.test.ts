import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardCode,
  cardCodes,
  ladderAt,
  ladders,
  nextLevel,
  reachedLevel,
  reviewedLevel,
  statusSince,
} from './ladder.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ladder = ladderAt(now);
const million = 100_000_000;
const rank = (code: CardCode) => cardCodes.indexOf(code);
const kopecks = fc.integer({ min: 0, max: 200 * million });
const deals = fc.integer({ min: 0, max: 20 });
const moment = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});
const level = fc.constantFrom<CardCode>('basic', 'prestige', 'premium');

test('[S9-24, S4.11-05, S4.11-06] the figures of the ladder stand in one table', () => {
  expect(ladder).toMatchObject({
    windowYears: 5,
    historyYears: 5,
    statusYears: 3,
    rewardKopecks: 20_000 * 100,
  });
  expect(ladder.levels.map((one) => [one.code, one.kopecks, one.deals, one.basisPoints])).toEqual([
    ['basic', 0, 0, 100],
    ['prestige', 30 * million, 6, 200],
    ['premium', 100 * million, 12, 300],
  ]);
});

test('the table goes by days in force, and every moment has one edition', () => {
  const days = ladders.map(({ validFrom }) => validFrom);
  expect(days).toEqual([...new Set(days)].sort());
  expect(ladderAt(new Date('2000-01-01'))).toBe(ladders[0]);
  for (const one of ladders) expect(ladderAt(new Date(`${one.validFrom}T12:00:00+03:00`))).toBe(one);
});

describe('the level that deals reach', () => {
  test.each([
    ['[S4.11-01] a kopeck less than 30 million is not prestige', 30 * million - 1, 1, 'basic'],
    ['[S4.11-01] 30 million are prestige, in one deal', 30 * million, 1, 'prestige'],
    ['[S4.11-02] five deals are not', 0, 5, 'basic'],
    ['[S4.11-02] six deals are prestige, whatever they cost', 1, 6, 'prestige'],
    ['premium by the sum', 100 * million, 1, 'premium'],
    ['premium by the number', 0, 12, 'premium'],
  ])('%s', (_, sum, count, code) => {
    expect(reachedLevel(ladder, { kopecks: sum, deals: count })).toBe(code);
  });

  test('[S4.1-18] grows with sum and number, never falls', () => {
    fc.assert(
      fc.property(kopecks, deals, kopecks, deals, (sum, count, more, another) => {
        const before = reachedLevel(ladder, { kopecks: sum, deals: count });
        const after = reachedLevel(ladder, { kopecks: sum + more, deals: count + another });
        expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });

  test('[S2.7-09] what is missing for the next one is exactly what leads there, either of the two', () => {
    fc.assert(
      fc.property(kopecks, deals, (sum, count) => {
        const code = reachedLevel(ladder, { kopecks: sum, deals: count });
        const next = nextLevel(ladder, code, { kopecks: sum, deals: count });
        expect(next === undefined).toBe(code === 'premium');
        if (!next) return;
        const bySum = reachedLevel(ladder, { kopecks: sum + next.kopecks, deals: count });
        const byNumber = reachedLevel(ladder, { kopecks: sum, deals: count + next.deals });
        expect([bySum, byNumber]).toEqual([next.level.code, next.level.code]);
        expect(reachedLevel(ladder, { kopecks: sum + next.kopecks - 1, deals: count })).toBe(code);
      }),
    );
  });
});

describe('a level at the end of its term', () => {
  const expired = fc.integer({ min: 0, max: 500 }).map((late) => new Date(now.getTime() - late));

  test('falls by one at most, and only when the window no longer holds it', () => {
    fc.assert(
      fc.property(level, expired, kopecks, deals, (code, expiresAt, sum, count) => {
        const counted = { kopecks: sum, deals: count };
        const next = reviewedLevel(ladder, { code, expiresAt }, counted, now);
        const fall = rank(code) - rank(next.code);
        const holds = rank(reachedLevel(ladder, counted)) >= rank(code);
        if (holds) expect(fall).toBeLessThanOrEqual(0);
        else expect(fall).toBe(code === 'basic' ? 0 : 1);
      }),
    );
  });

  test('is given for three years more, counted from its end, so that a late review takes no day away', () => {
    const expiresAt = new Date('2026-11-19T21:00:00Z');
    expect(reviewedLevel(ladder, { code: 'premium', expiresAt }, { kopecks: 0, deals: 0 }, now)).toEqual({
      code: 'prestige',
      expiresAt: new Date('2029-11-19T21:00:00Z'),
    });
  });

  test('before that it stays, and a higher one comes at once with a term of its own', () => {
    const expiresAt = new Date('2028-01-01T00:00:00Z');
    const held = { code: 'prestige', expiresAt } as const;
    expect(reviewedLevel(ladder, held, { kopecks: 0, deals: 0 }, now)).toBe(held);
    expect(reviewedLevel(ladder, held, { kopecks: 0, deals: 12 }, now)).toEqual({
      code: 'premium',
      expiresAt: new Date('2029-11-20T12:00:00Z'),
    });
  });

  test('[S3-08] there is none without a card, and one without an end stays', () => {
    const none = { code: 'no_card', expiresAt: null } as const;
    expect(reviewedLevel(ladder, none, { kopecks: 100 * million, deals: 12 }, now)).toBe(none);
    const endless = { code: 'basic', expiresAt: null } as const;
    expect(reviewedLevel(ladder, endless, { kopecks: 0, deals: 0 }, now)).toBe(endless);
  });
});

describe('«действует с»', () => {
  test('[S4.11-07] a status holds since its expiry less three years', () => {
    expect(statusSince('2028-11-20T09:00:00Z', ladder)).toBe('2025-11-20');
    // Midnight of Moscow is still the day before in London.
    expect(statusSince('2028-11-20T21:30:00Z', ladder)).toBe('2025-11-21');
    expect(statusSince('2028-02-29T09:00:00Z', ladder)).toBe('2025-02-28');
  });

  test('[S4.11-07] it is a real day, three years earlier', () => {
    fc.assert(
      fc.property(moment, (date) => {
        const since = statusSince(date.toISOString(), ladder);
        const parsed = new Date(`${since}T00:00:00Z`);
        expect(parsed.toISOString().slice(0, 10)).toBe(since);
        const years = (date.getTime() - parsed.getTime()) / (365.25 * 24 * 3600 * 1000);
        expect(years).toBeGreaterThan(2.98);
        expect(years).toBeLessThan(3.02);
      }),
    );
  });
});
