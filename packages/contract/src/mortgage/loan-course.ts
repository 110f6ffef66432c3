import { annuity, annuityToKopeck } from '../catalogue/prices/monthly-payment.ts';
import type { Kopecks } from '../texts/money.ts';

/** A loan repaid in equal payments, the first of them a month after the loan. */
interface Loan {
  readonly loan: Kopecks;
  /** Hundredths of a per cent a year: 600 is 6 %. */
  readonly rateBasisPoints: number;
  readonly months: number;
  /** Paid in addition to each payment, which shortens the term. */
  readonly extra?: Kopecks;
  /** Month of the loan: the year, and the month from 1. */
  readonly given: { readonly year: number; readonly month: number };
}

/** Repayment and interest of one calendar year, in kopecks. */
interface LoanYear {
  readonly year: number;
  readonly debt: Kopecks;
  readonly interest: Kopecks;
}

interface LoanCourse {
  readonly payment: Kopecks;
  /** Months until the loan is repaid. */
  readonly months: number;
  readonly interest: Kopecks;
  readonly years: readonly LoanYear[];
}

const basisPointsPerYear = 10_000 * 12;
const monthsInYear = 12;

/** The repayment of a loan year by year. @throws RangeError as `annuity` */
export function loanCourse({ loan, rateBasisPoints, months, extra = 0, given }: Loan): LoanCourse {
  const payment = annuity(loan, rateBasisPoints, months);
  const years = new Map<number, LoanYear>();
  let owed = loan;
  let month = 0;
  for (; owed > 0 && month < months; month += 1) {
    const interest = Math.round((owed * rateBasisPoints) / basisPointsPerYear);
    const last = month === months - 1;
    const debt = last ? owed : Math.min(owed, payment + extra - interest);
    const year = given.year + Math.floor((given.month + month) / monthsInYear);
    const so = years.get(year) ?? { year, debt: 0, interest: 0 };
    years.set(year, { year, debt: so.debt + debt, interest: so.interest + interest });
    owed -= debt;
  }
  const all = [...years.values()];
  return { payment, months: month, interest: all.reduce((sum, one) => sum + one.interest, 0), years: all };
}

interface LoanTotals {
  readonly paymentKopecks: Kopecks;
  /** Sum of all payments. */
  readonly totalKopecks: Kopecks;
  readonly interestKopecks: Kopecks;
}

/**
 * The cost of a loan with equal payments to the kopeck; a bank's last payment differs by some kopecks.
 * @throws RangeError as `annuity`
 */
export function loanTotals(loan: Kopecks, rateBasisPoints: number, months: number): LoanTotals {
  const paymentKopecks = annuityToKopeck(loan, rateBasisPoints, months);
  // Without interest equal payments may add up to some kopecks less than the loan.
  const totalKopecks = Math.max(loan, paymentKopecks * months);
  return { paymentKopecks, totalKopecks, interestKopecks: totalKopecks - loan };
}
