import type { Kopecks } from '../../texts/money.ts';
import type { MonthlyPayment } from '../schema.ts';

/** Conditions of a bank's programme, as `brand.json` states them. */
export interface MortgageProgram {
  readonly code: string;
  /** Hundredths of a per cent a year: 600 is 6 %. */
  readonly rateBasisPoints: number;
  /** Least down payment, in whole percent of the price. */
  readonly downPaymentPercent: number;
  readonly months: number;
}

const kopecksPerRuble = 100;
const basisPointsPerYear = 10_000 * 12;

/**
 * The monthly annuity payment on a loan, rounded up to a ruble; a bank's own figure exceeds it at most by the
 * bank's rounding.
 * @throws RangeError for a loan below zero or a term that is not a whole number of months
 */
export function annuity(loan: Kopecks, rateBasisPoints: number, months: number): Kopecks {
  const [sum, parts] = exactAnnuity(loan, rateBasisPoints, months);
  const ruble = BigInt(kopecksPerRuble) * parts;
  return Number((sum + ruble - 1n) / ruble) * kopecksPerRuble;
}

/** The same payment as in a bank's schedule: rounded to the kopeck, half a kopeck up. @throws as `annuity` */
export function annuityToKopeck(loan: Kopecks, rateBasisPoints: number, months: number): Kopecks {
  const [sum, parts] = exactAnnuity(loan, rateBasisPoints, months);
  return Number((2n * sum + parts) / (2n * parts));
}

/** The payment before rounding, as a fraction: money is never a float. */
function exactAnnuity(loan: Kopecks, rateBasisPoints: number, months: number): [sum: bigint, parts: bigint] {
  if (loan < 0 || rateBasisPoints < 0) throw new RangeError('a loan and a rate are not below zero');
  if (!Number.isInteger(months) || months < 1) throw new RangeError('a term is a whole number of months');
  if (rateBasisPoints === 0) return [BigInt(loan), BigInt(months)];
  const [rate, year] = [BigInt(rateBasisPoints), BigInt(basisPointsPerYear)];
  const grown = (year + rate) ** BigInt(months);
  return [BigInt(loan) * rate * grown, year * (grown - year ** BigInt(months))];
}

/** The monthly payment of a programme for a price; `downPayment` overrides the programme's least. */
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
