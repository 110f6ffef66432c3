import { directions, viewCodes } from '@novosel/contract/catalogue/codes.ts';
import type { Executor } from '../../../platform/database/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  type SQL,
  sql,
} from '../../../platform/database/drizzle.ts';
import { rowsOf } from '../catalogue.repo.ts';
import { buildings, estates } from '../catalogue.tables.ts';
import { importBatches, importLines, plannedPrices } from '../imports.tables.ts';

export type BatchRow = typeof importBatches.$inferSelect;
export type LineRow = typeof importLines.$inferSelect;
/** A line with its estate's number and building from the catalogue. */
export type NamedLine = LineRow & { readonly number: string | null; readonly building: string | null };
export type PlannedRow = typeof plannedPrices.$inferSelect;

/**
 * Columns of an estate that an import reads and sets; names are those of the file, values are in the units of
 * the tables.
 */
export interface StockRow {
  readonly id: number;
  readonly complex: number;
  readonly complex_title: string;
  readonly building: number;
  readonly building_number: string;
  readonly section: number;
  readonly kind: number;
  readonly number: string;
  readonly floor: number;
  readonly slot: number;
  readonly plan: number;
  readonly rooms: number | null;
  readonly area: number;
  readonly living: number | null;
  readonly kitchen: number | null;
  readonly finishing: string;
  /** Views and compass directions of the windows, the main ones first, comma-separated. */
  readonly view: string | null;
  readonly side: string | null;
  readonly ceiling: number;
  readonly full: number;
  readonly base: number;
  readonly mortgage: number | null;
  readonly status: number;
}

/** The words of one kind in `view_sides`, in their order. */
const wordsAmong = (words: readonly string[]): SQL =>
  sql`(select string_agg(word, ',' order by at) from unnest(e.view_sides) with ordinality as said(word, at)
        where word in (${sql.raw(words.map((word) => `'${word}'`).join(', '))}))`;

const stock = sql`
  e.id, e.complex_id as complex, c.name as complex_title, e.building_id as building, b.number as building_number, s.number as section, e.kind, e.number, e.floor, e.slot,
  e.plan_id as plan, e.rooms, e.area_total as area, e.area_living as living, e.area_kitchen as kitchen, e.finishing,
  ${wordsAmong(viewCodes)} as view, ${wordsAmong(directions)} as side, e.ceiling_mm as ceiling,
  e.price_full as full, e.price_base as base, e.price_mortgage as mortgage, e.status
  from estates e join sections s on s.id = e.section_id join buildings b on b.id = e.building_id
  join complexes c on c.id = e.complex_id`;

/** Many numbers as one parameter: PostgreSQL allows at most 65 535 parameters. */
export const listOf = (ids: readonly number[]): SQL =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

export function findStock(db: Executor, ids: readonly number[], lock = false): Promise<StockRow[]> {
  return rowsOf<StockRow>(
    db,
    sql`select ${stock} where e.id in ${listOf(ids)} order by e.id ${lock ? sql`for update of e` : sql``}`,
  );
}

export function findStockOfBuildings(db: Executor, buildings: readonly number[]): Promise<StockRow[]> {
  return rowsOf<StockRow>(db, sql`select ${stock} where e.building_id in ${listOf(buildings)}`);
}

export interface SectionPlace {
  readonly section_id: number;
  readonly building: number;
  readonly complex: number;
  readonly complex_title: string;
  readonly section: number;
  readonly floors: number;
  readonly layout_id: number;
  readonly from_floor: number;
  readonly to_floor: number;
  readonly slot: number;
}

/** Every place of every floor of some buildings. */
export function findPlaces(db: Executor, buildings: readonly number[]): Promise<SectionPlace[]> {
  return rowsOf<SectionPlace>(
    db,
    sql`select s.id as section_id, s.building_id as building, c.id as complex, c.name as complex_title, s.number as section, s.floors,
               l.id as layout_id, (l.data->>'fromFloor')::int as from_floor, (l.data->>'toFloor')::int as to_floor,
               (one->>'slot')::int as slot
        from sections s join buildings b on b.id = s.building_id join complexes c on c.id = b.complex_id
        join floor_layouts l on l.section_id = s.id
        cross join lateral jsonb_array_elements(l.data->'slots') one
        where s.building_id in ${listOf(buildings)}`,
  );
}

export async function findPlanIds(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  const found = await rowsOf<{ id: number }>(db, sql`select id from plans where id in ${listOf(ids)}`);
  return new Set(found.map(({ id }) => id));
}

/** Sets estates to these values in one statement. */
export async function updateStock(db: Executor, rows: readonly StockRow[]): Promise<void> {
  await db.execute(
    sql`update estates e set rooms = x.rooms, area_total = x.area, area_living = x.living, area_kitchen = x.kitchen,
          finishing = x.finishing, ceiling_mm = x.ceiling,
          view_sides = string_to_array(concat_ws(',', x.side, x.view), ','), price_full = x."full", price_base = x.base,
          price_mortgage = x.mortgage, status = x.status
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as x(id int, rooms int, area int, living int, kitchen int, finishing text, view text, side text, ceiling int, "full" bigint,
               base bigint, mortgage bigint, status int)
        where e.id = x.id`,
  );
}

export interface PriceEntry {
  readonly estateId: number;
  readonly form: string;
  readonly kopecks: number;
}

/** Appends to the history of prices. */
export async function appendPrices(db: Executor, entries: readonly PriceEntry[], at: Date): Promise<void> {
  await db.execute(
    sql`insert into price_history (estate_id, form, kopecks, valid_from)
        select x."estateId", x.form, x.kopecks, ${at.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x("estateId" int, form text, kopecks bigint)`,
  );
}

