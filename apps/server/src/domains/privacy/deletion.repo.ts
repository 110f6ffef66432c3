import type { Executor } from '../../platform/database/db.ts';
import { and, eq, inArray, ne, notInArray, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { deletionRequests } from './privacy.tables.ts';

type RequestRow = typeof deletionRequests.$inferSelect;

const open = ['asked', 'granted'];

export async function openRequest(db: Executor, userId: number): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, userId), inArray(deletionRequests.state, open)));
  return row;
}

/** A request, locked until the transaction ends. */
export async function lockRequest(tx: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
  return row;
}

/** @returns false when one is already open */
export function insertRequest(
  tx: Executor,
  row: Pick<RequestRow, 'id' | 'userId' | 'askedAt' | 'dueAt'>,
): Promise<boolean> {
  return insertOnce(tx, deletionRequests, { ...row, state: 'asked' });
}

/** Moves the open request of a person. @returns its ID, or undefined when it is not in that state */
export async function moveRequest(
  tx: Executor,
  userId: number,
  from: 'asked',
  to: Partial<RequestRow> & { state: 'granted' | 'withdrawn' },
): Promise<string | undefined> {
  const [moved] = await tx
    .update(deletionRequests)
    .set(to)
    .where(and(eq(deletionRequests.userId, userId), eq(deletionRequests.state, from)))
    .returning({ id: deletionRequests.id });
  return moved?.id;
}

export async function endRequest(tx: Executor, id: string, state: 'done' | 'asked', at: Date | null) {
  await tx
    .update(deletionRequests)
    .set({ state, endedAt: at, ...(state === 'asked' && { staffId: null }) })
    .where(eq(deletionRequests.id, id));
}

/** Those of these requests that the database knows as deleted or withdrawn. */
export async function endedRequests(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(and(inArray(deletionRequests.id, [...ids]), notInArray(deletionRequests.state, open)));
  return new Set(rows.map(({ id }) => id));
}

/** Reopens a request that was already carried out, in place of any open one of the person. */
export async function grantAgain(tx: Executor, { id, userId }: { id: string; userId: number }, at: Date) {
  await tx
    .update(deletionRequests)
    .set({ state: 'withdrawn', endedAt: at })
    .where(
      and(
        eq(deletionRequests.userId, userId),
        ne(deletionRequests.id, id),
        inArray(deletionRequests.state, open),
      ),
    );
  await tx
    .insert(deletionRequests)
    .values({ id, userId, askedAt: at, dueAt: at, state: 'granted' })
    .onConflictDoUpdate({
      target: deletionRequests.id,
      set: { state: 'granted', dueAt: at, staffId: null },
      setWhere: inArray(deletionRequests.state, open),
    });
}

/** Deletes stored answers, which no domain declares as its data. */
export async function eraseAnswers(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
}
