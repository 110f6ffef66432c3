import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { setSigned } from './documents.repo.ts';

/**
 * Marks a document as signed, after which it never changes.
 * @throws AppError DOCUMENT_CHANGED when its bytes have another hash
 */
export async function markSigned(tx: Tx, documentId: string, sha256: string, at: Date): Promise<void> {
  if (!(await setSigned(tx, documentId, sha256, at))) throw new AppError('DOCUMENT_CHANGED');
}
