import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PromoView } from '../loyalty/promo.ts';
import { firstChoice } from './first-choice.ts';
import { promoGain, suitablePromo } from './price-of-choice.ts';
import { choiceProblem, quoteOf } from './quote.ts';
import type { ParametersOffer } from './schema.ts';

const rubles = (sum: number) => Math.round(sum * 100);
const winter: PromoView = {
  id: 7,
  title: 'Зимний пирс',
  basisPoints: 200,
  validUntil: null,
  place: 'на любой объект',
  replacesBooked: true,
};
const certificate = {
  id: '0193b0d0-0000-7000-8000-000000000001',
  title: 'С-0417',
  kopecks: rubles(50_000),
  validUntil: null,
};
const offer: ParametersOffer = {
  day: '2026-11-14',
  forms: [
    { form: 'full', kopecks: rubles(8_450_000), listKopecks: rubles(8_500_000) },
    { form: 'installment', kopecks: rubles(8_450_000), listKopecks: rubles(8_450_000) },
    { form: 'mortgage', kopecks: rubles(12_480_000), listKopecks: rubles(12_960_000) },
  ],
  dwelling: true,
  leastKopecks: rubles(30_000),
  finishing: null,
  feeKopecks: 0,
  plans: [{ code: 'year', title: { ru: '', en: '' }, firstBasisPoints: 4000, count: 12 }],
  programs: [],
  certificates: [certificate],
  promos: [winter, { ...winter, id: 8, basisPoints: 500, replacesBooked: false }],
  charges: { electronicRegistrationKopecks: 0, letterOfCreditKopecks: 0, insuranceBasisPoints: 0 },
};
const full = firstChoice(offer, 'full');

describe('a promotion that is chosen', () => {
  it('on top of the booking goes off its price before the certificate', () => {
    const { steps, kopecks } = quoteOf(offer, { ...full, promo: 8, certificate: certificate.id });
    expect(steps).toEqual([
      { code: 'promo', basisKopecks: rubles(8_450_000), kopecks: rubles(-422_500) },
      { code: 'certificate', basisKopecks: rubles(8_027_500), kopecks: rubles(-50_000) },
    ]);
    expect(kopecks).toBe(rubles(7_977_500));
  });

  it('in place of the discounts of the booking is counted from the price without them', () => {
    const { baseKopecks, steps, kopecks } = quoteOf(offer, { ...full, promo: 7 });
    expect(baseKopecks).toBe(rubles(8_450_000));
    expect(steps).toEqual([
      { code: 'replaced', basisKopecks: rubles(8_450_000), kopecks: rubles(50_000) },
      { code: 'promo', basisKopecks: rubles(8_500_000), kopecks: rubles(-170_000) },
    ]);
    expect(kopecks).toBe(rubles(8_330_000));
    expect(choiceProblem(offer, { ...full, promo: 7 })).toBeUndefined();
  });

  it('is refused where the booking gives more, and where it is not offered', () => {
    const choice = { ...full, form: 'mortgage' } as const;
    expect(promoGain(offer, choice, winter)).toBe(rubles(-220_800));
    expect(choiceProblem(offer, { ...choice, promo: 7 })).toEqual({ field: 'promo', problem: 'worse' });
    expect(choiceProblem(offer, { ...full, promo: 9 })).toEqual({ field: 'promo', problem: 'unknown' });
    expect([7, 8, 9, null].map((id) => suitablePromo(offer, { ...choice, promo: id })?.id)).toEqual([
      undefined,
      8,
      undefined,
      undefined,
    ]);
  });

  it('leaves no price that a certificate is above', () => {
    const dear = { ...offer, certificates: [{ ...certificate, kopecks: rubles(8_100_000) }] };
    const choice = { ...full, certificate: certificate.id };
    expect(choiceProblem(dear, choice)).toBeUndefined();
    expect(choiceProblem(dear, { ...choice, promo: 8 })).toEqual({
      field: 'certificate',
      problem: 'over-price',
    });
    expect(quoteOf(dear, { ...choice, promo: 8 }).kopecks).toBe(offer.leastKopecks);
  });
});

test('a price with a promotion is lower than the booked one by what the promotion is said to give', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10 ** 8, max: 10 ** 13 }),
      fc.double({ min: 0.8, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.boolean(),
      (listKopecks, share, basisPoints, replacesBooked) => {
        const form = { form: 'full', kopecks: Math.floor(listKopecks * share), listKopecks } as const;
        const promo = { ...winter, basisPoints, replacesBooked };
        const one = { ...offer, forms: [form], promos: [promo] };
        const { steps, kopecks } = quoteOf(one, { ...full, promo: promo.id });
        expect(form.kopecks - kopecks).toBe(promoGain(one, full, promo));
        expect(steps.reduce((left, step) => left + step.kopecks, form.kopecks)).toBe(kopecks);
        expect(kopecks < form.kopecks || replacesBooked).toBe(true);
      },
    ),
  );
});
