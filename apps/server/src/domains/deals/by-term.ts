import { signedSteps } from '@novosel/contract/deals/flat-category.ts';
import { dealSteps } from '@novosel/contract/deals/steps.ts';

export const afterContract: ReadonlySet<number> = new Set(signedSteps);

/** Steps at which a buyer who lets the term of his booking pass loses it: his own turn, before the contract. */
export const endsByTerm: readonly number[] = dealSteps
  .filter(({ turn, code }) => turn === 'buyer' && !afterContract.has(code))
  .map(({ code }) => code);
