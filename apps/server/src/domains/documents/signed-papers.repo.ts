import type { Executor } from '../../platform/database/db.ts';
import { sql } from '../../platform/database/drizzle.ts';

/** Owner of a signed paper, and the scans of the passport in it; null where it contains none. */
export interface SignedPaper {
  readonly ownerId: number;
  readonly scans: readonly string[] | null;
}

/** Signed papers of a person, and those among some other papers that he has signed. */
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

/** Those of these powers of attorney that were used for a signature. */
export async function powersSignedBy(db: Executor, powers: readonly string[]): Promise<Set<string>> {
  if (powers.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct d.signer -> 'representative' -> 'power' ->> 'id' as id from documents d
    where d.signed_at is not null
      and d.signer -> 'representative' -> 'power' ->> 'id' = any (${sql.param([...powers])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
