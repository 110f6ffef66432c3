import type { Executor } from '../../../platform/database/db.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { edsConfirmations, operatorEvents } from '../eds.tables.ts';

export type ConfirmationRow = typeof edsConfirmations.$inferSelect;

export async function findConfirmation(db: Executor, userId: number): Promise<ConfirmationRow | undefined> {
  const [row] = await db.select().from(edsConfirmations).where(eq(edsConfirmations.userId, userId));
  return row;
}

export async function saveConfirmation(tx: Executor, row: ConfirmationRow): Promise<void> {
  const { userId: _, ...set } = row;
  await tx.insert(edsConfirmations).values(row).onConflictDoUpdate({ target: edsConfirmations.userId, set });
}

export async function insertOperatorEvent(
  tx: Executor,
  event: typeof operatorEvents.$inferInsert,
): Promise<void> {
  await tx.insert(operatorEvents).values(event);
}
