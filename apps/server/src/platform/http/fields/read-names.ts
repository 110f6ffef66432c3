import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isMalformed } from './malformed.ts';

/** Names of files, repeated in `files[]`, from a multipart or a form body. @throws AppError VALIDATION */
export async function readNames(request: FastifyRequest): Promise<string[]> {
  if (!request.isMultipart()) {
    const body = (request.body ?? {}) as Record<string, unknown>;
    return [body['files[]'] ?? body.files ?? []].flat().map(String);
  }
  try {
    return await namesOfParts(request);
  } catch (error) {
    throw isMalformed(error) ? new AppError('VALIDATION') : error;
  }
}

async function namesOfParts(request: FastifyRequest): Promise<string[]> {
  const names: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume();
    else if (/^files(\[\d*\])?$/.test(part.fieldname)) names.push(String(part.value));
  }
  return names;
}
