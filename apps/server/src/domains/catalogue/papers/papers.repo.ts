import type { Plan, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { type HousePapers, noHousePapers } from '@novosel/contract/contracts/house-papers.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import { buildingPapers, buildings, complexes, estates, plans, sections } from '../catalogue.tables.ts';

/** What a contract takes of the catalogue beside an estate's card. */
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
