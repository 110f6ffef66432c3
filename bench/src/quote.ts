import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import type { ParametersOffer } from '@novosel/contract/parameters/schema.ts';
import brand from '../../brand.json' with { type: 'json' };
import { median } from './rig/numbers.ts';
import type { Result } from './rig/result.ts';

const rounds = 2_000;
const payments = 60;

const offer: ParametersOffer = {
  day: '2026-11-14',
  forms: (['full', 'installment', 'mortgage'] as const).map((form) => ({
    form,
    kopecks: 1_248_000_000,
    listKopecks: 1_248_000_000,
  })),
  leastKopecks: 3_000_000,
  dwelling: true,
  finishing: null,
  feeKopecks: 3_000_000,
  plans: [{ code: 'long', title: { ru: '', en: '' }, firstBasisPoints: 2000, count: payments }],
  programs: brand.mortgagePrograms,
  certificates: [],
  promos: [],
  charges: brand.charges,
};

/**
 * Measures what a page computes at each key press, and the server before it saves: the price by a plan with
 * all its costs.
 */
export async function quoteCost(): Promise<Result[]> {
  const choice = firstChoice(offer, 'installment');
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    quoteOf(offer, choice);
    return performance.now() - began;
  });
  const ms = median(times);
  return [
    {
      what: `A calculation of ${payments} payments`,
      figure: `${ms.toFixed(3)} ms`,
      goal: '≤ 1 ms',
      holds: ms <= 1,
      note: `the middle of ${rounds}`,
    },
  ];
}
