import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import { type Fraction, fractionMask } from '../../fields/masks.ts';
import { leastCapitalShare } from './capital-shares.ts';
import { sharesProblemPhrase } from './share-phrases.ts';
import { equalShares, givesEach, isShare, reducedFraction, sharesProblem } from './shares.ts';

const fraction = (text: string): Fraction => {
  const [numerator = 0, denominator = 0] = text.split('/').map(Number);
  return { numerator, denominator };
};
const fractions = (text: string) => text.split(' ').map(fraction);
const words = (text: string) => {
  const problem = sharesProblem(fractions(text));
  return problem && sharesProblemPhrase(problem, 'ru');
};

describe('shares', () => {
  test.each([
    ['1/1', undefined],
    ['1/3 1/3 1/3', undefined],
    ['1/2 1/4 1/4', undefined],
    ['2/5 2/5 1/5', undefined],
    ['2/4 1/2', undefined],
    ['33/100 33/100 33/100', 'Не хватает 1/100'],
    ['1/2 1/2 1/4', 'Лишняя 1/4'],
    ['1/2 1/2 3/4', 'Лишние 3/4'],
    ['1/1 1/1 1/1', 'Лишние 2/1'],
    ['999999999/1000000000', 'Не хватает 1/1000000000'],
    ['1/2 499999999/1000000000 1/999999999', 'Сумма долей должна быть равна единице'],
  ])('«%s»: %s', (text, said) => {
    expect(words(text)).toBe(said);
  });

  test('nobody has anything: all of it lacks', () => {
    expect(sharesProblem([])).toEqual({ kind: 'lacks', share: fraction('1/1') });
  });

  test('the difference is said in English as well', () => {
    expect(sharesProblemPhrase({ kind: 'lacks', share: fraction('1/100') }, 'en')).toBe('1/100 is missing');
    expect(sharesProblemPhrase({ kind: 'surplus', share: fraction('1/4') }, 'en')).toBe('1/4 is too much');
    expect(sharesProblemPhrase({ kind: 'surplus' }, 'en')).toBe('The shares must add up to one');
  });

  test.each(['0/1', '-1/2', '1/0', '2/1', '0.33/1', '1/1000000001', 'x/2'])('%s is no share', (text) => {
    expect(isShare(fraction(text))).toBe(false);
    expect(() => sharesProblem([fraction('1/2'), fraction(text)])).toThrow(RangeError);
  });

  test('are kept reduced', () => {
    expect(fractionMask.show(reducedFraction(fraction('500000000/1000000000')))).toBe('1/2');
    expect(reducedFraction(fraction('3/7'))).toEqual(fraction('3/7'));
  });

  test('equal ones, and any whole that is cut anyhow, make up 1; without the last part exactly it lacks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 12 }),
        (parts) => {
          const denominator = parts.reduce((sum, part) => sum + part, 0);
          const shares = parts.map((numerator) => reducedFraction({ numerator, denominator }));
          expect(sharesProblem(equalShares(parts.length))).toBeUndefined();
          expect(sharesProblem(shares)).toBeUndefined();
          expect(sharesProblem(shares.slice(0, -1))).toEqual({ kind: 'lacks', share: shares.at(-1) });
          expect(sharesProblem([...shares, ...shares.slice(-1)])).toEqual({
            kind: 'surplus',
            share: shares.at(-1),
          });
        },
      ),
      { numRuns: propertyRuns },
    );
  });
});

describe('shares of a purchase with maternity capital', () => {
  const least = leastCapitalShare({ capitalKopecks: 72_892_200, priceKopecks: 600_000_000, persons: 4 });

  test('each of four has at least 121487/4000000 for 728 922 of 6 000 000', () => {
    expect(fractionMask.show(least)).toBe('121487/4000000');
    expect(givesEach(fraction('1/32'), 1, least)).toBe(true);
    expect(givesEach(fraction('1/33'), 1, least)).toBe(false);
    expect(givesEach(least, 1, least)).toBe(true);
  });

  test('spouses who hold jointly have it twice', () => {
    expect(givesEach(fraction('2/32'), 2, least)).toBe(true);
    expect(givesEach(fraction('2/33'), 2, least)).toBe(false);
  });

  test('is an equal part of the whole when the capital pays all', () => {
    expect(leastCapitalShare({ capitalKopecks: 90, priceKopecks: 60, persons: 3 })).toEqual(fraction('1/3'));
  });

  test.each([
    [0, 60, 3],
    [10, 0, 3],
    [10, 60, 0],
    [10.5, 60, 3],
    [10, 99_999_999_999_999, 1000],
  ])('%d of %d for %d persons is no purchase', (capitalKopecks, priceKopecks, persons) => {
    expect(() => leastCapitalShare({ capitalKopecks, priceKopecks, persons })).toThrow(RangeError);
  });
});
