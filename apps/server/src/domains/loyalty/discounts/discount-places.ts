import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { DiscountPlace } from '@novosel/contract/loyalty/discount-place.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findComplexes, findEveryBuilding } from '../../catalogue/public.ts';
import type { DiscountRow } from './discounts.repo.ts';

type Kept = Pick<DiscountRow, 'complexId' | 'buildingId' | 'kinds'>;

/** Adds the place to each of some discounts; places are loaded once, and only when one is needed. */
export async function discountPlaces(
  db: Executor,
  rows: readonly Kept[],
): Promise<(row: Kept) => DiscountPlace> {
  const named = rows.some(({ complexId }) => complexId !== null);
  const complexes = named ? await findComplexes(db) : [];
  const buildings = named ? await findEveryBuilding(db) : [];
  return ({ complexId, buildingId, kinds }) => {
    const complex = complexes.find(({ id }) => id === complexId);
    const building = buildings.find((one) => one.id === buildingId && one.complexId === complexId);
    return {
      complex: complex ? { id: complex.id, title: complex.title, slug: complex.slug } : null,
      building: building ? { id: building.id, number: building.number } : null,
      kinds: everyKind.filter((kind) => kinds?.includes(estateKinds[kind])),
    };
  };
}

const everyKind = Object.keys(estateKinds) as EstateKind[];

/** IDs of some kinds, each once and in a fixed order; null when there are none or all. */
export function keptKinds(wanted: readonly EstateKind[] = []): number[] | null {
  const kept = everyKind.filter((kind) => wanted.includes(kind)).map((kind) => estateKinds[kind]);
  return kept.length === 0 || kept.length === everyKind.length ? null : kept;
}
