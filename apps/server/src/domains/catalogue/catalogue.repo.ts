import type { PlanEntry } from '@novosel/contract/catalogue/schema.ts';
import type pg from 'pg';
import type { Executor } from '../../platform/database/db.ts';
import { and, eq, inArray, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { PgDialect } from '../../platform/database/drizzle-tables.ts';
import {
  buildingPapers,
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
import type { EstateRow } from './search/estate-row.ts';

/** Columns of an estate with its building and latest promise; `reader` decides the favourite mark. */
export const estateColumns = (reader: number | undefined) => sql`
  e.id, e.kind, e.number, e.floor, s.floors as section_floors, s.number as section_number,
  c.id as complex_id, c.name as complex_name, c.slug as complex_slug,
  b.id as building_id, b.number as building_number, b.address as building_address, b.built_floors,
  e.rooms, e.area_total, e.area_living, e.area_kitchen, e.finishing, e.view_sides, e.ceiling_mm,
  e.price_full, e.price_base, e.price_mortgage, e.plan_id, e.status,
  h.year as handover_year, h.quarter as handover_quarter, h.promised_on::text as handover_promised_on,
  ${reader === undefined ? sql`false` : sql`exists (select from flat_items f where f.user_id = ${reader} and f.category = 'cart' and f.estate_id = e.id)`} as favourite`;

/** Estates, all or those of a subquery, with their building and its latest promise. */
export const estateSources = (from = sql`estates`) => sql`
  ${from} e
  join sections s on s.id = e.section_id
  join buildings b on b.id = e.building_id
  join complexes c on c.id = e.complex_id
  join lateral (select year, quarter, promised_on from handover_promises where building_id = b.id order by promised_on desc limit 1) h on true`;

export async function rowsOf<Row>(db: Executor, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

export async function findEstate(
  db: Executor,
  id: number,
  reader: number | undefined,
): Promise<EstateRow | undefined> {
  const [row] = await rowsOf<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources()} where e.id = ${id}`,
  );
  return row;
}

/** Estates by their ids, in no order. */
export function findEstatesById(
  db: Executor,
  ids: readonly number[],
  reader: number | undefined,
): Promise<EstateRow[]> {
  const wantedIds = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return rowsOf<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources()} where e.id in (${wantedIds})`,
  );
}

const dialect = new PgDialect();

/** A person's estates, newest first. A prepared statement: every page loads it at its start. */
export async function findFlatItems(pool: pg.Pool, reader: number) {
  const { sql: text, params: values } = dialect.sqlToQuery(
    sql`select ${estateColumns(reader)}, f.category as category from flat_items f join ${estateSources()} on e.id = f.estate_id
        where f.user_id = ${reader} and f.category in ('cart', 'purchases', 'contracts', 'concessions', 'deposits')
        order by f.created_at desc`,
  );
  const found = await pool.query<EstateRow & { category: string }>({ name: 'catalogue_flats', text, values });
  return found.rows;
}

/** Number of a person's estates by category. A prepared statement: every page loads it at its start. */
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

/** Removes an estate from a person's bookings and purchases; favourites stay. */
export async function dropBoughtFlat(db: Executor, userId: number, estateId: number): Promise<void> {
  const bought = inArray(flatItems.category, ['deposits', 'purchases', 'contracts']);
  await db
    .delete(flatItems)
    .where(and(eq(flatItems.userId, userId), eq(flatItems.estateId, estateId), bought));
}

/** Plans by their ids. */
export async function findPlans(db: Executor, ids: readonly number[]): Promise<PlanEntry[]> {
  const found = await db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]));
  return found.map(({ id, data }) => ({ id, plan: data as PlanEntry['plan'] }));
}

/** Sections of a building, from west to east. */
export function findSections(db: Executor, buildingId: number) {
  return db
    .select({ number: sections.number, floors: sections.floors })
    .from(sections)
    .where(eq(sections.buildingId, buildingId))
    .orderBy(sections.number);
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

/** Serialises promises for one building. @returns false when there is no such building */
export async function lockBuilding(tx: Executor, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: buildings.id })
    .from(buildings)
    .where(and(eq(buildings.id, id), isNull(buildings.removedAt)))
    .for('update');
  return found.length === 1;
}

/** Appends a promise; its quarter is also copied to the building's estates for the search. */
export async function insertPromise(
  tx: Executor,
  promise: typeof handoverPromises.$inferInsert,
  handoverKey: number,
): Promise<void> {
  await tx.insert(handoverPromises).values(promise);
  await tx.update(estates).set({ handoverKey }).where(eq(estates.buildingId, promise.buildingId));
}

export function findPriceHistory(db: Executor, estateId: number) {
  return db
    .select({ form: priceHistory.form, kopecks: priceHistory.kopecks, validFrom: priceHistory.validFrom })
    .from(priceHistory)
    .where(eq(priceHistory.estateId, estateId))
    .orderBy(priceHistory.form, priceHistory.validFrom);
}

/** Complexes with the number and the lowest price of their estates for sale. */
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
        sql<number>`(select count(*) from estates e where e.complex_id = ${complexes}.id and e.status = 3)`.mapWith(
          Number,
        ),
      fromKopecks: sql<
        number | null
      >`(select min(price_full) from estates e where e.complex_id = ${complexes}.id and e.status = 3 and e.kind in (1, 15))`,
    })
    .from(complexes)
    .orderBy(complexes.id);
}

export function findBuildings(db: Executor) {
  return findEveryBuilding(db).where(isNull(buildings.removedAt));
}

/** Includes buildings removed with the import that had created them. */
export function findEveryBuilding(db: Executor) {
  return db.select().from(buildings).orderBy(buildings.complexId, buildings.id);
}

/** @returns the building of the estate; undefined when its status was not `from` */
export async function setEstateStatus(
  db: Executor,
  id: number,
  from: number,
  to: number,
): Promise<number | undefined> {
  const [changed] = await db
    .update(estates)
    .set({ status: to })
    .where(and(eq(estates.id, id), eq(estates.status, from)))
    .returning({ buildingId: estates.buildingId });
  return changed?.buildingId;
}

export async function catalogueIsEmpty(db: Executor): Promise<boolean> {
  return (await db.select({ id: complexes.id }).from(complexes).limit(1)).length === 0;
}

/** Tables that the importer fills, in the order of their references. */
export const catalogueTables = {
  complexes,
  buildings,
  buildingPapers,
  handoverPromises,
  sections,
  plans,
  floorLayouts,
  estates,
  priceHistory,
} as const;
