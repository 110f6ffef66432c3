import type { DealPlace } from '@novosel/contract/deals/places.ts';

const drafting: readonly DealPlace[] = ['contract-draft', 'contract-late'];

/** Whether it is the lawyer's turn: he drafts the contract, or a question waits for him. */
export const isDrafting = (place: DealPlace | null): boolean => place !== null && drafting.includes(place);

/** Whether the deal is at its contract now; then the card shows the contract first. */
export const isContractMatter = (place: DealPlace | null): boolean =>
  isDrafting(place) || place === 'contract-reading';
