import { type AgreedPayment, monthsLater, mostPayments } from '../deals/schedule.ts';
import type { Kopecks } from '../texts/money.ts';
import { percentOf } from '../texts/percent.ts';

/** Months between two payments of a plan. */
export const planKinds = { monthly: 1, quarterly: 3 } as const;

export type InstallmentPlan = {
  readonly priceKopecks: Kopecks;
  /** Number of equal payments after the first one. */
  readonly count: number;
  /** The day of the first payment, YYYY-MM-DD; the next is due a month or a quarter after it. */
  readonly startOn: string;
  readonly kind: keyof typeof planKinds;
  /** Day of the month of the equal payments, 1 to 31; by default that of the start. */
  readonly payday?: number;
} & (
  | {
      /** The first payment in hundredths of a percent of the price: 3000 is 30 %. */
      readonly firstBasisPoints: number;
    }
  | { readonly firstKopecks: Kopecks }
);

/**
 * The payments of a plan: the first one, unless it is zero, then equal ones; the last one takes the
 * remainder. In a shorter month the payday is the last day; later months return to the payday.
 * @throws RangeError for a first payment over the price, or a count or a payday out of bounds
 */
export function installmentSchedule(plan: InstallmentPlan): AgreedPayment[] {
  const { priceKopecks, count, startOn } = plan;
  const first = 'firstKopecks' in plan ? plan.firstKopecks : percentOf(priceKopecks, plan.firstBasisPoints);
  const rest = priceKopecks - first;
  if (!Number.isSafeInteger(first) || first < 0 || rest < 0)
    throw new RangeError('a first payment is from nothing to the price');
  if (!isWithin(count, mostPayments - 1)) throw new RangeError(`${count} is not a count of payments`);
  const each = Math.floor(rest / count);
  const days = daysOf(plan);
  return [
    ...(first > 0 ? [{ dueOn: startOn, kopecks: first }] : []),
    ...days.map((dueOn, at) => ({ dueOn, kopecks: at === count - 1 ? rest - each * at : each })),
  ];
}

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** Counted from a January, which has every possible payday. */
function daysOf({ startOn, kind, count, payday = Number(startOn.slice(8)) }: InstallmentPlan): string[] {
  if (!isWithin(payday, 31)) throw new RangeError(`${payday} is not a day of a month`);
  const before = Number(startOn.slice(5, 7)) - 1;
  const step = planKinds[kind];
  const january = `${startOn.slice(0, 4)}-01-${String(payday).padStart(2, '0')}`;
  const months = monthlyDates(january, before + count * step).slice(before);
  return months.filter((_, at) => (at + 1) % step === 0);
}

/** The same day of the months after an anchor; each is counted from the anchor, not from the one before. */
const monthlyDates = (anchor: string, count: number): string[] =>
  Array.from({ length: count }, (_, month) => monthsLater(anchor, month + 1));
