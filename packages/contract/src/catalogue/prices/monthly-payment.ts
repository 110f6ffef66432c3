import type { Kopecks } from '../../texts/money.ts';
import type { MonthlyPayment } from '../schema.ts';

/** What a bank's programme asks, as `brand.json` states it. */
export interface MortgageProgram {
  readonly code: string;
  /** Hundredths of a per cent a year: 600 is 6 %. */
  readonly rateBasisPoints: number;
  /** Whole per cent of the price that the buyer pays himself. */
  readonly downPaymentPercent: number;
  readonly months: number;
}

const kopecksPerRuble = 100;
const basisPointsPerYear = 10_000 * 12;

/**
 * The equal monthly payment (annuity) on a loan, rounded up to a ruble: a bank's own figure is never above it
 * by more than its rounding.
 * @throws RangeError for a loan below zero or a term that is not a whole number of months
 */
export function annuity(loan: Kopecks, rateBasisPoints: number, months: number): Kopecks {
  const [sum, parts] = exactAnnuity(loan, rateBasisPoints, months);
  const ruble = BigInt(kopecksPerRuble) * parts;
  return Number((sum + ruble - 1n) / ruble) * kopecksPerRuble;
}

/** The same payment as a bank's schedule has it: to the kopeck, half a kopeck up. @throws as `annuity` */
export function annuityToKopeck(loan: Kopecks, rateBasisPoints: number, months: number): Kopecks {
  const [sum, parts] = exactAnnuity(loan, rateBasisPoints, months);
  return Number((2n * sum + parts) / (2n * parts));
}

/** The payment before it is rounded, as a fraction: no float comes near money. */
function exactAnnuity(loan: Kopecks, rateBasisPoints: number, months: number): [sum: bigint, parts: bigint] {
  if (loan < 0 || rateBasisPoints < 0) throw new RangeError('a loan and a rate are not below zero');
  if (!Number.isInteger(months) || months < 1) throw new RangeError('a term is a whole number of months');
  if (rateBasisPoints === 0) return [BigInt(loan), BigInt(months)];
  const [rate, year] = [BigInt(rateBasisPoints), BigInt(basisPointsPerYear)];
  const grown = (year + rate) ** BigInt(months);
  return [BigInt(loan) * rate * grown, year * (grown - year ** BigInt(months))];
}

/** What a programme asks a month for a price; `downPayment` overrides the least of the programme. */
export function monthlyPaymentOf(
  price: Kopecks,
  { code, rateBasisPoints, downPaymentPercent, months }: MortgageProgram,
  downPayment?: Kopecks,
): MonthlyPayment {
  const least = Math.ceil((price * downPaymentPercent) / (100 * kopecksPerRuble)) * kopecksPerRuble;
  const own = Math.min(price, Math.max(least, downPayment ?? 0));
  return {
    program: code,
    rateBasisPoints,
    months,
    downPaymentKopecks: own,
    kopecks: annuity(price - own, rateBasisPoints, months),
  };
}

/** The programme with the lowest monthly payment; null when there is none. */
export function lowestMonthly(price: Kopecks, programs: readonly MortgageProgram[]): MonthlyPayment | null {
  const all = programs.map((program) => monthlyPaymentOf(price, program));
  return all.toSorted((a, b) => a.kopecks - b.kopecks)[0] ?? null;
}
