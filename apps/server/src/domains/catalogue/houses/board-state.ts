import type { boardStates } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';

const { sale, sold, signed, handedOver, ownership, remove, withdrawn, checkRemove } = estateStatuses;
const soldStates: readonly number[] = [sold, signed, handedOver, ownership];
/** Statuses of withdrawn estates, which are not shown at all. */
const hiddenStates: readonly number[] = [remove, withdrawn, checkRemove];

/** The state of an estate for a buyer; undefined when it is not shown to him. */
export function boardState(status: number): (typeof boardStates)[number] | undefined {
  if (hiddenStates.includes(status)) return undefined;
  if (status === sale) return 'sale';
  return soldStates.includes(status) ? 'sold' : 'reserve';
}
