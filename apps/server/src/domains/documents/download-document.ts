import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { type DocumentRow, findAttached, findDocument, findOwnDocument } from './documents.repo.ts';
import { type ScanState, scanStateOf } from './uploads/uploads.repo.ts';

export interface Download {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly disposition: string;
}

type Deps = Pick<Context, 'storage' | 'scanner'>;

/**
 * The person's own document: the sealed copy if there is one. Exports have `downloadArchive`.
 * @throws AppError NOT_FOUND, also for another's; UPLOAD_WAITS while it is in quarantine
 */
export async function downloadDocument(
  deps: Deps,
  db: Executor,
  ownerId: number,
  id: string,
): Promise<Download> {
  const row = await findOwnDocument(db, ownerId, id);
  return bytesOf(deps, db, row?.kind === 'export' ? undefined : row);
}

/** The bytes of a paper as shown and signed; `sha256` of the summary is their hash. */
export async function originalOf({ storage }: Pick<Context, 'storage'>, row: DocumentRow): Promise<Download> {
  const bytes = await storage.get(row.storageKey);
  return { bytes, mime: row.mime, disposition: attachment(row.fileName) };
}

/**
 * The person's own archive; its endpoint requires a recent re-authentication (promise 11).
 * @throws AppError NOT_FOUND
 */
export async function downloadArchive(
  deps: Pick<Context, 'storage'>,
  db: Executor,
  ownerId: number,
  id: string,
): Promise<Download> {
  return bytesOf({ ...deps, scanner: undefined }, db, await findOwnDocument(db, ownerId, id));
}

/** A contract; the caller has checked that the reader may have it. @throws AppError NOT_FOUND */
export async function downloadPaper(deps: Deps, db: Executor, id: string): Promise<Download> {
  const row = await findDocument(db, id);
  return bytesOf(deps, db, row?.kind === 'contract' ? row : undefined);
}

/** The same for the desk, for a subject that it may see: «feedback:…». */
export async function downloadAttached(
  deps: Deps,
  db: Executor,
  subject: string,
  id: string,
): Promise<Download> {
  return bytesOf(deps, db, await findAttached(db, subject, id));
}

async function bytesOf(
  { storage, scanner }: Deps,
  db: Executor,
  row: DocumentRow | undefined,
): Promise<Download> {
  if (!row) throw new AppError('NOT_FOUND');
  if (row.kind === 'upload') await assertScanned(db, row, scanner !== undefined);
  const bytes = await storage.get(row.sealedKey ?? row.storageKey);
  return { bytes, mime: row.mime, disposition: attachment(row.fileName) };
}

/** Promise 31: with a scanner, no file is downloadable before the scanner has cleared it. */
export function givingOf(state: ScanState, scanned: boolean): 'ready' | 'waits' | 'refused' {
  if (state === 'infected') return 'refused';
  return state === 'waiting' || (scanned && state !== 'clean') ? 'waits' : 'ready';
}

async function assertScanned(db: Executor, { id }: DocumentRow, scanned: boolean): Promise<void> {
  const giving = givingOf(await scanStateOf(db, id), scanned);
  if (giving === 'refused') throw new AppError('NOT_FOUND');
  if (giving === 'waits') throw new AppError('UPLOAD_WAITS');
}
