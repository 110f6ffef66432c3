import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { deleteArchive, findGiven, insertDocument } from './documents.repo.ts';

interface NewArchive {
  readonly ownerId: number;
  readonly title: string;
  readonly fileName: string;
  readonly zip: Buffer;
  readonly at: Date;
}

/** Keeps an archive that was made for a person as a document of his: it is downloaded by the same door as any. */
export async function keepArchive(
  { storage }: Pick<Context, 'storage'>,
  tx: Executor,
  { ownerId, title, fileName, zip, at }: NewArchive,
): Promise<{ id: string }> {
  const id = uuidv7(at);
  const storageKey = `exports/${id}.zip`;
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
  return { id };
}

/** Removes an archive with its bytes; a repeat changes nothing. */
export async function dropArchive(
  { storage }: Pick<Context, 'storage'>,
  db: Executor,
  id: string,
): Promise<void> {
  const key = await deleteArchive(db, id);
  if (key) await storage.delete(key);
}

/** Documents that are given back to their person: every one but the archives, and nothing that is infected. */
export async function documentsToGive(db: Executor, ownerId: number) {
  return (await findGiven(db, ownerId)).map(({ sealedKey, storageKey, ...document }) => ({
    ...document,
    key: sealedKey ?? storageKey,
  }));
}
