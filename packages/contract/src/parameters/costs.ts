import type { PaymentForm } from '../catalogue/schema.ts';
import { installmentSchedule } from '../installments/installment-schedule.ts';
import { lawFigure } from '../law/figures.ts';
import { taxBack } from '../law/tax-back.ts';
import { loanTotals } from '../mortgage/loan-course.ts';
import type { Kopecks } from '../texts/money.ts';
import { percentOf } from '../texts/percent.ts';
import type { Charges, FormCosts, InstallmentPlan } from './schema.ts';

/** A way to pay: at once, by a plan, or with a loan. */
export type Payment =
  | { readonly form: Extract<PaymentForm, 'full'> }
  | { readonly form: Extract<PaymentForm, 'installment'>; readonly plan: InstallmentPlan }
  | {
      readonly form: Extract<PaymentForm, 'mortgage'>;
      readonly ownKopecks: Kopecks;
      readonly rateBasisPoints: number;
      readonly months: number;
    };

export interface CostSources {
  /** The price of the contract. */
  readonly priceKopecks: Kopecks;
  /** Maternity capital that pays a part of the price. */
  readonly capitalKopecks?: Kopecks;
  /** The booking fee: payment for a service, never a part of the price. */
  readonly feeKopecks: Kopecks;
  readonly charges: Charges;
  /** The day whose figures of law apply, YYYY-MM-DD. */
  readonly day: string;
  /** Number of owners who may get tax back; 0 where the law allows none. */
  readonly persons?: number;
}

/** Payments to the developer and the bank, with their dates. */
type Course = Pick<FormCosts, 'nowKopecks' | 'monthly' | 'loanKopecks' | 'interestKopecks'>;

/**
 * The family's own part of the price; the fund pays the maternity capital. Own money counts at most up to the
 * price.
 */
function courseOf(payment: Payment, { priceKopecks, capitalKopecks = 0, day }: CostSources): Course {
  const own = priceKopecks - capitalKopecks;
  const whole = { nowKopecks: own, monthly: null, loanKopecks: 0, interestKopecks: 0 };
  if (payment.form === 'full') return whole;
  if (payment.form === 'installment') {
    const { firstBasisPoints, count } = payment.plan;
    const plan = { priceKopecks: own, firstBasisPoints, count, startOn: day, kind: 'monthly' } as const;
    const parts = installmentSchedule(plan).map(({ kopecks }) => kopecks);
    const [first, each, last] = [parts.at(-count - 1) ?? 0, parts.at(-count) ?? 0, parts.at(-1) ?? 0];
    return { ...whole, nowKopecks: first, monthly: { kopecks: each, lastKopecks: last, count } };
  }
  const now = Math.min(payment.ownKopecks, own);
  const loan = own - now;
  const { paymentKopecks, interestKopecks } = loanTotals(loan, payment.rateBasisPoints, payment.months);
  const monthly = { kopecks: paymentKopecks, lastKopecks: paymentKopecks, count: payment.months };
  return { nowKopecks: now, monthly, loanKopecks: loan, interestKopecks };
}

/** Payments to the state, the registrar and the insurer, and the fee as a service. */
function othersOf(
  { form }: Payment,
  { loanKopecks }: Course,
  { charges, day, feeKopecks }: CostSources,
): FormCosts['others'] {
  const lines = [
    { code: 'booking-fee', kopecks: feeKopecks },
    { code: 'contract-duty', kopecks: lawFigure('contract-duty', day).value },
    { code: 'electronic-registration', kopecks: charges.electronicRegistrationKopecks },
    { code: 'ownership-duty', kopecks: lawFigure('ownership-duty', day).value },
    { code: 'letter-of-credit', kopecks: form === 'full' ? charges.letterOfCreditKopecks : 0 },
    { code: 'insurance', kopecks: percentOf(loanKopecks, charges.insuranceBasisPoints) },
  ];
  return lines.filter(({ kopecks }) => kopecks > 0);
}

/**
 * All costs of a form of payment for a family. A possible tax refund is not subtracted: it comes over years,
 * and only after the registration of the ownership.
 */
export function costsOf(payment: Payment, sources: CostSources): FormCosts {
  const { priceKopecks, capitalKopecks = 0, day, persons = 1 } = sources;
  const course = courseOf(payment, sources);
  const others = othersOf(payment, course, sources);
  const paid = priceKopecks - capitalKopecks + course.interestKopecks;
  const { interestKopecks } = course;
  const taxed = { priceKopecks: priceKopecks - capitalKopecks, interestKopecks, persons, day };
  return {
    ...course,
    others,
    totalKopecks: others.reduce((sum, { kopecks }) => sum + kopecks, paid),
    taxBackKopecks: persons > 0 ? taxBack(taxed).totalKopecks : 0,
  };
}