export async function insertBatch(db: Executor, batch: BatchRow): Promise<void> {
  await db.insert(importBatches).values(batch);
}

const linesAtOnce = 1000;

export async function insertLines(db: Executor, lines: readonly LineRow[]): Promise<void> {
  for (let from = 0; from < lines.length; from += linesAtOnce)
    await db.insert(importLines).values(lines.slice(from, from + linesAtOnce));
}

export async function lockBatch(db: Executor, id: string): Promise<BatchRow | undefined> {
  const [found] = await db.select().from(importBatches).where(eq(importBatches.id, id)).for('update');
  return found;
}

export async function findBatch(db: Executor, id: string): Promise<BatchRow | undefined> {
  const [found] = await db.select().from(importBatches).where(eq(importBatches.id, id));
  return found;
}

export function findBatches(db: Executor, limit: number): Promise<BatchRow[]> {
  return db.select().from(importBatches).orderBy(desc(importBatches.createdAt)).limit(limit);
}

export async function updateBatch(db: Executor, id: string, set: Partial<BatchRow>): Promise<void> {
  await db.update(importBatches).set(set).where(eq(importBatches.id, id));
}

/**
 * Deletes a batch with its lines; only one that has changed nothing, since the lines of others are needed to
 * undo them.
 */
export async function deleteBatch(db: Executor, id: string): Promise<void> {
  await db.delete(importLines).where(eq(importLines.batchId, id));
  await db.delete(importBatches).where(eq(importBatches.id, id));
}

/** Lines of a batch in their order, after a given one. */
export function findLines(
  db: Executor,
  batchId: string,
  { after, only, limit }: { after: number; only: string | undefined; limit: number },
): Promise<NamedLine[]> {
  return db
    .select({ ...getTableColumns(importLines), number: estates.number, building: buildings.number })
    .from(importLines)
    .leftJoin(estates, eq(estates.id, importLines.estateId))
    .leftJoin(buildings, eq(buildings.id, estates.buildingId))
    .where(
      and(
        eq(importLines.batchId, batchId),
        gt(importLines.line, after),
        ...(only ? [eq(importLines.what, only)] : []),
      ),
    )
    .orderBy(asc(importLines.line))
    .limit(limit);
}

/** Lines that change something. */
export function findEffects(db: Executor, batchId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(importLines)
    .where(and(eq(importLines.batchId, batchId), inArray(importLines.what, ['change', 'create'])))
    .orderBy(asc(importLines.line));
}

/** Marks lines as carried out; a line that created an estate gets its ID. */
export async function markApplied(db: Executor, batchId: string): Promise<void> {
  await db
    .update(importLines)
    .set({ applied: true })
    .where(and(eq(importLines.batchId, batchId), inArray(importLines.what, ['change', 'create'])));
}

export async function nameFresh(
  db: Executor,
  batchId: string,
  line: number,
  estateId: number,
): Promise<void> {
  await db
    .update(importLines)
    .set({ estateId })
    .where(and(eq(importLines.batchId, batchId), eq(importLines.line, line)));
}

export async function insertPlanned(db: Executor, rows: readonly PlannedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += linesAtOnce)
    await db.insert(plannedPrices).values(rows.slice(from, from + linesAtOnce));
}

const waiting = and(isNull(plannedPrices.appliedAt), isNull(plannedPrices.canceledAt));

export function findPlanned(db: Executor, batchId: string): Promise<PlannedRow[]> {
  return db.select().from(plannedPrices).where(eq(plannedPrices.batchId, batchId));
}

/** Batches whose first day has come, the earliest first. */
export async function findDueBatches(db: Executor, at: Date): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select batch_id as id from planned_prices
        where applied_at is null and canceled_at is null and valid_from <= ${at.toISOString()}::timestamptz
        group by batch_id, valid_from order by valid_from, batch_id`,
  );
  return found.map(({ id }) => id);
}

export async function cancelPlanned(db: Executor, batchId: string, at: Date): Promise<void> {
  await db
    .update(plannedPrices)
    .set({ canceledAt: at })
    .where(and(eq(plannedPrices.batchId, batchId), waiting));
}

/** Marks planned prices as carried out, with the prices that they replaced. */
export async function settlePlanned(
  db: Executor,
  batchId: string,
  found: readonly { estateId: number; form: string; before: number | null }[],
  at: Date,
): Promise<void> {
  await db.execute(
    sql`update planned_prices p set applied_at = ${at.toISOString()}::timestamptz, before_kopecks = x.before
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as x("estateId" int, form text, before bigint)
        where p.batch_id = ${batchId} and p.estate_id = x."estateId" and p.form = x.form`,
  );
}

/** Waiting planned prices, the nearest plan first: some prices of each plan, and their total number. */
export function findWaiting(db: Executor, { ofEach, limit }: { ofEach: number; limit: number }) {
  return rowsOf<{
    estate: number;
    number: string;
    form: string;
    before: number | null;
    kopecks: number;
    valid_from: string;
    batch: string;
    place: number;
    of: number;
  }>(
    db,
    sql`select * from (
          select p.estate_id as estate, e.number, p.form, p.kopecks, p.valid_from::text as valid_from, p.batch_id as batch,
                 case p.form when 'full' then e.price_full when 'base' then e.price_base else e.price_mortgage end as before,
                 row_number() over (
                   partition by p.batch_id
                   order by p.estate_id, array_position(array['full', 'base', 'mortgage'], p.form)
                 )::int as place,
                 count(*) over (partition by p.batch_id)::int as of
          from planned_prices p join estates e on e.id = p.estate_id
          where p.applied_at is null and p.canceled_at is null
        ) waiting
        where place <= ${ofEach} order by valid_from, batch, place limit ${limit}`,
  );
}
