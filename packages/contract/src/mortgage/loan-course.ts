import { annuity, annuityToKopeck } from '../catalogue/prices/monthly-payment.ts';
import type { Kopecks } from '../texts/money.ts';

/** A loan that is paid back by equal payments, the first of them a month after it is given. */
interface Loan {
  readonly loan: Kopecks;
  /** Hundredths of a per cent a year: 600 is 6 %. */
  readonly rateBasisPoints: number;
  readonly months: number;
  /** Paid beside each payment, for a shorter term. */
  readonly extra?: Kopecks;
  /** When the loan is given: the year and the month from 1. */
  readonly given: { readonly year: number; readonly month: number };
}

/** What one calendar year takes: of the debt and of interest, in kopecks. */
interface LoanYear {
  readonly year: number;
  readonly debt: Kopecks;
  readonly interest: Kopecks;
}

interface LoanCourse {
  readonly payment: Kopecks;
  /** Months until nothing is owed. */
  readonly months: number;
  readonly interest: Kopecks;
  readonly years: readonly LoanYear[];
}

const basisPointsPerYear = 10_000 * 12;
const monthsInYear = 12;

/** How a loan is paid back year by year. @throws RangeError as `annuity` */
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
  /** All payments together. */
  readonly totalKopecks: Kopecks;
  readonly interestKopecks: Kopecks;
}

/**
 * What a loan costs in equal payments to the kopeck; a bank's last payment differs by kopecks.
 * @throws RangeError as `annuity`
 */
export function loanTotals(loan: Kopecks, rateBasisPoints: number, months: number): LoanTotals {
  const paymentKopecks = annuityToKopeck(loan, rateBasisPoints, months);
  // Without interest equal payments may be some kopecks less than the loan.
  const totalKopecks = Math.max(loan, paymentKopecks * months);
  return { paymentKopecks, totalKopecks, interestKopecks: totalKopecks - loan };
}
