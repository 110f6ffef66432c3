import type { Executor } from '../../../platform/database/db.ts';
import { findOwnUploads } from './uploads.repo.ts';

interface FileProperties {
  readonly file: string;
  readonly exists: boolean;
  readonly size: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostFiles = 100;

/** S7-51, S7-52: for another person's files the answer is that they do not exist. */
export async function uploadProperties(
  db: Executor,
  ownerId: number,
  files: readonly string[],
): Promise<FileProperties[]> {
  const ids = files.slice(0, mostFiles).filter((file) => uuid.test(file));
  const found = ids.length > 0 ? await findOwnUploads(db, ownerId, ids) : [];
  const sizes = new Map(found.map(({ id, bytes }) => [id, bytes]));
  return files.map((file) => ({ file, exists: sizes.has(file), size: sizes.get(file) ?? 0 }));
}
