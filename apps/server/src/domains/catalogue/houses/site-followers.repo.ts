import type { Executor } from '../../../platform/database/db.ts';
import { and, asc, eq, gt, inArray, isNull, or, sql } from '../../../platform/database/drizzle.ts';
import { buildings, complexes, estates, flatItems } from '../catalogue.tables.ts';
import { siteNews } from './site-news.tables.ts';

/** Published news, with their place. */
export async function findNewsToTell(db: Executor, id: string) {
  const [found] = await db
    .select({
      title: siteNews.title,
      complexId: siteNews.complexId,
      complex: complexes.name,
      buildingId: siteNews.buildingId,
      building: buildings.number,
    })
    .from(siteNews)
    .innerJoin(complexes, eq(complexes.id, siteNews.complexId))
    .leftJoin(buildings, eq(buildings.id, siteNews.buildingId))
    .where(and(eq(siteNews.id, id), isNull(siteNews.withdrawnAt)));
  return found;
}

interface Place {
  readonly complexId: number;
  readonly buildingId: number | null;
  /** Only people after this one. */
  readonly after: number;
  readonly people: number;
}

/** People with an estate at this place among their favourites, bookings or purchases. */
export async function findSiteFollowers(
  db: Executor,
  { complexId, buildingId, after, people }: Place,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: flatItems.userId })
    .from(flatItems)
    .innerJoin(estates, eq(estates.id, flatItems.estateId))
    .innerJoin(buildings, eq(buildings.id, estates.buildingId))
    .where(
      and(
        inArray(flatItems.category, ['cart', 'deposits', 'contracts', 'purchases', 'concessions']),
        gt(flatItems.userId, after),
        eq(buildings.complexId, complexId),
        or(sql`${buildingId}::int is null`, eq(buildings.id, buildingId ?? 0)),
      ),
    )
    .orderBy(asc(flatItems.userId))
    .limit(people);
  return rows.map(({ userId }) => userId);
}
