import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';

/** Who a signed paper belongs to, and the scans of the passport that it names; null where it names none. */
export interface SignedPaper {
  readonly ownerId: number;
  readonly scans: readonly string[] | null;
}

/** Signed papers of a person, and those of others among some that he has signed as well. */
export async function signedPapers(
  db: Executor,
  userId: number,
  alsoSigned: readonly string[],
): Promise<SignedPaper[]> {
  const { rows } = await db.execute<{ owner_id: number; scans: string[] | null }>(sql`
    select d.owner_id, d.signer -> 'scans' as scans from documents d
    where d.signed_at is not null and (d.owner_id = ${userId} or d.id = any (${sql.param([...alsoSigned])}::uuid[]))`);
  return rows.map(({ owner_id, scans }) => ({ ownerId: owner_id, scans }));
}

/** Of these powers of attorney those by which something was signed. */
export async function powersSignedBy(db: Executor, powers: readonly string[]): Promise<Set<string>> {
  if (powers.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct d.signer -> 'representative' -> 'power' ->> 'id' as id from documents d
    where d.signed_at is not null
      and d.signer -> 'representative' -> 'power' ->> 'id' = any (${sql.param([...powers])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
