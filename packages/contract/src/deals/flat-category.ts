import type { dealCategories } from '../paths.ts';
import type { DealEvent } from './rules.ts';

/** Where a deal stands when its booking has just become it. */
export const openingAct = '206';

/** The end of the way of a deal: the keys are given, nobody has anything to do. */
export const completedAct = '221';

type Category = (typeof dealCategories)[number];

/** Steps after the buyer's signature under the contract: from there on it is terminated, not given up (agreement, «Возврат платы»). */
export const signedSteps: readonly number[] = [211, 218, 220, 221];

export const isSigned = (step: number | null): boolean => step !== null && signedSteps.includes(step);

/** The buyer's own signature under the contract, as a move of the deal. */
export const signEvents = ['sign-contract', 'sign-on-paper'] as const satisfies readonly DealEvent[];

interface Told {
  readonly step: number | null;
  readonly history: readonly { readonly event: string }[];
}

/** Whether the contract is signed, wherever an exception has led the deal since (219). */
export const hasSigned = ({ step, history }: Told): boolean =>
  isSigned(step) || history.some(({ event }) => signEvents.some((one) => one === event));

/**
 * S3-40: what an estate is to its buyer. A booking is a deposit, the deal that it becomes a purchase, and a contract from the
 * buyer's signature on; null is a booking without a deal.
 */
export function flatCategory(step: number | null): Exclude<Category, 'concessions'> {
  if (step === null) return 'deposits';
  return isSigned(step) ? 'contracts' : 'purchases';
}

type Listed = { readonly step: number | null; readonly open: boolean };

/**
 * Under which kinds a deal is listed: its own, and while its booking still keeps the estate, before the contract is
 * signed, under bookings as well.
 */
export function isListedUnder({ step, open }: Listed, category: Category): boolean {
  const own = flatCategory(step);
  return category === own || (category === 'deposits' && own === 'purchases' && open);
}
