import type { dealCategories } from '../paths.ts';

type Category = (typeof dealCategories)[number];

/** Steps after the buyer's signature under the contract: from there on it is terminated, not given up (agreement, «Возврат платы»). */
export const signedSteps: readonly number[] = [211, 218, 220, 221];

/**
 * S3-40: what an estate is to its buyer. A booking is a deposit, the deal that it becomes a purchase, and a contract from the
 * buyer's signature on; null is a booking without a deal.
 */
export function flatCategory(step: number | null): Exclude<Category, 'concessions'> {
  if (step === null) return 'deposits';
  return signedSteps.includes(step) ? 'contracts' : 'purchases';
}
