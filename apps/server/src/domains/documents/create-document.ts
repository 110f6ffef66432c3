import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type DocumentRow, insertDocument, lastVersion } from './documents.repo.ts';
import type { Signer } from './documents.tables.ts';

export interface NewDocument {
  readonly ownerId: number;
  readonly kind: 'booking-agreement' | 'contract' | 'invoice' | 'receipt';
  /** What it belongs to, «booking:…». */
  readonly subject: string;
  readonly title: string;
  readonly fileName: string;
  readonly pdf: Uint8Array;
  /** The person it names, for a document that will be signed. */
  readonly signer: Signer | null;
  readonly at: Date;
}

/** Stores a document made by the program as the next version; earlier versions stay unchanged. */
export async function createDocument(
  { storage }: Pick<Context, 'storage'>,
  tx: Executor,
  { pdf, at, ...made }: NewDocument,
): Promise<DocumentRow> {
  const id = uuidv7(at);
  const storageKey = `documents/${id}.pdf`;
  await storage.put(storageKey, pdf);
  const row: DocumentRow = {
    ...made,
    id,
    version: (await lastVersion(tx, made.subject, made.kind)) + 1,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    bytes: pdf.length,
    pages: countPages(pdf),
    mime: 'application/pdf',
    storageKey,
    createdAt: at,
    sealedKey: null,
    signedAt: null,
  };
  await insertDocument(tx, row);
  return row;
}

/** Our own PDFs keep their page objects uncompressed. */
function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  );
}
