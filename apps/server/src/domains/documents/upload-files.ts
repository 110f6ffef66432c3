import { errorPhrase } from '@novosel/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { storeUpload } from './store-upload.ts';

type Deps = Pick<Context, 'db' | 'storage' | 'clock'>;

interface UploadAnswer {
  readonly result: boolean;
  readonly errors: string[];
  readonly message: string;
  readonly data: string[];
}

/** S7-48…50, S3-31: a refusal of the file is an answer of the call, in the words of S5-39 and S5-40. */
export async function uploadFiles(
  deps: Deps,
  request: FastifyRequest,
  reader: { readonly userId: number; readonly locale: 'ru' | 'en' },
): Promise<UploadAnswer> {
  try {
    const data = await takeFiles(deps, request, reader.userId);
    return { result: true, errors: [], message: '', data };
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    const message = errorPhrase(refused.code, reader.locale, escapedParams(refused));
    return { result: false, errors: [message], message, data: [] };
  }
}

async function takeFiles(deps: Deps, request: FastifyRequest, userId: number): Promise<string[]> {
  if (!request.isMultipart()) throw new AppError('UPLOAD_EMPTY');
  const ids: string[] = [];
  for await (const part of request.files({ throwFileSizeLimit: false }))
    ids.push(await storeUpload(deps, userId, part));
  if (ids.length === 0) throw new AppError('UPLOAD_EMPTY');
  return ids;
}

/** A body that is not multipart as it says is no file received (promise 29); what is wrong with us stays an error. */
function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.status === 200 ? error : undefined;
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  const malformed = (statusCode ?? 500) < 500 || /multipart|Malformed|Unexpected end/i.test(message ?? '');
  return malformed ? new AppError('UPLOAD_EMPTY') : undefined;
}

/** The text is shown as HTML (S5-41), so a name may not bring any. */
function escapedParams({ params }: AppError): Record<string, string> {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const escaped = (value: string | number) =>
    String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, escaped(value)]));
}
