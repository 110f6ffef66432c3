import { dealSteps } from '@novosel/contract/deals/steps.ts';

/** Steps after the buyer's signature under the contract: from there on it is terminated, not given up (agreement, «Возврат платы»). */
export const afterContract: ReadonlySet<number> = new Set([211, 218, 220, 221]);

/** Steps at which a buyer who lets the term of his booking pass loses it: his own turn, before the contract. */
export const endsByTerm: readonly number[] = dealSteps
  .filter(({ turn, code }) => turn === 'buyer' && !afterContract.has(code))
  .map(({ code }) => code);
