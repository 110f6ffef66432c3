import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { alias } from '../../platform/database/drizzle-tables.ts';
import { documents } from './documents.tables.ts';
import { uploadChecks } from './uploads/uploads.tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

export async function insertDocument(db: Executor, row: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(row);
}

export const findDocument = (db: Executor, id: string) => findOne(db, eq(documents.id, id));

export const findOwnDocument = (db: Executor, ownerId: number, id: string) =>
  findOne(db, eq(documents.id, id), eq(documents.ownerId, ownerId));

export const findAttached = (db: Executor, subject: string, id: string) =>
  findOne(db, eq(documents.id, id), eq(documents.subject, subject));

async function findOne(db: Executor, ...conditions: SQL[]): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(...conditions));
  return row;
}

const listLimit = 200;

/** A person's papers in their present versions, newest first; uploads without a subject are not papers. */
export async function findPapers(db: Executor, ownerId: number): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), notInArray(documents.kind, ['upload', 'export'])))
    .orderBy(desc(documents.createdAt))
    .limit(listLimit);
  return presentVersions(rows);
}

/** Papers of some subjects in their present versions, newest first. */
export async function findPapersOf(db: Executor, subjects: readonly string[]): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.subject, [...subjects]))
    .orderBy(desc(documents.createdAt));
  return presentVersions(rows);
}

/** A paper by the hash of its bytes; of several with the same bytes the newest. */
export async function findPaperByHash(db: Executor, sha256: string) {
  const later = alias(documents, 'later');
  const isNewer = and(
    eq(later.subject, documents.subject),
    eq(later.kind, documents.kind),
    gt(later.version, documents.version),
    or(isNotNull(later.signedAt), isNull(documents.signedAt)),
  );
  const [row] = await db
    .select({
      createdAt: documents.createdAt,
      signedAt: documents.signedAt,
      isReplaced: sql<boolean>`${exists(db.select({ id: later.id }).from(later).where(isNewer))}`,
    })
    .from(documents)
    .where(and(eq(documents.sha256, sha256), notInArray(documents.kind, ['upload', 'export'])))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  return row;
}

/**
 * The newest version of each document, and every signed one: a signed version is never hidden. `rows` are
 * newest first.
 */
function presentVersions(rows: readonly DocumentRow[]): DocumentRow[] {
  const seen = new Set<string>();
  return rows.filter(({ id, subject, kind, signedAt }) => {
    const name = subject ? `${subject} ${kind}` : id;
    const newest = !seen.has(name);
    seen.add(name);
    return newest || signedAt !== null;
  });
}

export async function lastVersion(tx: Executor, subject: string, kind: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(documents.version) })
    .from(documents)
    .where(and(eq(documents.subject, subject), eq(documents.kind, kind)));
  return row?.version ?? 0;
}

/**
 * Marks a document as signed.
 * @returns false when its bytes have another hash, or when it is already signed
 */
export async function setSigned(tx: Tx, id: string, sha256: string, at: Date): Promise<boolean> {
  const signed = await tx
    .update(documents)
    .set({ signedAt: at })
    .where(and(eq(documents.id, id), eq(documents.sha256, sha256), isNull(documents.signedAt)))
    .returning({ id: documents.id });
  return signed.length === 1;
}

export async function keepSealed(db: Executor, id: string, sealedKey: string): Promise<void> {
  await db
    .update(documents)
    .set({ sealedKey })
    .where(and(eq(documents.id, id), isNull(documents.sealedKey)));
}

/**
 * Documents signed before a moment that have no sealed copy yet. A contract never gets one: its signatures
 * are files of their own over its bytes.
 */
export async function unsealedDocuments(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(lt(documents.signedAt, before), isNull(documents.sealedKey), ne(documents.kind, 'contract')))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Every document of a person with its storage key, except archives, infected uploads and, with a scanner,
 * uploads that it has not cleared.
 */
export function findGiven(db: Executor, ownerId: number, { scanned }: { readonly scanned: boolean }) {
  const given = scanned
    ? or(ne(documents.kind, 'upload'), eq(uploadChecks.state, 'clean'))
    : or(isNull(uploadChecks.state), ne(uploadChecks.state, 'infected'));
  return db
    .select({
      id: documents.id,
      title: documents.title,
      fileName: documents.fileName,
      storageKey: documents.storageKey,
      sealedKey: documents.sealedKey,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .leftJoin(uploadChecks, eq(uploadChecks.documentId, documents.id))
    .where(and(eq(documents.ownerId, ownerId), ne(documents.kind, 'export'), given))
    .orderBy(asc(documents.createdAt));
}

export async function deleteArchive(db: Executor, id: string): Promise<void> {
  await db.delete(documents).where(and(eq(documents.id, id), eq(documents.kind, 'export')));
}

/** Deletes uploads of a person without a subject, except some. @returns their storage keys */
export async function deleteLooseUploads(
  tx: Executor,
  ownerId: number,
  kept: readonly string[],
): Promise<string[]> {
  const loose = and(
    eq(documents.ownerId, ownerId),
    eq(documents.kind, 'upload'),
    isNull(documents.subject),
    notInArray(sql`${documents.id}::text`, [...kept]),
  );
  const ids = tx.select({ id: documents.id }).from(documents).where(loose);
  await tx.delete(uploadChecks).where(inArray(uploadChecks.documentId, ids));
  const gone = await tx.delete(documents).where(loose).returning({ key: documents.storageKey });
  return gone.map(({ key }) => key);
}
