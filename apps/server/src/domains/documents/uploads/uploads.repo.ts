import type { Executor, Tx } from '../../../platform/database/db.ts';
import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  sum,
} from '../../../platform/database/drizzle.ts';
import { insertDocument } from '../documents.repo.ts';
import { documents } from '../documents.tables.ts';
import { uploadChecks } from './uploads.tables.ts';

export type ScanState = 'unchecked' | 'waiting' | 'clean' | 'infected';

export interface Verdict {
  readonly state: ScanState;
  readonly threat?: string;
  readonly at?: Date;
}

const ofPerson = (ownerId: number) => and(eq(documents.ownerId, ownerId), eq(documents.kind, 'upload'));

/** The person's own uploads among some IDs, without infected ones. */
export function findOwnUploads(db: Executor, ownerId: number, ids: readonly string[]) {
  return db
    .select({ id: documents.id, title: documents.title, bytes: documents.bytes })
    .from(documents)
    .leftJoin(uploadChecks, eq(uploadChecks.documentId, documents.id))
    .where(
      and(
        ofPerson(ownerId),
        inArray(documents.id, [...ids]),
        or(isNull(uploadChecks.state), ne(uploadChecks.state, 'infected')),
      ),
    );
}

const notInfected = sql`not exists (select from upload_checks c where c.document_id = ${documents.id} and c.state = 'infected')`;

/**
 * Assigns uploads of a person to a subject, all of them or none: files that are another's, infected or
 * already assigned cannot be used.
 * @returns whether they were assigned
 */
export async function claimUploads(
  tx: Tx,
  ownerId: number,
  ids: readonly string[],
  subject: string,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const claimed = await tx
    .update(documents)
    .set({ subject })
    .where(and(ofPerson(ownerId), inArray(documents.id, [...ids]), isNull(documents.subject), notInfected))
    .returning({ id: documents.id });
  return claimed.length === ids.length;
}

/**
 * Moves uploads of one person and subject to another person and subject, all of them or none.
 * @returns whether they were moved
 */
export async function handOverUploads(
  tx: Tx,
  ids: readonly string[],
  { from, to }: Readonly<Record<'from' | 'to', { readonly ownerId: number; readonly subject: string }>>,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const handed = await tx
    .update(documents)
    .set(to)
    .where(
      and(
        ofPerson(from.ownerId),
        inArray(documents.id, [...ids]),
        eq(documents.subject, from.subject),
        notInfected,
      ),
    )
    .returning({ id: documents.id });
  return handed.length === ids.length;
}

/**
 * Deletes uploads of a person and subject from before a moment, unless they are in use.
 * @returns their storage keys
 */
export async function deleteUploads(
  tx: Tx,
  { ownerId, subject, before }: { readonly ownerId: number; readonly subject: string; readonly before: Date },
): Promise<string[]> {
  const old = await tx
    .select({ id: documents.id, key: documents.storageKey })
    .from(documents)
    .where(and(ofPerson(ownerId), eq(documents.subject, subject), lt(documents.createdAt, before)))
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  await tx.delete(uploadChecks).where(inArray(uploadChecks.documentId, ids));
  await tx.delete(documents).where(inArray(documents.id, ids));
  return old.map(({ key }) => key);
}

/** A person's total uploads; locks his other uploads until this transaction ends. */
export async function usedByPerson(tx: Tx, ownerId: number): Promise<{ files: number; bytes: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('novosel.uploads'), ${ownerId})`);
  const [used] = await tx
    .select({ files: count(), bytes: sum(documents.bytes).mapWith(Number) })
    .from(documents)
    .where(ofPerson(ownerId));
  return { files: used?.files ?? 0, bytes: used?.bytes ?? 0 };
}

export async function insertUpload(
  tx: Tx,
  row: Parameters<typeof insertDocument>[1],
  { state, threat, at }: Verdict,
): Promise<void> {
  await insertDocument(tx, row);
  await tx
    .insert(uploadChecks)
    .values({ documentId: row.id, state, threat: threat ?? null, checkedAt: at ?? null });
}

/** The scanner's result; `unchecked` for an upload from before there was a scanner. */
export async function scanStateOf(db: Executor, id: string): Promise<ScanState> {
  const [row] = await db
    .select({ state: uploadChecks.state })
    .from(uploadChecks)
    .where(eq(uploadChecks.documentId, id));
  return (row?.state as ScanState | undefined) ?? 'unchecked';
}

/** Uploads that are not scanned yet, oldest first. */
export function unscannedUploads(db: Executor, limit: number) {
  return db
    .select({
      id: documents.id,
      ownerId: documents.ownerId,
      fileName: documents.fileName,
      storageKey: documents.storageKey,
    })
    .from(documents)
    .leftJoin(uploadChecks, eq(uploadChecks.documentId, documents.id))
    .where(
      and(
        eq(documents.kind, 'upload'),
        or(isNull(uploadChecks.state), inArray(uploadChecks.state, ['waiting', 'unchecked'])),
      ),
    )
    .orderBy(asc(documents.createdAt))
    .limit(limit);
}

/** Records a result once. @returns false when there is already one */
export async function keepVerdict(tx: Tx, id: string, { state, threat, at }: Verdict): Promise<boolean> {
  const values = { state, threat: threat ?? null, checkedAt: at ?? null };
  const kept = await tx
    .insert(uploadChecks)
    .values({ documentId: id, ...values })
    .onConflictDoUpdate({
      target: uploadChecks.documentId,
      set: values,
      setWhere: inArray(uploadChecks.state, ['waiting', 'unchecked']),
    })
    .returning({ id: uploadChecks.documentId });
  return kept.length === 1;
}
