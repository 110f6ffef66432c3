import { describe, expect, it } from 'vitest';
import { paymentForms } from '../catalogue/codes.ts';
import { firstChoice, ownMoneyFor } from './first-choice.ts';
import { choiceProblem, quoteOf } from './quote.ts';
import type { ParametersChoice, ParametersOffer } from './schema.ts';

const rubles = (sum: number) => Math.round(sum * 100);
const title = { ru: 'Программа', en: 'Programme' };
const certificate = { id: '0193b0d0-0000-7000-8000-000000000001', title: 'С-0417', validUntil: null };
const offer: ParametersOffer = {
  day: '2026-11-14',
  forms: [
    { form: 'full', kopecks: rubles(12_220_800), listKopecks: rubles(12_220_800) },
    { form: 'installment', kopecks: rubles(12_480_000), listKopecks: rubles(12_480_000) },
    { form: 'mortgage', kopecks: rubles(12_480_000), listKopecks: rubles(12_960_000) },
  ],
  leastKopecks: rubles(30_000),
  dwelling: true,
  finishing: {
    present: 'light',
    until: '2027-02-01',
    options: [
      { code: 'none', kopecks: rubles(-1_080_000) },
      { code: 'light', kopecks: 0 },
      { code: 'dark', kopecks: rubles(84_000) },
    ],
  },
  feeKopecks: rubles(30_000),
  plans: [{ code: 'year', title, firstBasisPoints: 4000, count: 12 }],
  programs: [{ code: 'family', title, rateBasisPoints: 600, downPaymentPercent: 20, months: 300 }],
  certificates: [{ ...certificate, kopecks: rubles(20_000) }],
  promos: [],
  charges: {
    electronicRegistrationKopecks: rubles(12_000),
    letterOfCreditKopecks: rubles(5_000),
    insuranceBasisPoints: 60,
  },
};

describe('[S3-71] a calculation of what was chosen', () => {
  it.each(paymentForms)('has no problem as it is first shown: %s', (form) => {
    expect(choiceProblem(offer, firstChoice(offer, form))).toBeUndefined();
  });

  it('takes the price of its form, the certificate, and the terms of the plan or the loan', () => {
    const parts = quoteOf(offer, firstChoice(offer, 'installment'));
    expect(parts.kopecks).toBe(rubles(12_480_000));
    expect(parts.costs).toMatchObject({
      nowKopecks: rubles(4_992_000),
      monthly: { kopecks: rubles(624_000), count: 12 },
    });
    const loan = quoteOf(offer, firstChoice(offer, 'mortgage'));
    expect(loan.costs).toMatchObject({ nowKopecks: rubles(3_744_000), loanKopecks: rubles(8_736_000) });
    const less = quoteOf(offer, { ...firstChoice(offer, 'full'), certificate: certificate.id });
    expect(less).toMatchObject({
      baseKopecks: rubles(12_220_800),
      steps: [{ code: 'certificate', kopecks: rubles(-20_000) }],
      kopecks: rubles(12_200_800),
    });
  });

  const full = firstChoice(offer, 'full');
  const loan = firstChoice(offer, 'mortgage');
  const withLoan = (part: Partial<NonNullable<ParametersChoice['loan']>>): ParametersChoice => ({
    ...loan,
    loan: { program: 'family', ownKopecks: rubles(3_744_000), months: 300, ...part },
  });
  it.each<[string, ParametersChoice, string, string]>([
    ['a plan is missing', { ...full, form: 'installment' }, 'plan', 'required'],
    ['a plan is unknown', { ...full, form: 'installment', plan: 'decade' }, 'plan', 'unknown'],
    ['a loan is missing', { ...full, form: 'mortgage' }, 'loan.program', 'required'],
    ['a programme is unknown', withLoan({ program: 'other' }), 'loan.program', 'unknown'],
    ['a term is too long', withLoan({ months: 312 }), 'loan.months', 'most'],
    [
      'own money is below the down payment',
      withLoan({ ownKopecks: rubles(2_495_999) }),
      'loan.ownKopecks',
      'least',
    ],
    [
      'own money is the whole price',
      withLoan({ ownKopecks: rubles(12_480_000) }),
      'loan.ownKopecks',
      'over-price',
    ],
    [
      'the capital is above the price',
      { ...full, capitalKopecks: rubles(12_220_801) },
      'capitalKopecks',
      'over-price',
    ],
    ['the finishing is not offered', { ...full, finishing: 'prefinish' }, 'finishing', 'unknown'],
    ['a certificate is not his', { ...full, certificate: crypto.randomUUID() }, 'certificate', 'unknown'],
  ])('is refused where %s', (_, choice, field, problem) => {
    expect(choiceProblem(offer, choice)).toEqual({ field, problem });
  });

  it('counts another finishing into the price before everything else, and none where it can no longer change', () => {
    expect(quoteOf(offer, { ...full, finishing: 'dark', certificate: certificate.id })).toMatchObject({
      steps: [
        { code: 'finishing', basisKopecks: rubles(12_220_800), kopecks: rubles(84_000) },
        { code: 'certificate', basisKopecks: rubles(12_304_800) },
      ],
      kopecks: rubles(12_284_800),
    });
    expect(quoteOf(offer, { ...full, finishing: 'light' }).steps).toEqual([]);
    const late = { ...offer, finishing: null };
    expect(choiceProblem(late, full)).toBeUndefined();
    expect(choiceProblem(late, { ...full, finishing: 'light' })?.field).toBe('finishing');
  });

  it('is refused where the certificate is above the price', () => {
    const dear = { ...offer, certificates: [{ ...certificate, kopecks: rubles(13_000_000) }] };
    expect(choiceProblem(dear, { ...full, certificate: certificate.id })).toEqual({
      field: 'certificate',
      problem: 'over-price',
    });
  });

  it('counts maternity capital into the down payment of a loan', () => {
    const choice = { ...loan, capitalKopecks: rubles(728_922) };
    const { least } = ownMoneyFor(offer, choice, 'family');
    expect(least).toBe(rubles(2_496_000 - 728_922));
    const enough = { ...withLoan({ ownKopecks: least }), capitalKopecks: choice.capitalKopecks };
    expect(choiceProblem(offer, enough)).toBeUndefined();
    expect(quoteOf(offer, enough).costs.loanKopecks).toBe(rubles(12_480_000 - 2_496_000));
  });

  it.each([...paymentForms])('counts capital and own money above the price up to it: %s', (form) => {
    const much = rubles(999_999_999);
    const rest = rubles(0.33);
    for (const capitalKopecks of [much, quoteOf(offer, firstChoice(offer, form)).kopecks - rest]) {
      const choice = { ...withLoan({ ownKopecks: much }), form, plan: 'year', capitalKopecks };
      const { costs } = quoteOf(offer, choice);
      expect(costs.nowKopecks).toBeLessThanOrEqual(rest);
      expect(costs.loanKopecks).toBe(0);
      const { least, most } = ownMoneyFor(offer, choice, 'family');
      expect(least).toBeLessThanOrEqual(most);
    }
  });

  it.each(paymentForms)(
    'returns no tax and takes no maternity capital for what is no dwelling: %s',
    (form) => {
      const parking = { ...offer, dwelling: false };
      const choice = firstChoice(parking, form);
      expect(quoteOf(parking, choice, 2).costs.taxBackKopecks).toBe(0);
      expect(choiceProblem(parking, choice)).toBeUndefined();
      expect(choiceProblem(parking, { ...choice, capitalKopecks: rubles(1) })).toEqual({
        field: 'capitalKopecks',
        problem: 'unknown',
      });
    },
  );
});
