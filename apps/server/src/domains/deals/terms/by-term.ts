import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import { type DealPlace, dealPlace, dealPlaces } from '@novosel/contract/deals/places.ts';

/**
 * Places at which a buyer who lets the term of his booking pass loses it: his own turn, before the contract.
 */
export const endsByTerm: readonly DealPlace[] = dealPlaces.filter(
  (place) => dealPlace(place).turn === 'buyer' && !isSigned(place),
);
