import { type FieldErrors, NetworkError, RefusalError } from './errors.ts';

interface Envelope {
  result?: boolean;
  code?: string;
  message?: string;
  errors?: Record<string, string[]> | string[];
  data?: unknown;
}

const fieldErrors = (errors: Envelope['errors']): FieldErrors =>
  Array.isArray(errors) ? (errors.length > 0 ? { '': errors } : {}) : (errors ?? {});

const retryAfter = (headers: Headers): number | undefined => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

const refusalOf = (status: number, body: Envelope | undefined, headers: Headers): RefusalError =>
  new RefusalError({
    status,
    code: body?.code,
    message: body?.message ?? '',
    errors: fieldErrors(body?.errors),
    data: body?.data,
    retryAfterSeconds: retryAfter(headers),
  });

/**
 * Reads the JSON of an answer.
 * @throws RefusalError for a refusal by status or by `result: false`
 */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch((error: unknown) => {
    throw new NetworkError('The answer broke off', { cause: error });
  });
  return readBody(text, response.status, response.headers);
};

/**
 * The same for an answer that XMLHttpRequest has already read as text.
 * @throws RefusalError also for a text that is not JSON
 */
export const readBody = (text: string, status: number, headers: Headers): unknown => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refusalOf(status, undefined, headers);
  }
  const envelope = typeof body === 'object' && body !== null ? (body as Envelope) : undefined;
  if (status !== 200 || envelope?.result === false) throw refusalOf(status, envelope, headers);
  return body;
};
