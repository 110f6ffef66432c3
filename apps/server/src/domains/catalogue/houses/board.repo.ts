import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, eq, isNull } from '../../../platform/database/drizzle.ts';
import { buildings, complexes, estates, sections } from '../catalogue.tables.ts';

/** A building with its complex. */
export async function findHouse(db: Executor, id: number) {
  const [found] = await db
    .select({
      complex: { id: complexes.id, title: complexes.name, slug: complexes.slug },
      building: {
        id: buildings.id,
        number: buildings.number,
        address: buildings.address,
        builtFloors: buildings.builtFloors,
      },
    })
    .from(buildings)
    .innerJoin(complexes, eq(complexes.id, buildings.complexId))
    .where(and(eq(buildings.id, id), isNull(buildings.removedAt)));
  return found;
}

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];

/** Every estate of a building, by floor from the top, then by slot. */
export function findBoard(db: Executor, buildingId: number) {
  return db
    .select({
      id: estates.id,
      kind: estates.kind,
      number: estates.number,
      section: sections.number,
      floor: estates.floor,
      slot: estates.slot,
      rooms: estates.rooms,
      area: estates.areaTotal,
      status: estates.status,
      price: estates.priceFull,
    })
    .from(estates)
    .innerJoin(sections, eq(sections.id, estates.sectionId))
    .where(eq(estates.buildingId, buildingId))
    .orderBy(sections.number, desc(estates.floor), estates.slot);
}
