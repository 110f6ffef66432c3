import type { Db, Executor } from '../../../platform/database/db.ts';
import { desc, inArray, sql } from '../../../platform/database/drizzle.ts';
import { oidcKeys } from '../sites.tables.ts';

export type KeptKey = typeof oidcKeys.$inferSelect;

/** Newest first. */
export async function keptKeys(db: Executor): Promise<KeptKey[]> {
  return db.select().from(oidcKeys).orderBy(desc(oidcKeys.createdAt));
}

/** Adds a key and deletes others, unless another node was first: then nothing changes. */
export async function turnKeys(
  db: Db,
  newest: string | undefined,
  fresh: KeptKey,
  old: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('novosel.oidc-keys'))`);
    const [first] = await keptKeys(tx);
    if (first?.kid !== newest) return;
    await tx.insert(oidcKeys).values(fresh);
    if (old.length > 0) await tx.delete(oidcKeys).where(inArray(oidcKeys.kid, [...old]));
  });
}
