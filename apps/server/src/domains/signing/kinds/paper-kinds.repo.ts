import type { Executor, Tx } from '../../../platform/database/db.ts';
import { asc } from '../../../platform/database/drizzle.ts';
import { signatureKindRows } from '../signing.tables.ts';

type KindRow = typeof signatureKindRows.$inferSelect;

/** Everything that lawyers have set, the oldest first. */
export const findKinds = (db: Executor): Promise<KindRow[]> =>
  db.select().from(signatureKindRows).orderBy(asc(signatureKindRows.setAt), asc(signatureKindRows.id));

export async function insertKind(tx: Tx, row: KindRow): Promise<void> {
  await tx.insert(signatureKindRows).values(row);
}
