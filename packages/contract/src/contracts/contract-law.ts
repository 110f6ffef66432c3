import * as z from 'zod/mini';
import type { LawFigureCode } from '../law/figure-kinds.ts';
import { lawFigure } from '../law/figures.ts';
import { form } from '../wire/schema.ts';

const count = z.int().check(z.minimum(0), z.maximum(100_000));

/** Figures of law that a contract prints, each in the unit of its kind. */
const figures = {
  areaDeviationBasisPoints: 'area-deviation',
  transferPenaltyDivisor: 'transfer-penalty-citizen',
  paymentPenaltyDivisor: 'payment-penalty',
  withdrawalInterestDivisor: 'withdrawal-interest-citizen',
  acceptanceWorkingDays: 'acceptance-start',
  readinessMonths: 'readiness-notice',
  oneSidedActMonths: 'one-sided-act',
  termChangeMonths: 'term-change-offer',
  buyerWithdrawalMonths: 'buyer-withdrawal-delay',
  developerWithdrawalMonths: 'developer-withdrawal-delay',
  developerWarningDays: 'developer-warning',
  withdrawalReturnWorkingDays: 'withdrawal-return',
  escrowReleaseWorkingDays: 'escrow-release',
} as const satisfies Readonly<Record<string, LawFigureCode>>;
type FigureName = keyof typeof figures;

export const contractLaw = form(
  Object.fromEntries(Object.keys(figures).map((name) => [name, count])) as Record<FigureName, typeof count>,
);
export type ContractLaw = z.output<typeof contractLaw>;

const years = z.int().check(z.minimum(1), z.maximum(50));

/** Warranty terms in years (214-FZ, article 7); null where there is no finishing. */
export const contractWarranty = form({ object: years, equipment: years, finishing: z.nullable(years) });
export type ContractWarranty = z.output<typeof contractWarranty>;

/**
 * Figures for a contract of a day, kept in its data so that a later law does not change the text.
 * @param day YYYY-MM-DD
 * @throws RangeError when the table of law has none for that day
 */
export function contractLawOf(day: string): ContractLaw {
  const values = Object.entries(figures).map(([name, code]) => [name, lawFigure(code, day).value]);
  return Object.fromEntries(values) as ContractLaw;
}

/**
 * The shortest warranty terms that the law allows for a contract of a day, in years.
 * @param day YYYY-MM-DD
 * @throws RangeError when the table of law has none for that day
 */
export const leastWarranty = (day: string) => ({
  object: lawFigure('warranty-object', day).value,
  equipment: lawFigure('warranty-equipment', day).value,
  finishing: lawFigure('warranty-finishing', day).value,
});
