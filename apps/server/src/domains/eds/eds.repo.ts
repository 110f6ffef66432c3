import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { edsInvoices, edsSignatures } from './eds.tables.ts';

export type SignatureRow = typeof edsSignatures.$inferSelect;

/** Signatures of a person, newest first. */
export const findSignatures = (db: Executor, userId: number): Promise<SignatureRow[]> =>
  db
    .select()
    .from(edsSignatures)
    .where(eq(edsSignatures.userId, userId))
    .orderBy(desc(edsSignatures.createdAt));

export async function findInvoice(db: Executor, userId: number) {
  const [found] = await db.select().from(edsInvoices).where(eq(edsInvoices.userId, userId));
  return found;
}
