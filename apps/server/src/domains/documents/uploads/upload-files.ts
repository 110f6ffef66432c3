import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type IncomingFile, receive } from '../../../platform/files/incoming-file.ts';
import { isMalformed } from '../../../platform/http/fields/malformed.ts';
import { storeUpload, type UploadDeps } from './store-upload.ts';

interface UploadAnswer {
  readonly result: boolean;
  readonly errors: string[];
  readonly message: string;
  readonly data: string[];
}

/**
 * S7-48…50, S3-31: a refusal of the file is an answer of the call, in the words of S5-39 and S5-40.
 * @param subject what the file belongs to from the beginning; without one it is a bare upload
 */
export async function uploadFiles(
  deps: UploadDeps,
  request: FastifyRequest,
  reader: { readonly userId: number; readonly locale: 'ru' | 'en' },
  subject: string | null = null,
): Promise<UploadAnswer> {
  try {
    const data = await takeFiles(deps, request, reader.userId, subject);
    return { result: true, errors: [], message: '', data };
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    const message = errorPhrase(refused.code, reader.locale, escapedParams(refused));
    return { result: false, errors: [message], message, data: [] };
  }
}

/** One file at a time is asked for (S7-48), so with more than one nothing is kept. */
async function takeFiles(
  deps: UploadDeps,
  request: FastifyRequest,
  userId: number,
  subject: string | null,
): Promise<string[]> {
  if (!request.isMultipart()) throw new AppError('UPLOAD_EMPTY');
  const come: { name: string; file: IncomingFile }[] = [];
  try {
    for await (const part of request.files({
      throwFileSizeLimit: false,
      limits: { fileSize: fileBytesAtMost + 1 },
    }))
      come.push({ name: part.filename, file: await receive(deps.config.dataDir, part.file) });
    const [only] = come;
    if (!only) throw new AppError('UPLOAD_EMPTY');
    return [await storeUpload(deps, userId, only.name, only.file, subject)];
  } finally {
    await Promise.all(come.map(({ file }) => file.discard()));
  }
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.status === 200 ? error : undefined;
  return isMalformed(error) ? new AppError('UPLOAD_EMPTY') : undefined;
}

/** The text is shown as HTML (S5-41), so a name may not bring any. */
function escapedParams({ params }: AppError): Record<string, string> {
  const signs = lookup<string>({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  });
  const escaped = (value: string | number) =>
    String(value).replace(/[&<>"']/g, (sign) => signs.get(sign) ?? sign);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, escaped(value)]));
}
