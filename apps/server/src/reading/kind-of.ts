import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';

/** The word for the number of a kind of estate. */
export function kindOf(id: number): EstateKind {
  const kinds = Object.entries(estateKinds) as [EstateKind, number][];
  return kinds.find(([, known]) => known === id)?.[0] ?? 'flat';
}
