import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import { buildings, complexes, estates, flatItems } from '../catalogue.tables.ts';
import { siteNews } from './site-news.tables.ts';

/** News that are still shown, with where they are from. */
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
  /** From after this person. */
  readonly after: number;
  readonly people: number;
}

/** Who keeps, books or buys an estate at the place. */
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
