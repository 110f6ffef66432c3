import { type Estate, estateStatuses } from '@novosel/contract/catalogue/schema.ts';

const { remove, withdrawn } = estateStatuses;

/** For a buyer an estate is on sale, taken by another, or no longer sold: «taken» would be untrue of the last. */
export function saleState({ available, status }: Pick<Estate, 'available' | 'status'>) {
  if (available) return 'free';
  return status === remove || status === withdrawn ? 'gone' : 'taken';
}
