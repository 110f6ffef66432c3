import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { receive } from '../../files/incoming-file.ts';
import type { FormFile } from './read-parts.ts';

/**
 * Passes on the files of a multipart body, whatever their field names, and deletes them afterwards. A file
 * that is too large is cut after the limit, so that it is refused with its name.
 * @throws AppError UPLOAD_EMPTY for another body
 */
export async function withFiles<T>(
  dataDir: string,
  request: FastifyRequest,
  use: (files: readonly FormFile[]) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('UPLOAD_EMPTY');
  const files: FormFile[] = [];
  try {
    const reading = { throwFileSizeLimit: false, limits: { fileSize: fileBytesAtMost + 1 } };
    for await (const part of request.files(reading))
      files.push({ name: part.filename, file: await receive(dataDir, part.file) });
    return await use(files);
  } finally {
    await Promise.all(files.map(({ file }) => file.discard()));
  }
}
