import { type Estate, estateStatuses } from '@novosel/contract/catalogue/schema.ts';

const { remove, withdrawn } = estateStatuses;

/**
 * Returns `mine` for an estate that the reader has booked: «taken» would tell him that somebody else has it.
 */
export const stateFor = (estate: Pick<Estate, 'id' | 'available' | 'status'>, booked: readonly number[]) =>
  booked.includes(estate.id) ? 'mine' : saleState(estate);

/**
 * The state of an estate for a buyer: for sale, taken by another, or no longer sold («taken» would be untrue
 * then).
 */
export function saleState({ available, status }: Pick<Estate, 'available' | 'status'>) {
  if (available) return 'free';
  return status === remove || status === withdrawn ? 'gone' : 'taken';
}
