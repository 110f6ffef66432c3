import type { Executor } from '../../../../platform/database/db.ts';
import { sql } from '../../../../platform/database/drizzle.ts';
import { rowsOf } from '../../catalogue.repo.ts';

/** A building that is created for the estates of a file. */
export interface FreshHouse {
  readonly number: string;
  readonly address: string;
  readonly year: number;
  readonly quarter: number;
}

interface FreshFacts {
  readonly complexId: number;
  readonly kind: number;
  readonly number: string;
  readonly floor: number;
  readonly rooms: number | null;
  readonly area: number;
  readonly living: number | null;
  readonly kitchen: number | null;
  readonly finishing: string;
  /** As in the stock; null: the view of its place on other floors. */
  readonly view?: string | null;
  readonly side?: string | null;
  readonly ceiling: number;
  readonly plan: number;
  readonly slot: number;
  readonly full: number;
  readonly base: number;
  readonly mortgage: number | null;
  readonly status: number;
}

/** The place of a new estate, by IDs of the catalogue. */
export interface FreshPlace {
  readonly building: number;
  readonly sectionId: number;
  readonly layoutId: number;
  readonly sectionFloors: number;
}

/** Data of a new estate. */
export type FreshEstate = FreshFacts & FreshPlace;
/** As stored with its line: a place in a building that does not exist yet has no IDs. */
export type FreshLine =
  | (FreshEstate & { readonly house?: undefined })
  | (FreshFacts & { readonly house: FreshHouse; readonly section: number });

/** Views of the same place on other floors of the same layout. */
export async function findViewSides(db: Executor, layoutId: number, slot: number): Promise<string[]> {
  const [found] = await rowsOf<{ sides: string[] }>(
    db,
    sql`select view_sides as sides from estates where floor_layout_id = ${layoutId} and slot = ${slot} limit 1`,
  );
  return found?.sides ?? [];
}

/** @returns ID of the estate */
export async function insertFresh(
  db: Executor,
  one: FreshEstate,
  viewSides: readonly string[],
  at: Date,
): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`insert into estates (id, building_id, section_id, complex_id, kind, number, floor, rooms, area_total, area_living,
          area_kitchen, finishing, view_sides, ceiling_mm, plan_id, floor_layout_id, slot, price_full, price_base,
          price_mortgage, status, handover_key, section_floors, listed_at)
        values (nextval('estate_ids'), ${one.building}, ${one.sectionId}, ${one.complexId}, ${one.kind}, ${one.number},
          ${one.floor}, ${one.rooms}, ${one.area}, ${one.living}, ${one.kitchen}, ${one.finishing},
          array(select jsonb_array_elements_text(${JSON.stringify(viewSides)}::jsonb)), ${one.ceiling}, ${one.plan},
          ${one.layoutId}, ${one.slot}, ${one.full}, ${one.base}, ${one.mortgage}, ${one.status},
          (select year * 10 + quarter from handover_promises where building_id = ${one.building} order by promised_on desc limit 1),
          ${one.sectionFloors}, ${at.toISOString()}::timestamptz)
        returning id`,
  );
  if (!made) throw new Error('an estate was not made');
  return made.id;
}
