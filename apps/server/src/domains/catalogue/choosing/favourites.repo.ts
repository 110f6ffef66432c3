import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from '../../../platform/database/drizzle.ts';
import { estateColumns, estateSources, rowsOf } from '../catalogue.repo.ts';
import { flatItems } from '../catalogue.tables.ts';
import { favouriteNotes, favouriteShares } from '../choosing.tables.ts';
import type { EstateRow } from '../search/estate-row.ts';

export type ShareRow = typeof favouriteShares.$inferSelect;

interface NoteOver {
  readonly userId: number;
  readonly estateId: number;
  readonly text: string;
  /** The note that it replaces. */
  readonly seen: string;
}

const mine = (userId: number) =>
  or(eq(favouriteShares.inviterId, userId), eq(favouriteShares.partnerId, userId));

/** Active shares of a person: accepted ones, and his own links that are still valid. */
export function findShares(db: Executor, userId: number, at: Date): Promise<ShareRow[]> {
  return db
    .select()
    .from(favouriteShares)
    .where(
      and(
        mine(userId),
        isNull(favouriteShares.endedAt),
        or(isNotNull(favouriteShares.acceptedAt), gt(favouriteShares.expiresAt, at)),
      ),
    )
    .orderBy(favouriteShares.createdAt);
}

/** Serialises changes of these people's shares until the transaction ends. */
export async function lockSharers(tx: Tx, people: readonly number[]): Promise<void> {
  // Always in the same order, so that two people who join each other do not deadlock.
  for (const userId of people.toSorted((a, b) => a - b))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('favourites.shares'), ${userId})`);
}

const usable = (tokenHash: string, at: Date) =>
  and(
    eq(favouriteShares.tokenHash, tokenHash),
    isNull(favouriteShares.acceptedAt),
    isNull(favouriteShares.endedAt),
    gt(favouriteShares.expiresAt, at),
  );

/** A valid link, by its hash. */
export async function findInvitation(
  db: Executor,
  tokenHash: string,
  at: Date,
): Promise<ShareRow | undefined> {
  const [found] = await db.select().from(favouriteShares).where(usable(tokenHash, at));
  return found;
}

/** The same, locked, so that it works once; its people must be locked before it. */
export async function lockInvitation(tx: Tx, tokenHash: string, at: Date): Promise<ShareRow | undefined> {
  const [found] = await tx.select().from(favouriteShares).where(usable(tokenHash, at)).for('update');
  return found;
}

export async function insertShare(
  db: Executor,
  share: Pick<ShareRow, 'id' | 'inviterId' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(favouriteShares).values(share);
}

export async function acceptShare(db: Executor, id: string, partnerId: number, at: Date): Promise<void> {
  await db.update(favouriteShares).set({ partnerId, acceptedAt: at }).where(eq(favouriteShares.id, id));
}

/** Ends an active share of a person. @returns the share; undefined when he has none with that ID */
export async function endShare(
  db: Executor,
  userId: number,
  id: string,
  at: Date,
): Promise<ShareRow | undefined> {
  const [ended] = await db
    .update(favouriteShares)
    .set({ endedAt: at })
    .where(and(eq(favouriteShares.id, id), mine(userId), isNull(favouriteShares.endedAt)))
    .returning();
  return ended;
}

/** Favourites of some people; an estate of two people is listed twice. */
export function findKept(db: Executor, reader: number, people: readonly number[]) {
  const keepers = sql.join(
    people.map((id) => sql`${id}`),
    sql`, `,
  );
  return rowsOf<EstateRow & { keeper: number; kept_at: string }>(
    db,
    sql`select ${estateColumns(reader)}, f.user_id as keeper, f.created_at::text as kept_at
        from flat_items f join ${estateSources()} on e.id = f.estate_id
        where f.category = 'cart' and f.user_id in (${keepers}) order by f.created_at desc, e.id`,
  );
}

export async function isKept(db: Executor, people: readonly number[], estateId: number): Promise<boolean> {
  const [found] = await db
    .select({ estateId: flatItems.estateId })
    .from(flatItems)
    .where(
      and(
        inArray(flatItems.userId, [...people]),
        eq(flatItems.category, 'cart'),
        eq(flatItems.estateId, estateId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export function findNotes(db: Executor, people: readonly number[]) {
  return db
    .select()
    .from(favouriteNotes)
    .where(inArray(favouriteNotes.userId, [...people]))
    .orderBy(favouriteNotes.updatedAt);
}

/**
 * Stores a note, or deletes it when the text is empty, unless its text is no longer the one that is being
 * replaced. Check and write are one statement: of two tabs at the same moment one is refused.
 * @returns whether it is stored
 */
export async function putNote(
  db: Executor,
  { userId, estateId, text, seen, at }: NoteOver & { at: Date },
): Promise<boolean> {
  const own = and(eq(favouriteNotes.userId, userId), eq(favouriteNotes.estateId, estateId));
  if (text === '') {
    await db.delete(favouriteNotes).where(and(own, eq(favouriteNotes.text, seen)));
    return (await db.select({ text: favouriteNotes.text }).from(favouriteNotes).where(own)).length === 0;
  }
  const kept = await db
    .insert(favouriteNotes)
    .values({ userId, estateId, text, updatedAt: at })
    .onConflictDoUpdate({
      target: [favouriteNotes.userId, favouriteNotes.estateId],
      set: { text, updatedAt: at },
      // Repeating the same text loses nothing, nor does writing over a deleted note.
      setWhere: inArray(favouriteNotes.text, [seen, text]),
    })
    .returning({ estateId: favouriteNotes.estateId });
  return kept.length > 0;
}
