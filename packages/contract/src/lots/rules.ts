import type { EstateKind } from '../catalogue/schema.ts';
import { type DealPlace, dealPlace } from '../deals/places.ts';
import type { DealStage } from '../deals/stages.ts';

/** Kinds of estates that are taken along with another one. */
export const lotKinds = ['parking', 'storage'] as const satisfies readonly EstateKind[];

/** Most lots with one estate at a time. */
export const lotsAtMost = 3;

/** Most lots offered. */
export const offeredAtMost = 12;

const isLotKind = (kind: EstateKind): boolean => lotKinds.some((one) => one === kind);

const beforeContract: readonly DealStage[] = ['parameters', 'members', 'mortgage', 'total'];

/**
 * Whether the main buyer of a deal may take a lot along: until its contract is drafted, and not with a lot.
 */
export const mayTakeLots = (place: DealPlace, kind: EstateKind): boolean =>
  !isLotKind(kind) && beforeContract.includes(dealPlace(place).stage);
