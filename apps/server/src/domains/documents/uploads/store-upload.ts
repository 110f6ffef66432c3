import { Readable } from 'node:stream';
import { fileBytesAtMost, fileMegabytesAtMost } from '@novosel/contract/documents/limits.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type IncomingFile, receive } from '../../../platform/files/incoming-file.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { fullName, readName } from '../file-name.ts';
import { refusalOf } from './upload-refusal.ts';
import { insertUpload, usedByPerson, type Verdict } from './uploads.repo.ts';

/** Limits for all uploads of one person. */
const quota = { files: 500, bytes: 500 * 1024 * 1024 };

export type UploadDeps = Pick<
  Context,
  'db' | 'storage' | 'clock' | 'config' | 'inspector' | 'scanner' | 'log'
>;

/**
 * Stores an upload under a generated name, if its content is what its type says and nothing else (promise
 * 27).
 * @param subject what it belongs to; without one it waits for a subject
 * @returns its ID
 * @throws AppError UPLOAD_NAME, UPLOAD_MARKS, UPLOAD_TOO_LARGE, UPLOAD_EMPTY, UPLOAD_TYPE, UPLOAD_CONTENT,
 * UPLOAD_LOCKED, UPLOAD_ACTS, UPLOAD_PIXELS, UPLOAD_SWELLS, UPLOAD_QUOTA, UPLOAD_INFECTED, UNAVAILABLE
 */
export async function storeUpload(
  deps: UploadDeps,
  ownerId: number,
  givenName: string,
  file: IncomingFile,
  subject: string | null = null,
): Promise<string> {
  const name = readName(givenName);
  const { shown: fileName, extension } = name;
  if (file.bytes > fileBytesAtMost)
    throw new AppError('UPLOAD_TOO_LARGE', { params: { file: fileName, megabytes: fileMegabytesAtMost } });
  if (file.bytes === 0) throw new AppError('UPLOAD_EMPTY');
  const inspected = await deps.inspector.inspect({ file: file.path, extension, turn: `buyer ${ownerId}` });
  if ('refused' in inspected) throw refusalOf(inspected.refused, name);
  const { type: mime } = inspected;
  const what = { ownerId, fileName: fullName(name, mime), mime, subject };
  if (!inspected.changed) return keep(deps, what, file);
  const kept = await receive(deps.config.dataDir, file.stream());
  try {
    return await keep(deps, what, kept);
  } finally {
    await kept.discard();
  }
}

interface Kept {
  readonly ownerId: number;
  readonly fileName: string;
  readonly mime: string;
  readonly subject: string | null;
}

async function keep(
  deps: UploadDeps,
  { ownerId, fileName, mime, subject }: Kept,
  file: IncomingFile,
): Promise<string> {
  const verdict = await scanNow(deps, file);
  const createdAt = deps.clock.now();
  const id = uuidv7(createdAt);
  const { bytes, sha256 } = file;
  const row = {
    id,
    ownerId,
    kind: 'upload',
    subject,
    title: fileName,
    fileName,
    version: 1,
    sha256,
    bytes,
    mime,
    createdAt,
  };
  await keepWithin(deps, ownerId, fileName, { ...row, storageKey: `uploads/${id}` }, file, verdict);
  if (verdict.state === 'infected') throw new AppError('UPLOAD_INFECTED', { params: { file: fileName } });
  return id;
}

/**
 * Stores bytes made by the program as a person's upload, with the same checks.
 * @throws AppError as `storeUpload`
 */
export async function keepUpload(
  deps: UploadDeps,
  ownerId: number,
  fileName: string,
  bytes: Buffer,
): Promise<string> {
  const file = await receive(deps.config.dataDir, Readable.from([bytes]));
  try {
    return await storeUpload(deps, ownerId, fileName, file);
  } finally {
    await file.discard();
  }
}

/**
 * When the scanner does not answer, the file is accepted into quarantine and cannot be downloaded yet
 * (promise 31).
 */
async function scanNow({ scanner, clock, log }: UploadDeps, file: IncomingFile): Promise<Verdict> {
  if (!scanner) return { state: 'unchecked' };
  try {
    const threat = await scanner.scan(file.stream());
    return threat === undefined
      ? { state: 'clean', at: clock.now() }
      : { state: 'infected', threat, at: clock.now() };
  } catch (error) {
    log.warn({ err: error }, 'virus scanner');
    return { state: 'waiting' };
  }
}

type Row = Parameters<typeof insertUpload>[1];

async function keepWithin(
  { db, storage }: UploadDeps,
  ownerId: number,
  fileName: string,
  row: Row,
  file: IncomingFile,
  verdict: Verdict,
): Promise<void> {
  await db.transaction(async (tx) => {
    const used = await usedByPerson(tx, ownerId);
    if (used.files >= quota.files || used.bytes + file.bytes > quota.bytes)
      throw new AppError('UPLOAD_QUOTA', { params: { file: fileName } });
    await insertUpload(tx, row, verdict);
    await storage.put(row.storageKey, await file.read());
  });
}
