import type { Executor, Tx } from '../../../platform/database/db.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from '../../../platform/database/drizzle.ts';
import { buildings, complexes } from '../catalogue.tables.ts';
import { siteNews, sitePictures } from './site-news.tables.ts';

export type PictureRow = typeof sitePictures.$inferSelect;

const newsColumns = {
  id: siteNews.id,
  happenedOn: siteNews.happenedOn,
  title: siteNews.title,
  text: siteNews.text,
  complex: { id: complexes.id, title: complexes.name },
  building: { id: buildings.id, number: buildings.number },
};

/** Published news, the latest first; `after` is the last item of the previous page. */
export function findSiteNews(
  db: Executor,
  where: { complex?: number | undefined; building?: number | undefined },
  after: { day: string; id: string } | undefined,
  limit: number,
) {
  const parts: (SQL | undefined)[] = [isNull(siteNews.withdrawnAt)];
  if (where.complex !== undefined) parts.push(eq(siteNews.complexId, where.complex));
  if (where.building !== undefined) parts.push(ofBuilding(where.building));
  if (after)
    parts.push(sql`(${siteNews.happenedOn}, ${siteNews.id}) < (${after.day}::date, ${after.id}::uuid)`);
  return db
    .select(newsColumns)
    .from(siteNews)
    .innerJoin(complexes, eq(complexes.id, siteNews.complexId))
    .leftJoin(buildings, eq(buildings.id, siteNews.buildingId))
    .where(and(...parts))
    .orderBy(sql`${siteNews.happenedOn} desc`, sql`${siteNews.id} desc`)
    .limit(limit);
}

/** All news, the latest publication first; `before` is the last item of the previous page. */
export function findDeskNews(db: Executor, before: string | undefined, limit: number) {
  return db
    .select({
      ...newsColumns,
      staffId: siteNews.staffId,
      createdAt: siteNews.createdAt,
      withdrawnAt: siteNews.withdrawnAt,
    })
    .from(siteNews)
    .innerJoin(complexes, eq(complexes.id, siteNews.complexId))
    .leftJoin(buildings, eq(buildings.id, siteNews.buildingId))
    .where(before === undefined ? undefined : lt(siteNews.id, before))
    .orderBy(desc(siteNews.id))
    .limit(limit);
}

/** News of a building, and of its whole complex. */
function ofBuilding(building: number): SQL | undefined {
  const complex = sql`(select complex_id from buildings where id = ${building})`;
  return or(
    eq(siteNews.buildingId, building),
    and(isNull(siteNews.buildingId), sql`${siteNews.complexId} = ${complex}`),
  );
}

export function findPictures(db: Executor, newsIds: readonly string[]) {
  return db
    .select()
    .from(sitePictures)
    .where(inArray(sitePictures.newsId, [...newsIds]))
    .orderBy(sitePictures.newsId, sitePictures.place);
}

/** A picture of published news. */
export async function findShownPicture(
  db: Executor,
  id: string,
): Promise<Pick<PictureRow, 'storageKey' | 'mime'> | undefined> {
  const [found] = await db
    .select({ storageKey: sitePictures.storageKey, mime: sitePictures.mime })
    .from(sitePictures)
    .innerJoin(siteNews, eq(siteNews.id, sitePictures.newsId))
    .where(and(eq(sitePictures.id, id), isNull(siteNews.withdrawnAt)));
  return found;
}

/** A picture of any news, for the desk. */
export async function findAnyPicture(
  db: Executor,
  id: string,
): Promise<Pick<PictureRow, 'storageKey' | 'mime'> | undefined> {
  const [found] = await db
    .select({ storageKey: sitePictures.storageKey, mime: sitePictures.mime })
    .from(sitePictures)
    .where(and(eq(sitePictures.id, id), isNotNull(sitePictures.newsId)));
  return found;
}

/** Locks the pictures of published news until the transaction ends. */
export function lockShownPictures(tx: Tx, newsId: string): Promise<Pick<PictureRow, 'id' | 'alt'>[]> {
  return tx
    .select({ id: sitePictures.id, alt: sitePictures.alt })
    .from(sitePictures)
    .innerJoin(siteNews, eq(siteNews.id, sitePictures.newsId))
    .where(and(eq(siteNews.id, newsId), isNull(siteNews.withdrawnAt)))
    .for('update');
}

export async function setPictureWords(db: Executor, id: string, alt: string): Promise<void> {
  await db.update(sitePictures).set({ alt }).where(eq(sitePictures.id, id));
}

export async function insertPicture(db: Executor, picture: PictureRow): Promise<void> {
  await db.insert(sitePictures).values(picture);
}

export async function insertNews(db: Executor, news: typeof siteNews.$inferInsert): Promise<void> {
  await db.insert(siteNews).values(news);
}

/** Attaches an unused picture to news. @returns false when this member of staff has no such picture */
export async function attachPicture(
  db: Executor,
  picture: { id: string; newsId: string; place: number; alt: string; staffId: number },
): Promise<boolean> {
  const hung = await db
    .update(sitePictures)
    .set({ newsId: picture.newsId, place: picture.place, alt: picture.alt })
    .where(
      and(
        eq(sitePictures.id, picture.id),
        isNull(sitePictures.newsId),
        eq(sitePictures.staffId, picture.staffId),
      ),
    )
    .returning({ id: sitePictures.id });
  return hung.length === 1;
}

/** Pictures uploaded before a moment that no news use. */
export async function findUnusedPictures(db: Executor, before: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: sitePictures.id })
    .from(sitePictures)
    .where(and(isNull(sitePictures.newsId), lt(sitePictures.createdAt, before)))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** @returns the storage key of its bytes; undefined when news use it by now */
export async function deletePicture(tx: Tx, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(sitePictures)
    .where(and(eq(sitePictures.id, id), isNull(sitePictures.newsId)))
    .returning({ storageKey: sitePictures.storageKey });
  return gone?.storageKey;
}

/** @returns false when there are no such news or they were withdrawn earlier */
export async function markNewsWithdrawn(db: Executor, id: string, at: Date): Promise<boolean> {
  const found = await db
    .update(siteNews)
    .set({ withdrawnAt: at })
    .where(and(eq(siteNews.id, id), isNull(siteNews.withdrawnAt)))
    .returning({ id: siteNews.id });
  return found.length === 1;
}

/** Whether the complex, and its building if one is named, exists; locked until the transaction ends. */
export async function placeExists(
  db: Executor,
  complex: number,
  building: number | undefined,
): Promise<boolean> {
  const [found] = await (building === undefined
    ? db.select({ id: complexes.id }).from(complexes).where(eq(complexes.id, complex))
    : db
        .select({ id: buildings.id })
        .from(buildings)
        .where(and(eq(buildings.id, building), eq(buildings.complexId, complex), isNull(buildings.removedAt)))
        .for('share'));
  return found !== undefined;
}
