import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file that is not stored yet; its owner must discard it in any case. */
export interface IncomingFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  read(): Promise<Buffer>;
  stream(): NodeJS.ReadableStream;
  discard(): Promise<void>;
}

const folderOf = (dataDir: string) => join(dataDir, 'incoming');

/**
 * Writes a stream to a file and counts the received bytes: the declared length is not trusted (promise 28),
 * and memory holds only a chunk. A broken stream leaves no file.
 */
export async function receive(dataDir: string, source: NodeJS.ReadableStream): Promise<IncomingFile> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const path = join(folderOf(dataDir), `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      hash.update(piece);
      done(null, piece);
    },
  });
  const discard = () => rm(path, { force: true });
  try {
    await pipeline(source, counted, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await discard();
    throw error;
  }
  const sha256 = hash.digest('hex');
  return { path, bytes, sha256, read: () => readFile(path), stream: () => createReadStream(path), discard };
}

const abandonedMs = 60 * 60 * 1000;

/** Deletes files left by a killed process. */
export async function cleanIncoming(dataDir: string, now: Date): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  for (const name of names) {
    const path = join(folderOf(dataDir), name);
    const written = await stat(path).catch(() => undefined);
    if (written && now.getTime() - written.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
