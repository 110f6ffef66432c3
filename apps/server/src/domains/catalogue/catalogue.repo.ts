import { estateKinds, estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Executor } from '../../platform/db.ts';
import {
  buildings,
  complexes,
  estates,
  flatItems,
  floorLayouts,
  handoverPromises,
  plans,
  priceHistory,
  sections,
} from './catalogue.tables.ts';
import type { EstateOrder } from './estate-order.ts';
import type { EstateRow } from './estate-row.ts';

/** Columns of an estate with its house and its latest promise; `reader` decides the favourite mark. */
const estateColumns = (reader: number | undefined) => sql`
  e.id, e.kind, e.number, e.floor, s.floors as section_floors, s.number as section_number,
  c.id as complex_id, c.name as complex_name, c.slug as complex_slug,
  b.id as building_id, b.number as building_number, b.address as building_address, b.built_floors,
  e.rooms, e.area_total, e.area_living, e.area_kitchen, e.finishing, e.view_sides, e.ceiling_mm,
  e.price_full, e.price_base, e.price_mortgage, e.status,
  h.year as handover_year, h.quarter as handover_quarter, h.promised_on::text as handover_promised_on,
  ${reader === undefined ? sql`false` : sql`exists (select from flat_items f where f.user_id = ${reader} and f.category = 'cart' and f.estate_id = e.id)`} as favourite`;

const estateSources = sql`
  estates e
  join sections s on s.id = e.section_id
  join buildings b on b.id = e.building_id
  join complexes c on c.id = e.complex_id
  join lateral (select year, quarter, promised_on from handover_promises where building_id = b.id order by promised_on desc limit 1) h on true`;

async function rows<Row>(db: Executor, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

export interface EstateFilter {
  readonly kind?: keyof typeof estateKinds;
  readonly complex?: number;
  readonly building?: number;
  readonly rooms?: readonly number[];
  /** Kopecks of the full price. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
}

function wanted(filter: EstateFilter): SQL {
  const parts: SQL[] = [sql`e.status = ${sql.raw(String(estateStatuses.sale))}`];
  if (filter.kind) parts.push(sql`e.kind = ${estateKinds[filter.kind]}`);
  if (filter.complex !== undefined) parts.push(sql`e.complex_id = ${filter.complex}`);
  if (filter.building !== undefined) parts.push(sql`e.building_id = ${filter.building}`);
  if (filter.rooms?.length) parts.push(roomsWanted(filter.rooms));
  if (filter.priceFrom !== undefined) parts.push(sql`e.price_full >= ${filter.priceFrom}`);
  if (filter.priceTo !== undefined) parts.push(sql`e.price_full <= ${filter.priceTo}`);
  return sql.join(parts, sql` and `);
}

/** Four means four and more. */
function roomsWanted(rooms: readonly number[]): SQL {
  const exact = sql`e.rooms in (${sql.join(
    rooms.map((count) => sql`${count}`),
    sql`, `,
  )})`;
  return rooms.includes(4) ? sql`(${exact} or e.rooms > 4)` : exact;
}

/** One page of estates for sale, by keyset. */
export function findEstates(
  db: Executor,
  filter: EstateFilter,
  order: EstateOrder,
  after: { value: number; id: number } | undefined,
  limit: number,
  reader: number | undefined,
) {
  const column = order.column === 'price' ? sql`e.price_full` : sql`e.area_total`;
  const onward = order.descending
    ? sql`(${column}, e.id) < (${after?.value ?? 0}, ${after?.id ?? 0})`
    : sql`(${column}, e.id) > (${after?.value ?? 0}, ${after?.id ?? 0})`;
  const direction = order.descending ? sql`desc` : sql`asc`;
  return rows<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources}
        where ${wanted(filter)} ${after ? sql`and ${onward}` : sql``}
        order by ${column} ${direction}, e.id ${direction} limit ${limit}`,
  );
}

export async function countEstates(db: Executor, filter: EstateFilter): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*) as count from estates e where ${wanted(filter)}`,
  );
  return Number(found?.count ?? 0);
}

export async function findEstate(
  db: Executor,
  id: number,
  reader: number | undefined,
): Promise<EstateRow | undefined> {
  const [row] = await rows<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources} where e.id = ${id}`,
  );
  return row;
}

/** Estates by their ids, in no order. */
export function findEstatesById(db: Executor, ids: readonly number[], reader: number): Promise<EstateRow[]> {
  const wantedIds = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return rows<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources} where e.id in (${wantedIds})`,
  );
}

const dialect = new PgDialect();

