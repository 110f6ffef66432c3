import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import {
  findDrawings,
  findEstate,
  findNeighbours,
  findPriceHistory,
  findPromises,
  findSections,
} from './catalogue.repo.ts';
import { boardState } from './houses/board-state.ts';
import { toEstate } from './search/estate-row.ts';
import { monthlyOf } from './search/monthly-of.ts';

/** An estate with plan, floor, promises and price history; undefined when there is none with that ID. */
export async function readEstateCard(
  db: Executor,
  id: number,
  reader: number | undefined,
  bookedByMe = false,
): Promise<EstateCard | undefined> {
  // One after another: a transaction has one connection, which runs one query at a time.
  const row = await findEstate(db, id, reader);
  const drawings = await findDrawings(db, id);
  if (!row || !drawings) return undefined;
  const neighbours = await findNeighbours(db, drawings.sectionId, drawings.floor);
  const sections = await findSections(db, drawings.buildingId);
  const promises = await findPromises(db, [drawings.buildingId]);
  const history = await findPriceHistory(db, id);
  const estate = toEstate(row);
  return {
    estate,
    plan: drawings.plan as Record<string, unknown>,
    floorLayout: drawnOf(drawings.floorLayout),
    sections,
    monthly: monthlyOf(estate),
    promises: promises.map(({ year, quarter, promisedOn }) => ({ year, quarter, promisedOn })),
    priceHistory: history.map((entry) => ({ ...entry, validFrom: entry.validFrom.toISOString() })),
    neighbours: onFloor(neighbours, id).map(({ status, ...neighbour }) => ({
      ...neighbour,
      available: status === estateStatuses.sale,
    })),
    bookedByMe,
  };
}

/**
 * One estate for each place of a floor: a withdrawn estate is hidden, and another one may have its place by
 * now; only on its own card it is shown, and nothing else in its place.
 */
function onFloor(neighbours: Awaited<ReturnType<typeof findNeighbours>>, own: number) {
  const ownSlot = neighbours.find(({ id }) => id === own)?.slot;
  return neighbours.filter(
    ({ id, slot, status }) => id === own || (slot !== ownSlot && boardState(status) !== undefined),
  );
}

/** A building created by an import has places, but no drawing. */
function drawnOf(layout: unknown): Record<string, unknown> | null {
  const data = layout as Record<string, unknown>;
  return 'corridor' in data ? data : null;
}
