import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { findOwnDocument } from './documents.repo.ts';

export interface Download {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly disposition: string;
}

/** Bytes of an own document: the sealed copy once there is one. @throws AppError NOT_FOUND, also for another's */
export async function downloadDocument(
  { storage }: Pick<Context, 'storage'>,
  db: Executor,
  ownerId: number,
  id: string,
): Promise<Download> {
  const row = await findOwnDocument(db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const bytes = await storage.get(row.sealedKey ?? row.storageKey);
  return { bytes, mime: row.mime, disposition: attachment(row.fileName) };
}

/** RFC 6266: a plain name for the old, the whole one in UTF-8 for everybody else. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '_')
    .slice(0, 100);
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
