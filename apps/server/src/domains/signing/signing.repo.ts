import type { Executor, Tx } from '../../platform/database/db.ts';
import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { signatureEvidence } from './signing.tables.ts';

/** A row of a chain without what it says of people. */
export interface EvidenceLink {
  readonly prevHash: string;
  readonly hash: string;
  readonly at: Date;
  /** Ed25519 over the head of the chain as it was then. */
  readonly headSeal: string;
}

/** The last row of a chain; the next one is tied to it. */
export async function lastEvidence(tx: Tx, chain: string) {
  const [row] = await tx
    .select({ position: signatureEvidence.position, hash: signatureEvidence.hash })
    .from(signatureEvidence)
    .where(eq(signatureEvidence.chain, chain))
    .orderBy(desc(signatureEvidence.position))
    .limit(1);
  return row;
}

/** Two at once for one chain break its unique position: the later one fails and nothing of it stays. */
export async function insertEvidence(tx: Tx, row: typeof signatureEvidence.$inferInsert): Promise<void> {
  await tx.insert(signatureEvidence).values(row);
}

/** A chain of evidence, oldest first. */
export function findEvidence(db: Executor, chain: string) {
  return db
    .select()
    .from(signatureEvidence)
    .where(eq(signatureEvidence.chain, chain))
    .orderBy(signatureEvidence.position);
}

/** What ties a chain to its sealed head, for every party of its deal; oldest first. */
export async function findLinks(db: Executor, chain: string): Promise<EvidenceLink[]> {
  const { rows } = await db.execute<{ previous_hash: string; hash: string; at: string; head_seal: string }>(
    sql`select previous_hash, hash, at, head_seal from evidence_links(${chain})`,
  );
  return rows.map(({ previous_hash: prevHash, hash, at, head_seal: headSeal }) => ({
    prevHash,
    hash,
    at: new Date(at),
    headSeal,
  }));
}

/** IDs of the documents that a person has signed. */
export async function documentsSignedBy(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: signatureEvidence.documentId })
    .from(signatureEvidence)
    .where(eq(signatureEvidence.userId, userId));
  return rows.map(({ id }) => id);
}
