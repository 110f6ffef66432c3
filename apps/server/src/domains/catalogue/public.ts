import {
  type Estate,
  type EstateKind,
  estateStatuses,
  type Prices,
} from '@novosel/contract/catalogue/schema.ts';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { estateSold } from './catalogue.events.ts';
import { findEstate, findEstatesById, setEstateStatus } from './catalogue.repo.ts';
import { endOfQuarter } from './houses/handover-key.ts';
import type { Filed } from './keeping/keep-estate.ts';
import { toEstate } from './search/estate-row.ts';

export { estateSold, estatesRestocked, handoverPromised, type PriceChange } from './catalogue.events.ts';
export { findComplexes, findEveryBuilding, lockBuilding } from './catalogue.repo.ts';
export { findKeepers } from './choosing/choosing.repo.ts';
export { claimEstate, isTaken, releaseEstate } from './keeping/claims.repo.ts';
export { estatesOf, isFiled } from './keeping/filed.repo.ts';
export { fileFlat, freeEstate, keepEstate } from './keeping/keep-estate.ts';
export { type EstatePapers, papersOfEstate } from './papers/papers.repo.ts';
export { readEstateCard } from './read-estate-card.ts';
export { lotsBeside } from './search/lots.repo.ts';

export interface EstateForBooking {
  readonly id: number;
  readonly kind: number;
  readonly complexId: number;
  readonly buildingId: number;
  readonly status: number;
  readonly prices: Prices;
  /** Hundredths of a square metre. */
  readonly areaTotal: number;
}

/** Facts of an estate for a booking; undefined when there is no such estate. */
export async function estateForBooking(db: Executor, id: number): Promise<EstateForBooking | undefined> {
  const row = await findEstate(db, id, undefined);
  if (!row) return undefined;
  const prices = { full: row.price_full, base: row.price_base, mortgage: row.price_mortgage };
  return {
    id: row.id,
    kind: row.kind,
    complexId: row.complex_id,
    buildingId: row.building_id,
    status: row.status,
    prices,
    areaTotal: row.area_total,
  };
}

/** Estates of a list by id, in one query; `reader` decides the favourite mark. */
export async function estatesById(
  db: Executor,
  ids: readonly number[],
  reader: number,
): Promise<ReadonlyMap<number, Estate>> {
  const found = ids.length > 0 ? await findEstatesById(db, ids, reader) : [];
  return new Map(found.map((row) => [row.id, toEstate(row)]));
}

/** The kind of an estate; null when there is no such estate. */
export async function kindOfEstate(db: Executor, estateId: number): Promise<EstateKind | null> {
  const row = await findEstate(db, estateId, undefined);
  return row ? toEstate(row).kind : null;
}

/** The promised day of an estate's keys; null when there is no such estate. */
export async function promisedDay(db: Executor, estateId: number): Promise<Date | null> {
  const row = await findEstate(db, estateId, undefined);
  return row ? endOfQuarter({ year: row.handover_year, quarter: row.handover_quarter }) : null;
}

/** Marks an estate reserved by a deal as sold, or undoes that: nobody else can book it in either case. */
export async function sellEstate(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { estateId: id, userId, at }: Filed,
  isSold: boolean,
): Promise<void> {
  const { reserve, sold } = estateStatuses;
  const [from, to] = isSold ? [reserve, sold] : [sold, reserve];
  const building = await setEstateStatus(tx, id, from, to);
  if (building === undefined) return;
  await tell(tx, { to: 'house', topic: 'house', id: String(building) });
  if (isSold) await events.publish(tx, estateSold, { estateId: id, userId, at });
}
