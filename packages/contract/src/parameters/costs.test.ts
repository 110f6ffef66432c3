import { describe, expect, it } from 'vitest';
import { type CostSources, costsOf, type Payment } from './costs.ts';

const rubles = (sum: number) => Math.round(sum * 100);

const sources = (price: number): CostSources => ({
  priceKopecks: rubles(price),
  feeKopecks: rubles(20_000),
  charges: {
    electronicRegistrationKopecks: rubles(12_000),
    letterOfCreditKopecks: rubles(5_000),
    insuranceBasisPoints: 60,
  },
  day: '2026-11-14',
});

const plan = { code: 'plan', title: { ru: '', en: '' }, firstBasisPoints: 3000, count: 9 };

describe('what a form of payment costs', () => {
  it('at once: the price, the fee, duties, registration and the letter of credit', () => {
    const { totalKopecks, taxBackKopecks, others } = costsOf({ form: 'full' }, sources(7_600_000));
    expect(totalKopecks).toBe(rubles(7_641_350));
    expect(totalKopecks - taxBackKopecks).toBe(rubles(7_381_350));
    expect(others.map(({ code }) => code)).toEqual([
      'booking-fee',
      'contract-duty',
      'electronic-registration',
      'ownership-duty',
      'letter-of-credit',
    ]);
  });

  it('in parts: no letter of credit, and no interest', () => {
    const { totalKopecks, taxBackKopecks } = costsOf({ form: 'installment', plan }, sources(8_000_000));
    expect(totalKopecks).toBe(rubles(8_036_350));
    expect(totalKopecks - taxBackKopecks).toBe(rubles(7_776_350));
  });

  it.each([
    [7_777_777, 3000, 9, 2_333_333.1, 604_938.21, 604_938.22],
    [10_000_000, 2000, 7, 2_000_000, 1_142_857.14, 1_142_857.16],
  ])(
    '%d by a plan: the first payment, equal ones, the last takes the rest',
    (price, first, count, now, each, last) => {
      const { nowKopecks, monthly } = costsOf(
        { form: 'installment', plan: { ...plan, firstBasisPoints: first, count } },
        sources(price),
      );
      expect(nowKopecks).toBe(rubles(now));
      expect(monthly).toEqual({ kopecks: rubles(each), lastKopecks: rubles(last), count });
    },
  );

  it('with a loan: own money, payments, insurance of the first year; the tax comes back from both', () => {
    const payment: Payment = {
      form: 'mortgage',
      ownKopecks: rubles(1_680_000),
      rateBasisPoints: 600,
      months: 360,
    };
    const costs = costsOf(payment, sources(8_400_000));
    expect(costs).toMatchObject({
      loanKopecks: rubles(6_720_000),
      interestKopecks: rubles(7_784_328),
      monthly: { kopecks: rubles(40_289.8), count: 360 },
      totalKopecks: rubles(16_260_998),
    });
    expect(costs.totalKopecks - costs.taxBackKopecks).toBe(rubles(15_610_998));
    expect(costs.others).toContainEqual({ code: 'insurance', kopecks: rubles(40_320) });
  });

  it('the fund pays the maternity capital: it is not taken from the family, and no tax comes back of it', () => {
    const without = costsOf({ form: 'full' }, sources(1_500_000));
    const capitalKopecks = rubles(700_000);
    const withCapital = costsOf({ form: 'full' }, { ...sources(1_500_000), capitalKopecks });
    expect(without.totalKopecks - withCapital.totalKopecks).toBe(capitalKopecks);
    expect(without.taxBackKopecks - withCapital.taxBackKopecks).toBe(rubles(91_000));
  });
});
