import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contractPrice } from './contract-price.ts';

const rubles = (sum: number) => Math.round(sum * 100);

describe('the price of a contract', () => {
  it('takes the promotion, then the loyalty percent of the rest, then the certificate', () => {
    const { steps, kopecks } = contractPrice({
      baseKopecks: rubles(8_450_000),
      promoBasisPoints: 500,
      loyaltyBasisPoints: 200,
      certificateKopecks: rubles(50_000),
    });
    expect(kopecks).toBe(rubles(7_816_950));
    expect(steps).toEqual([
      { code: 'promo', basisKopecks: rubles(8_450_000), kopecks: rubles(-422_500) },
      { code: 'loyalty', basisKopecks: rubles(8_027_500), kopecks: rubles(-160_550) },
      { code: 'certificate', basisKopecks: rubles(7_866_950), kopecks: rubles(-50_000) },
    ]);
  });

  it('does not add percents', () => {
    const added = contractPrice({ baseKopecks: rubles(8_450_000), promoBasisPoints: 700 }).kopecks;
    expect(added - rubles(50_000)).toBe(rubles(7_808_500));
    expect(
      contractPrice({ baseKopecks: rubles(8_450_000), promoBasisPoints: 500, loyaltyBasisPoints: 200 })
        .kopecks,
    ).toBeGreaterThan(added);
  });

  it('refuses a certificate above the price, and does not fall below the least price', () => {
    const baseKopecks = rubles(7_816_950);
    expect(() => contractPrice({ baseKopecks, certificateKopecks: rubles(8_000_000) })).toThrow(RangeError);
    expect(
      contractPrice({ baseKopecks, certificateKopecks: baseKopecks, leastKopecks: rubles(30_000) }),
    ).toEqual({
      steps: [
        { code: 'certificate', basisKopecks: baseKopecks, kopecks: -baseKopecks },
        { code: 'least', basisKopecks: 0, kopecks: rubles(30_000) },
      ],
      kopecks: rubles(30_000),
    });
  });
});

test('the lines lead from the price of the form to the price of the contract, whatever is chosen', () => {
  const percent = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 10 ** 6, max: 10 ** 13 }),
      fc.integer({ min: -(10 ** 6), max: 10 ** 9 }),
      percent,
      percent,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (baseKopecks, finishingKopecks, promoBasisPoints, loyaltyBasisPoints, share) => {
        const percents = { baseKopecks, finishingKopecks, promoBasisPoints, loyaltyBasisPoints };
        const certificateKopecks = Math.floor(contractPrice(percents).kopecks * share);
        const { steps, kopecks } = contractPrice({ ...percents, certificateKopecks });
        let left = baseKopecks;
        for (const step of steps) {
          expect(step.basisKopecks).toBe(left);
          left += step.kopecks;
        }
        expect(left).toBe(kopecks);
        expect(kopecks).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
