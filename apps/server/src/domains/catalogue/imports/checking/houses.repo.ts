import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor, Tx } from '../../../../platform/database/db.ts';
import { sql } from '../../../../platform/database/drizzle.ts';
import { rowsOf } from '../../catalogue.repo.ts';
import type { FreshHouse } from './fresh-estates.repo.ts';

/** A complex with its buildings; no building columns where it has none yet. */
export interface SiteRow {
  readonly complex: number;
  readonly complex_title: string;
  readonly building: number | null;
  readonly number: string | null;
  readonly address: string | null;
  /** The latest promise, as the year followed by the quarter. */
  readonly handover: number | null;
}

export function findSites(db: Executor): Promise<SiteRow[]> {
  return rowsOf<SiteRow>(
    db,
    sql`select c.id as complex, c.name as complex_title, b.id as building, b.number, b.address,
               (select h.year * 10 + h.quarter from handover_promises h where h.building_id = b.id
                order by h.promised_on desc limit 1) as handover
        from complexes c left join buildings b on b.complex_id = c.id and b.removed_at is null`,
  );
}

/**
 * Creates a building with its first hand-over promise.
 * @returns its ID; undefined when the complex already has such a building
 */
export async function insertHouse(
  tx: Tx,
  complexId: number,
  { number, address, year, quarter }: FreshHouse,
  { floors, day }: { floors: number; day: string },
): Promise<number | undefined> {
  const [made] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into buildings (id, complex_id, number, address, floors, built_floors, started_on)
        values (nextval('building_ids'), ${complexId}, ${number}, ${address}, ${floors}, 0, ${day}::date)
        on conflict (complex_id, lower(number)) where removed_at is null do nothing returning id`,
  );
  if (!made) return undefined;
  await tx.execute(
    sql`insert into handover_promises (building_id, promised_on, year, quarter)
        values (${made.id}, ${day}::date, ${year}, ${quarter})`,
  );
  return made.id;
}

export async function insertSection(
  tx: Tx,
  { building, number, floors }: { building: number; number: number; floors: number },
): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into sections (id, building_id, number, floors)
        values (nextval('section_ids'), ${building}, ${number}, ${floors}) returning id`,
  );
  if (!made) throw new Error('a section was not made');
  return made.id;
}

/** Stores the places of a floor; there is no drawing of them. */
export async function insertPlaces(
  tx: Tx,
  { section, floor, slots }: { section: number; floor: number; slots: readonly number[] },
): Promise<number> {
  const data = { fromFloor: floor, toFloor: floor, slots: slots.map((slot) => ({ slot })) };
  const [made] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into floor_layouts (id, section_id, data)
        values (nextval('floor_layout_ids'), ${section}, ${JSON.stringify(data)}::jsonb) returning id`,
  );
  if (!made) throw new Error('a floor was not made');
  return made.id;
}

/** Buildings that lines of a checked file will create or have created. */
export function findFreshHouses(db: Executor, batchId: string) {
  return rowsOf<FreshHouse & { sections: number; floors: number; estates: number }>(
    db,
    sql`select fresh->'house'->>'number' as number, min(fresh->'house'->>'address') as address,
               min((fresh->'house'->>'year')::int) as year, min((fresh->'house'->>'quarter')::int) as quarter,
               count(distinct fresh->>'section')::int as sections,
               greatest(max((fresh->>'floor')::int), 1) as floors, count(*)::int as estates
        from import_lines where batch_id = ${batchId} and what = 'create' and fresh ? 'house'
        group by fresh->>'complexId', fresh->'house'->>'number' order by min(line)`,
  );
}

/** Buildings created by a batch, and whether each is used by anything outside of the batch. */
export function findMadeHouses(tx: Tx, batchId: string) {
  return rowsOf<{ id: number; number: string; used: boolean }>(
    tx,
    sql`select b.id, b.number,
               exists (select from site_news n where n.building_id = b.id and n.withdrawn_at is null)
               or (select count(*) from handover_promises h where h.building_id = b.id) > 1
               or exists (select from estates e where e.building_id = b.id and e.status <> ${estateStatuses.remove}
                            and not exists (select from import_lines l where l.batch_id = ${batchId} and l.estate_id = e.id))
                 as used
        from buildings b
        where b.removed_at is null and b.id in (
          select e.building_id from import_lines l join estates e on e.id = l.estate_id
          where l.batch_id = ${batchId} and l.applied and l.fresh ? 'house')
        order by b.id`,
  );
}

/** Removes buildings from the catalogue; their promises and requests stay on record. */
export async function removeHouses(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.execute(
    sql`update buildings set removed_at = ${at.toISOString()}::timestamptz
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
