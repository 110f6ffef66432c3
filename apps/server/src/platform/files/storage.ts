import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

/**
 * Files by key (ASCII only, made by us, never from a person's file name): on disk, or in S3 if configured.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  delete(key: string): Promise<void>;
  /** Keys directly in a folder; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
}

export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const disk = new Disk(
    config.s3
      ? await s3Driver(config.s3)
      : new FSDriver({ location: join(config.dataDir, 'files'), visibility: 'private' }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    list: (folder) => keysIn(disk, folder),
  };
}

async function keysIn(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let page: string | undefined;
  do {
    const found = await disk
      .listAll(folder, page ? { paginationToken: page } : {})
      .catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT')
          return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const one of found.objects) if (one.isFile) keys.push(one.key);
    page = found.paginationToken;
  } while (page);
  return keys;
}

async function s3Driver(s3: NonNullable<Config['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    endpoint: s3.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    bucket: s3.bucket,
    visibility: 'private',
  });
}
