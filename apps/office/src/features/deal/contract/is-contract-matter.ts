import type { DealPlace } from '@novosel/contract/deals/places.ts';

const drafting: readonly DealPlace[] = ['contract-draft', 'contract-late'];

/** Whether the lawyer has the contract: it is drafted, or a question waits for him. */
export const isDrafting = (place: DealPlace | null): boolean => place !== null && drafting.includes(place);

/** Whether the contract is what the deal is about now; then its part stands first. */
export const isContractMatter = (place: DealPlace | null): boolean =>
  isDrafting(place) || place === 'contract-reading';
