import type { Executor } from '../../platform/database/db.ts';
import { and, desc, eq, isNull, lt } from '../../platform/database/drizzle.ts';
import { dataExports } from './privacy.tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function insertExport(tx: Executor, row: Pick<ExportRow, 'id' | 'userId' | 'askedAt'>) {
  await tx.insert(dataExports).values(row);
}

export async function findExport(db: Executor, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
}

export async function lastExport(db: Executor, userId: number): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.askedAt))
    .limit(1);
  return row;
}

/** @returns false when a parallel run has made it, or it was deleted meanwhile */
export async function markReady(
  tx: Executor,
  id: string,
  ready: { documentId: string; bytes: number; readyAt: Date },
): Promise<boolean> {
  const marked = await tx
    .update(dataExports)
    .set(ready)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt), isNull(dataExports.removedAt)))
    .returning({ id: dataExports.id });
  return marked.length === 1;
}

/** Expired exports: ready before a moment, or all of a person. */
export async function exportsToRemove(
  db: Executor,
  readyBefore: Date,
  userId?: number,
): Promise<ExportRow[]> {
  return db
    .select()
    .from(dataExports)
    .where(
      and(
        isNull(dataExports.removedAt),
        userId === undefined ? lt(dataExports.readyAt, readyBefore) : eq(dataExports.userId, userId),
      ),
    );
}

export async function markRemoved(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.update(dataExports).set({ removedAt: at }).where(eq(dataExports.id, id));
}
