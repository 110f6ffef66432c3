import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, eq, gt, inArray, isNull, sql } from '../../../platform/database/drizzle.ts';
import { estateColumns, estateSources, rowsOf } from '../catalogue.repo.ts';
import { flatItems } from '../catalogue.tables.ts';
import { estateSets } from '../choosing.tables.ts';
import type { EstateRow } from '../search/estate-row.ts';

type Tie = 'viewed' | 'in_comparison';
const forSale = sql.raw(`e.status = ${estateStatuses.sale}`);
/** Number of candidates on each side of the price, whatever the size of the catalogue. */
const nearby = 40;

/** Similar estates: those of the same complex and rooms first, then by distance in price and area. */
export function findSimilar(
  db: Executor,
  { id, kind, complex_id, rooms, price_full, area_total }: EstateRow,
  limit: number,
  reader: number | undefined,
): Promise<EstateRow[]> {
  const side = (where: ReturnType<typeof sql>, cheaper: boolean) => sql`
    (select e.id from estates e where ${forSale} and e.kind = ${kind} and ${where}
       and e.price_full ${cheaper ? sql`<` : sql`>=`} ${price_full}
     order by e.price_full ${cheaper ? sql`desc` : sql`asc`}, e.id limit ${nearby})`;
  const own = sql`e.complex_id = ${complex_id} and e.rooms is not distinct from ${rooms}`;
  const sides = [side(own, true), side(own, false), side(sql`true`, true), side(sql`true`, false)];
  return rowsOf<EstateRow>(
    db,
    sql`with near as (${sql.join(sides, sql` union `)})
        select ${estateColumns(reader)} from ${estateSources()} where e.id in (select id from near) and e.id <> ${id}
        order by (e.complex_id = ${complex_id} and e.rooms is not distinct from ${rooms}) desc,
                 (e.rooms is not distinct from ${rooms}) desc,
                 abs(e.price_full - ${price_full})::float8 / ${price_full} + abs(e.area_total - ${area_total})::float8 / ${area_total},
                 e.id
        limit ${limit}`,
  );
}

/** Estates that a person has viewed or compares, the latest first. */
export function findTied(db: Executor, userId: number, category: Tie) {
  return rowsOf<EstateRow & { tied_at: string }>(
    db,
    sql`select ${estateColumns(userId)}, f.created_at::text as tied_at
        from flat_items f join ${estateSources()} on e.id = f.estate_id
        where f.user_id = ${userId} and f.category = ${category} order by f.created_at desc, f.estate_id`,
  );
}

/** Keeps only the latest `most` viewed estates of a person. @returns their number */
export async function touchViewed(
  tx: Executor,
  tie: { userId: number; estateId: number; at: Date },
  most: number,
): Promise<number> {
  await tx
    .insert(flatItems)
    .values({ userId: tie.userId, estateId: tie.estateId, category: 'viewed', createdAt: tie.at })
    .onConflictDoUpdate({
      target: [flatItems.userId, flatItems.category, flatItems.estateId],
      set: { createdAt: tie.at },
    });
  const kept = await rowsOf<{ estate_id: number; place: number }>(
    tx,
    sql`select estate_id, (row_number() over (order by created_at desc, estate_id))::int as place
        from flat_items where user_id = ${tie.userId} and category = 'viewed'`,
  );
  const over = kept.filter(({ place }) => place > most).map(({ estate_id }) => estate_id);
  if (over.length > 0) {
    await tx
      .delete(flatItems)
      .where(
        and(
          eq(flatItems.userId, tie.userId),
          eq(flatItems.category, 'viewed'),
          inArray(flatItems.estateId, over),
        ),
      );
  }
  return kept.length - over.length;
}

/** Serialises changes of one person's comparison, so that parallel calls cannot exceed the limit. */
export async function lockComparison(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue.comparison'), ${userId})`);
}

/** IDs of the estates in a person's comparison, in the order of adding. */
export async function findCompared(db: Executor, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: flatItems.estateId })
    .from(flatItems)
    .where(and(eq(flatItems.userId, userId), eq(flatItems.category, 'in_comparison')))
    .orderBy(flatItems.createdAt, flatItems.estateId);
  return found.map(({ id }) => id);
}

interface KeepersAsked {
  readonly estateIds: readonly number[];
  /** The person who caused the event and those who share his favourites: they know already. */
  readonly except: number | null;
  readonly after: number;
  readonly people: number;
}

/**
 * The next `people` persons after `after` with one of these estates among their own or shared favourites,
 * with all of those estates.
 */
export function findKeepers(
  db: Executor,
  { estateIds, except, after, people }: KeepersAsked,
): Promise<{ userId: number; estateId: number }[]> {
  return rowsOf(
    db,
    sql`with asked as (select value::int as id from jsonb_array_elements_text(${JSON.stringify(estateIds)}::jsonb)),
             own as (select user_id, estate_id from flat_items
                     where category = 'cart' and estate_id in (select id from asked)),
             partners as (select inviter_id as one, partner_id as other from favourite_shares
                          where accepted_at is not null and ended_at is null
                          union select partner_id, inviter_id from favourite_shares
                          where accepted_at is not null and ended_at is null),
             kept as (select user_id, estate_id from own
                      union select p.other, own.estate_id from own join partners p on p.one = own.user_id),
             told as (select user_id, estate_id from kept
                      where user_id > ${after} and user_id is distinct from ${except}::int
                        and not exists (select from partners where one = ${except}::int and other = user_id)),
             next as (select distinct user_id from told order by user_id limit ${people})
        select user_id as "userId", estate_id as "estateId" from told where user_id in (select user_id from next)
        order by user_id, estate_id`,
  );
}

type SetRow = typeof estateSets.$inferSelect;

export async function insertSet(db: Executor, set: SetRow): Promise<void> {
  await db.insert(estateSets).values(set);
}

/**
 * An estate set by the hash of its link, while the link is valid. Records the opening, and counts a new visit
 * unless there was an opening since `visitFrom`.
 */
export async function markSetOpened(
  db: Executor,
  tokenHash: string,
  at: Date,
  visitFrom: Date,
): Promise<SetRow | undefined> {
  const [found] = await db
    .update(estateSets)
    .set({
      opened: sql`${estateSets.opened} + (case when ${estateSets.openedAt} >= ${visitFrom.toISOString()}::timestamptz then 0 else 1 end)`,
      openedAt: at,
    })
    .where(
      and(eq(estateSets.tokenHash, tokenHash), isNull(estateSets.withdrawnAt), gt(estateSets.expiresAt, at)),
    )
    .returning();
  return found;
}

export function findSets(db: Executor, limit: number): Promise<SetRow[]> {
  return db.select().from(estateSets).orderBy(desc(estateSets.createdAt)).limit(limit);
}

/** @returns false when there is no such set or it was withdrawn earlier */
export async function markSetWithdrawn(db: Executor, id: string, at: Date): Promise<boolean> {
  const found = await db
    .update(estateSets)
    .set({ withdrawnAt: at })
    .where(and(eq(estateSets.id, id), isNull(estateSets.withdrawnAt)))
    .returning({ id: estateSets.id });
  return found.length === 1;
}
