import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { deleteArchive, findDocument, findGiven, insertDocument } from './documents.repo.ts';

interface NewArchive {
  readonly id: string;
  readonly ownerId: number;
  readonly title: string;
  readonly fileName: string;
  readonly zip: Buffer;
  readonly at: Date;
}

const keyOf = (id: string): string => `exports/${id}.zip`;

/** Stores an archive made for a person as his document; only `downloadArchive` returns it. */
export async function keepArchive(
  { storage }: Pick<Context, 'storage'>,
  tx: Executor,
  { id, ownerId, title, fileName, zip, at }: NewArchive,
): Promise<void> {
  const storageKey = keyOf(id);
  await storage.put(storageKey, zip);
  await insertDocument(tx, {
    id,
    ownerId,
    kind: 'export',
    subject: null,
    title,
    fileName,
    version: 1,
    sha256: createHash('sha256').update(zip).digest('hex'),
    bytes: zip.length,
    pages: null,
    mime: 'application/zip',
    storageKey,
    createdAt: at,
    signer: null,
    sealedKey: null,
    signedAt: null,
  });
}

/** Deletes an archive, its bytes first: the record lets a repeat find them. A repeat changes nothing. */
export async function dropArchive(
  { storage }: Pick<Context, 'storage'>,
  db: Executor,
  id: string,
): Promise<void> {
  await storage.delete(keyOf(id));
  await deleteArchive(db, id);
}

/** Deletes the bytes of an archive whose transaction failed. */
export async function forgetArchive(
  { storage }: Pick<Context, 'storage'>,
  db: Executor,
  id: string,
): Promise<void> {
  if (!(await findDocument(db, id))) await storage.delete(keyOf(id));
}

/**
 * Documents that an export gives to their person: all except archives and files that the scanner has not
 * cleared.
 */
export async function documentsToGive({ scanner }: Pick<Context, 'scanner'>, db: Executor, ownerId: number) {
  return (await findGiven(db, ownerId, { scanned: scanner !== undefined })).map(
    ({ sealedKey, storageKey, ...document }) => ({
      ...document,
      key: sealedKey ?? storageKey,
    }),
  );
}
