import type { boardStates } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';

const { sale, sold, signed, handedOver, ownership, remove, withdrawn, checkRemove } = estateStatuses;
const soldStates: readonly number[] = [sold, signed, handedOver, ownership];
/** What the developer has taken back is not shown at all. */
const hiddenStates: readonly number[] = [remove, withdrawn, checkRemove];

/** How an estate stands for a buyer; undefined for what he is not shown. */
export function boardState(status: number): (typeof boardStates)[number] | undefined {
  if (hiddenStates.includes(status)) return undefined;
  if (status === sale) return 'sale';
  return soldStates.includes(status) ? 'sold' : 'reserve';
}
