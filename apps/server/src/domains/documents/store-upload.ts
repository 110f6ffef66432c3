import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertDocument } from './documents.repo.ts';
import { inspectFile } from './inspect-file.ts';

const maxUploadBytes = 10 * 1024 * 1024;

type Deps = Pick<Context, 'db' | 'storage' | 'clock'>;

/**
 * Takes one uploaded file as it streams in.
 * @returns its identifier
 * @throws AppError UPLOAD_TOO_LARGE, UPLOAD_TYPE, UPLOAD_EMPTY
 */
export async function storeUpload(deps: Deps, ownerId: number, part: MultipartFile): Promise<string> {
  const fileName = plainName(part.filename);
  return keepUpload(deps, ownerId, fileName, await readCounted(part, fileName));
}

/** Keeps a file under a name of our own, when its content is what is taken. @throws AppError UPLOAD_TYPE, UPLOAD_EMPTY */
export async function keepUpload(
  deps: Deps,
  ownerId: number,
  fileName: string,
  bytes: Buffer,
): Promise<string> {
  if (bytes.length === 0) throw new AppError('UPLOAD_EMPTY');
  const mime = await inspectFile(bytes, fileName);
  if (!mime) {
    throw new AppError('UPLOAD_TYPE', { params: { file: fileName, list: 'png, jpg, jpeg, gif, pdf' } });
  }
  const createdAt = deps.clock.now();
  const id = uuidv7(createdAt);
  const storageKey = `uploads/${id}`;
  await deps.storage.put(storageKey, bytes);
  await insertDocument(deps.db, {
    id,
    ownerId,
    kind: 'upload',
    title: fileName,
    fileName,
    version: 1,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    mime,
    storageKey,
    createdAt,
  });
  return id;
}

/** Counts what really comes; a declared length is not believed (promise 28). */
async function readCounted({ file }: MultipartFile, fileName: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of Readable.from(file)) {
    size += (chunk as Buffer).length;
    if (size <= maxUploadBytes) chunks.push(chunk as Buffer);
  }
  if (size > maxUploadBytes || file.truncated)
    throw new AppError('UPLOAD_TOO_LARGE', { params: { file: fileName, size: '10 МБ' } });
  return Buffer.concat(chunks, size);
}

/** The name as shown: no folders, no control signs, no signs that turn the reading direction. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200);
  return shown || 'file';
}
