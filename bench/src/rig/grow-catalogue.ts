import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/**
 * Distances between the IDs of copies: larger than any ID of the generator, so that copies do not collide.
 */
const apart = {
  complexes: 100,
  buildings: 100,
  sections: 1000,
  layouts: 10_000,
  estates: 1_000_000,
} as const;

/**
 * Copies the demo's complexes until there are so many estates, each copy with its own prices and start of
 * sale.
 * @returns how many estates there are
 */
export async function growCatalogue(db: pg.Pool, wanted: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from estates');
  const copies = Math.ceil(wanted / (rows[0]?.count ?? 1)) - 1;
  await withoutIndexes(db, ['estates'], async () => {
    for (const statement of copying) await db.query(statement, [copies]);
  });
  await db.query('vacuum analyze');
  const grown = await db.query<{ count: number }>('select count(*)::int as count from estates');
  return grown.rows[0]?.count ?? 0;
}

/** Prices of other towns: from 0.7 to 1.5 of these, rounded to thousands of rubles (kopecks in the table). */
const dearer = (price: string) => `round(${price} * (0.7 + (n % 97) * 0.8 / 97) / 100000)::bigint * 100000`;

/** Turns the houses of other towns by quarters of a circle: their windows face other sides of the world. */
const turned = `array(select coalesce((array['north','east','south','west'])[
  (array_position(array['north','east','south','west'], side) - 1 + n) % 4 + 1], side) from unnest(view_sides) side)`;

const copying = [
  `insert into complexes (id, slug, name, district, address, description)
   select id + n * ${apart.complexes}, slug || '-' || n, name, district, address, description
   from complexes, generate_series(1, $1::int) n`,
  `insert into buildings (id, complex_id, number, address, floors, built_floors, started_on)
   select id + n * ${apart.buildings}, complex_id + n * ${apart.complexes}, number, address, floors, built_floors, started_on
   from buildings, generate_series(1, $1::int) n`,
  `insert into handover_promises (building_id, promised_on, year, quarter)
   select building_id + n * ${apart.buildings}, promised_on, year, quarter from handover_promises, generate_series(1, $1::int) n`,
  `insert into sections (id, building_id, number, floors)
   select id + n * ${apart.sections}, building_id + n * ${apart.buildings}, number, floors from sections, generate_series(1, $1::int) n`,
  `insert into floor_layouts (id, section_id, data)
   select id + n * ${apart.layouts}, section_id + n * ${apart.sections}, data from floor_layouts, generate_series(1, $1::int) n`,
  `insert into estates (id, building_id, section_id, complex_id, kind, number, floor, rooms, area_total, area_living, area_kitchen,
     finishing, view_sides, ceiling_mm, plan_id, floor_layout_id, slot, price_full, price_base, price_mortgage, status,
     handover_key, section_floors, listed_at)
   select id + n * ${apart.estates}, building_id + n * ${apart.buildings}, section_id + n * ${apart.sections},
     complex_id + n * ${apart.complexes}, kind, number, floor, rooms, area_total, area_living, area_kitchen, finishing, ${turned},
     ceiling_mm, plan_id, floor_layout_id + n * ${apart.layouts}, slot, ${dearer('price_full')}, ${dearer('price_base')},
     ${dearer('price_mortgage')}, status, handover_key + 10 * (n % 3), section_floors, listed_at - (n % 200) * interval '5 days'
   from estates, generate_series(1, $1::int) n`,
] as const;
