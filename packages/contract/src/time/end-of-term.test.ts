import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { holdUntil } from '../booking/hold-until.ts';
import { endOfLawTerm, endOfOfficeTerm, endOfOwnTerm, ownTermsSince } from './end-of-term.ts';

const moscow = (time: string) => new Date(`${time}+03:00`);
const dayMs = 86_400_000;

describe('the end of a term that the program sets', () => {
  test.each([
    // Friday plus three days: a Monday.
    ['2026-11-27T02:07', 3, '2026-11-30'],
    // Thursday plus two days: a Saturday, and therefore the Monday after it.
    ['2026-11-26T23:30', 2, '2026-11-30'],
    // 31 December plus two days: after the eight days of New Year and the following weekend.
    ['2026-12-31T12:00', 2, '2027-01-11'],
  ])('from %s for %i days is on the working day %s', (since, days, day) => {
    expect(endOfLawTerm(moscow(since), days)).toEqual(moscow(`${day}T23:59:59.999`));
    expect(endOfOfficeTerm(moscow(since), days)).toEqual(moscow(`${day}T18:00:00`));
  });

  it('is on any day for what a person does here by himself', () => {
    expect(endOfOwnTerm(moscow('2026-11-27T02:07'), 1)).toEqual(moscow('2026-11-28T23:59:59.999'));
  });

  it('counts the days of Moscow, also in its first three hours', () => {
    expect(endOfOwnTerm(new Date('2026-11-26T22:00:00Z'), 1)).toEqual(moscow('2026-11-28T23:59:59.999'));
  });

  test('what began since a moment is what has not ended by it', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: 1, max: 40 }), (began, now, days) => {
        const lasts = endOfOwnTerm(new Date(began), days).getTime() >= now;
        expect(new Date(began) >= ownTermsSince(new Date(now), days)).toBe(lasts);
      }),
    );
  });

  test('a hold of minutes ends to the minute, one of a day with the next day', () => {
    const at = moscow('2026-11-27T02:07');
    expect(holdUntil(at, 900)).toEqual(moscow('2026-11-27T02:22'));
    expect(holdUntil(at, dayMs / 1000)).toEqual(moscow('2026-11-28T23:59:59.999'));
  });
});
