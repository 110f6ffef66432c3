import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
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

/** A request, nobody else's to move until the transaction ends. */
export async function lockRequest(tx: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
  return row;
}

/** @returns false when one is open already */
export function insertRequest(
  tx: Executor,
  row: Pick<RequestRow, 'id' | 'userId' | 'askedAt' | 'dueAt'>,
): Promise<boolean> {
  return insertOnce(tx, deletionRequests, { ...row, state: 'asked' });
}

/** Moves the open request of a person. @returns its id, or undefined when it does not stand there */
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

/** Of these requests the ones that the database knows to have ended, by a deletion or taken back. */
export async function endedRequests(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(and(inArray(deletionRequests.id, [...ids]), notInArray(deletionRequests.state, open)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Puts a request that was carried out once back before the work of deletions, in place of whatever the person
 * has open.
 */
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

/** Copies of answers, which no domain's holdings name. */
export async function eraseAnswers(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`);
}
