import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, inArray, isNull, sql } from '../../../platform/database/drizzle.ts';
import { buildings, complexes, estates, sections } from '../catalogue.tables.ts';
import { siteMaps } from './site-map.tables.ts';

/** A complex with its site plan, if there is one. */
export async function findComplexSite(db: Executor, id: number) {
  const [found] = await db
    .select({
      id: complexes.id,
      slug: complexes.slug,
      title: complexes.name,
      district: complexes.district,
      address: complexes.address,
      description: complexes.description,
      map: siteMaps.data,
    })
    .from(complexes)
    .leftJoin(siteMaps, eq(siteMaps.complexId, complexes.id))
    .where(eq(complexes.id, id));
  return found;
}

/** Buildings of a complex, by number. */
export function findHousesOf(db: Executor, complexId: number) {
  return db
    .select()
    .from(buildings)
    .where(and(eq(buildings.complexId, complexId), isNull(buildings.removedAt)))
    .orderBy(buildings.id);
}

/** Sections of buildings, from the west end. */
export function findSectionsOf(db: Executor, buildingIds: readonly number[]) {
  return db
    .select({ building: sections.buildingId, number: sections.number, floors: sections.floors })
    .from(sections)
    .where(inArray(sections.buildingId, [...buildingIds]))
    .orderBy(sections.buildingId, sections.number);
}

const homes = sql.raw('1, 15');

/** Number of estates by status in each building of a complex. */
export function countByStatus(db: Executor, complexId: number) {
  return db
    .select({
      building: estates.buildingId,
      status: estates.status,
      count: sql<number>`count(*)::int`,
      fromKopecks: sql<number | null>`min(${estates.priceFull}) filter (where ${estates.kind} in (${homes}))`,
    })
    .from(estates)
    .where(eq(estates.complexId, complexId))
    .groupBy(estates.buildingId, estates.status);
}

/** Adds site plans to existing complexes without one. */
export async function addSiteMaps(db: Executor, maps: ReadonlyMap<number, SiteMap>): Promise<void> {
  const there = await db
    .select({ id: complexes.id })
    .from(complexes)
    .where(inArray(complexes.id, [...maps.keys()]));
  const rows = there.map(({ id }) => ({ complexId: id, data: maps.get(id) }));
  if (rows.length > 0) await db.insert(siteMaps).values(rows).onConflictDoNothing();
}
