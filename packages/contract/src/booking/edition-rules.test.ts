import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alonePercent, editionProblem, needsSecond, priceBounds } from './edition-rules.ts';

const list = 800_000_000;
const before = { priceKopecks: 780_000_000, until: '2026-12-10', finishing: 'dark' };
const present = { before, listKopecks: list, now: Date.parse('2026-11-27T09:00:00Z') };
const problem = (priceKopecks: number) => editionProblem({ ...before, priceKopecks }, present);

describe('the price of a new edition', () => {
  it.each([
    1,
    100,
    list / 2 - 100,
    list * 1.5 + 100,
    9_000_000_000_000_000,
    -list,
    0,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%s kopecks for an estate of 8 million rubles is refused', (price) => {
    expect(problem(price)).toBe('price');
  });

  it.each([list / 2, list, list * 1.5])('%s kopecks may be offered', (price) => {
    expect(problem(price)).toBeNull();
  });

  it('stays as it is when it is beyond the bounds already, and the rest may change', () => {
    const old = { ...before, priceKopecks: list / 4 };
    expect(editionProblem({ ...old, finishing: 'light' }, { ...present, before: old })).toBeNull();
    const price = { totalKopecks: old.priceKopecks, listKopecks: list };
    expect(needsSecond(old.priceKopecks, price)).toBe(false);
  });

  it('may be offered exactly within its bounds, and by one alone exactly within the percents', () => {
    const lists = fc.integer({ min: 100, max: 99_999_999_999_999 });
    const permille = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(lists, permille, (listKopecks, share) => {
        const priceKopecks = Math.round((listKopecks * share) / 100_000) * 100;
        const { leastKopecks, mostKopecks } = priceBounds(listKopecks);
        const former = { ...before, priceKopecks: priceKopecks + 100 };
        const wanted = { ...former, priceKopecks };
        const allowed = editionProblem(wanted, { ...present, before: former, listKopecks }) === null;
        expect(allowed).toBe(priceKopecks >= leastKopecks && priceKopecks <= mostKopecks);
        const percents = (Math.abs(priceKopecks - listKopecks) / listKopecks) * 100;
        const second = needsSecond(priceKopecks, { totalKopecks: former.priceKopecks, listKopecks });
        if (Math.abs(percents - alonePercent) > 0.001) expect(second).toBe(percents > alonePercent);
      }),
    );
  });
});
