import type { Plan, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { type HousePapers, noHousePapers } from '@novosel/contract/contracts/house-papers.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { asc, eq } from '../../../platform/database/drizzle.ts';
import { buildingPapers, buildings, complexes, estates, plans, sections } from '../catalogue.tables.ts';

/** Catalogue data that a contract needs besides an estate's card. */
export interface EstatePapers {
  readonly house: HousePapers;
  readonly complex: string;
  readonly building: { readonly number: string; readonly address: string; readonly floors: number };
  readonly section: number;
  /** «в осях 3–5/А–Б»; null: nobody has entered it. */
  readonly axes: string | null;
  readonly planRooms: readonly { readonly code: RoomCode; readonly areaHundredths: number }[];
}

/** Returns the papers of an estate; undefined when there is no such estate. */
export async function papersOfEstate(db: Executor, estateId: number): Promise<EstatePapers | undefined> {
  const [row] = await db
    .select({
      house: buildingPapers.data,
      complex: complexes.name,
      number: buildings.number,
      address: buildings.address,
      floors: buildings.floors,
      section: sections.number,
      axes: estates.axes,
      plan: plans.data,
    })
    .from(estates)
    .innerJoin(buildings, eq(buildings.id, estates.buildingId))
    .innerJoin(complexes, eq(complexes.id, estates.complexId))
    .innerJoin(sections, eq(sections.id, estates.sectionId))
    .innerJoin(plans, eq(plans.id, estates.planId))
    .leftJoin(buildingPapers, eq(buildingPapers.buildingId, estates.buildingId))
    .where(eq(estates.id, estateId));
  if (!row) return undefined;
  const { house, complex, number, address, floors, section, axes, plan } = row;
  return {
    house: house ?? noHousePapers,
    complex,
    building: { number, address, floors },
    section,
    axes,
    planRooms: (plan as Plan).rooms.map(({ code, areaCentiM2 }) => ({ code, areaHundredths: areaCentiM2 })),
  };
}

/** Contract data of a building; empty until somebody has entered them. */
export async function papersOfHouse(db: Executor, buildingId: number): Promise<HousePapers> {
  const [row] = await db
    .select({ data: buildingPapers.data })
    .from(buildingPapers)
    .where(eq(buildingPapers.buildingId, buildingId));
  return row?.data ?? noHousePapers;
}

export async function savePapersOfHouse(tx: Tx, buildingId: number, data: HousePapers): Promise<void> {
  const set = { data };
  await tx
    .insert(buildingPapers)
    .values({ buildingId, data })
    .onConflictDoUpdate({ target: buildingPapers.buildingId, set });
}

/** Estates of a building by section, floor and place, each with its place on the plan. */
export function lotsOfHouse(db: Executor, buildingId: number) {
  const { id, number, kind, floor, axes } = estates;
  return db
    .select({ id, number, kind, section: sections.number, floor, axes })
    .from(estates)
    .innerJoin(sections, eq(sections.id, estates.sectionId))
    .where(eq(estates.buildingId, buildingId))
    .orderBy(asc(sections.number), asc(floor), asc(estates.slot), asc(id));
}

/** @returns the building of the estate and its number; undefined when there is no such estate */
export async function updateAxes(tx: Tx, estateId: number, axes: string | null) {
  const [row] = await tx
    .update(estates)
    .set({ axes })
    .where(eq(estates.id, estateId))
    .returning({ buildingId: estates.buildingId, number: estates.number });
  return row;
}