/** Estates tied to a person, newest first, in one prepared statement: every page asks it at its start. */
export async function findFlatItems(pool: pg.Pool, reader: number) {
  const { sql: text, params: values } = dialect.sqlToQuery(
    sql`select ${estateColumns(reader)}, f.category as category from flat_items f join ${estateSources} on e.id = f.estate_id
        where f.user_id = ${reader} and f.category in ('cart', 'purchases', 'contracts', 'concessions', 'deposits')
        order by f.created_at desc`,
  );
  const found = await pool.query<EstateRow & { category: string }>({ name: 'catalogue_flats', text, values });
  return found.rows;
}

/** How many estates of each category are tied to a person, in one prepared statement: every page asks it at its start. */
export function prepareCountFlatItems(db: Executor): (reader: number) => Promise<Map<string, number>> {
  const query = db
    .select({ category: flatItems.category, count: sql<number>`count(*)::int` })
    .from(flatItems)
    .where(eq(flatItems.userId, sql.placeholder('reader')))
    .groupBy(flatItems.category)
    .prepare('catalogue_flat_counts');
  return async (reader) => {
    const found = await query.execute({ reader });
    return new Map(found.map(({ category, count }) => [category, count]));
  };
}

export async function setFlatItem(
  db: Executor,
  userId: number,
  estateId: number,
  category: string,
  at: Date,
): Promise<void> {
  await db.insert(flatItems).values({ userId, estateId, category, createdAt: at }).onConflictDoNothing();
}

export async function dropFlatItem(
  db: Executor,
  userId: number,
  estateId: number,
  category: string,
): Promise<void> {
  await db
    .delete(flatItems)
    .where(
      and(eq(flatItems.userId, userId), eq(flatItems.estateId, estateId), eq(flatItems.category, category)),
    );
}

/** Plan, floor layout and place of an estate. */
export async function findDrawings(db: Executor, id: number) {
  const [found] = await db
    .select({
      plan: plans.data,
      floorLayout: floorLayouts.data,
      sectionId: estates.sectionId,
      floor: estates.floor,
      buildingId: estates.buildingId,
    })
    .from(estates)
    .innerJoin(plans, eq(plans.id, estates.planId))
    .innerJoin(floorLayouts, eq(floorLayouts.id, estates.floorLayoutId))
    .where(eq(estates.id, id));
  return found;
}

export function findNeighbours(db: Executor, sectionId: number, floor: number) {
  return db
    .select({
      id: estates.id,
      number: estates.number,
      slot: estates.slot,
      rooms: estates.rooms,
      status: estates.status,
    })
    .from(estates)
    .where(and(eq(estates.sectionId, sectionId), eq(estates.floor, floor)))
    .orderBy(estates.slot);
}

export function findPromises(db: Executor, buildingIds: readonly number[]) {
  return db
    .select()
    .from(handoverPromises)
    .where(inArray(handoverPromises.buildingId, [...buildingIds]))
    .orderBy(handoverPromises.promisedOn);
}

export function findPriceHistory(db: Executor, estateId: number) {
  return db
    .select({ form: priceHistory.form, kopecks: priceHistory.kopecks, validFrom: priceHistory.validFrom })
    .from(priceHistory)
    .where(eq(priceHistory.estateId, estateId))
    .orderBy(priceHistory.form, priceHistory.validFrom);
}

/** Complexes with what is for sale in each and from which price. */
export function findComplexes(db: Executor) {
  return db
    .select({
      id: complexes.id,
      slug: complexes.slug,
      title: complexes.name,
      district: complexes.district,
      address: complexes.address,
      description: complexes.description,
      available:
        sql<number>`(select count(*) from estates e where e.complex_id = ${complexes.id} and e.status = 3)`.mapWith(
          Number,
        ),
      fromKopecks: sql<
        number | null
      >`(select min(price_full) from estates e where e.complex_id = ${complexes.id} and e.status = 3 and e.kind in (1, 15))`,
    })
    .from(complexes)
    .orderBy(complexes.id);
}

export function findBuildings(db: Executor) {
  return db.select().from(buildings).orderBy(buildings.complexId, buildings.id);
}

export async function setEstateStatus(db: Executor, id: number, from: number, to: number): Promise<boolean> {
  const changed = await db
    .update(estates)
    .set({ status: to })
    .where(and(eq(estates.id, id), eq(estates.status, from)))
    .returning({ id: estates.id });
  return changed.length === 1;
}

export async function catalogueIsEmpty(db: Executor): Promise<boolean> {
  return (await db.select({ id: complexes.id }).from(complexes).limit(1)).length === 0;
}

/** Rows of the tables that the importer fills, in the order of their references. */
export const catalogueTables = {
  complexes,
  buildings,
  handoverPromises,
  sections,
  plans,
  floorLayouts,
  estates,
  priceHistory,
} as const;
