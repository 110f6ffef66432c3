import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors/errors.ts';
import { fieldPhrase, isFieldProblem } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError, type FieldFault } from '../app-error.ts';
import { isOutage } from '../database/db.ts';

type Locale = 'ru' | 'en';

/** The reader's language: of his account if known, otherwise of his browser; Russian is the default. */
export function localeOf(request: FastifyRequest): Locale {
  if (request.viewer) return request.viewer.locale;
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ru';
}

/** The only place where errors become the envelope of a refusal. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { known, words, cause } = refusalOf(error, request);
  if (known.status >= 500)
    request.log.error({ err: cause, code: known.code, reqId: request.id }, 'request failed');
  if (known.status === 503) reply.header('retry-after', '2');
  if (known.status === 429) reply.header('retry-after', String(known.params.seconds ?? 60));
  /**
   * The envelope is written here, not by the route's serialiser, because status 200 has the schema of
   * success.
   */
  reply
    .code(known.status)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      ...words,
      ...(known.data === undefined ? {} : { data: known.data }),
    });
}

/** An error in here would be answered by Fastify: with its own text, and without a log line. */
function refusalOf(error: unknown, request: FastifyRequest) {
  try {
    const known = toAppError(error);
    return { known, words: wordsOf(known, localeOf(request)), cause: error };
  } catch (cause) {
    const known = new AppError('INTERNAL');
    return { known, words: wordsOf(known, 'ru'), cause };
  }
}

/** A refusal in a person's language. */
function wordsOf({ code, params, fields }: AppError, locale: Locale) {
  const errors = Object.entries(fields).map(([field, faults]): [string, string[]] => [
    field,
    faults.map((fault) => phraseOf(fault, field, locale)),
  ]);
  return {
    result: false,
    code,
    message: errorPhrase(code, locale, params),
    errors: Object.fromEntries(errors),
  } as const;
}

/**
 * Ruling S4.2-18: in calls of section 7 a refused act is a normal answer; limits and failures keep their
 * status.
 */
export async function answerRefusals<Answer>(
  request: FastifyRequest,
  act: () => Promise<Answer>,
): Promise<Answer | ReturnType<typeof wordsOf>> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || ![409, 422].includes(error.status)) throw error;
    return wordsOf(error, localeOf(request));
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.core.$ZodError) return validationError(error);
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === 404) return new AppError('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('VALIDATION');
  if (isOutage(error)) return new AppError('UNAVAILABLE');
  return new AppError('INTERNAL');
}

/** An index in a list is not a name: problems of an item are reported at its list. */
const nameOf = (path: readonly string[]) => path.findLast((name) => !/^\d+$/.test(name));

/** A missing body has no field to report the problem at. */
function validationError(error: z.core.$ZodError): AppError {
  const fields = new Map<string, FieldFault[]>();
  for (const { path, ...fault } of fieldFindings(error)) {
    const name = nameOf(path);
    if (name !== undefined) fields.set(name, [...(fields.get(name) ?? []), fault]);
  }
  return new AppError('VALIDATION', { fields: Object.fromEntries(fields) });
}

/** S5, generic messages; a problem that is an error code has the code's phrase. */
function phraseOf(fault: FieldFault, field: string, locale: Locale): string {
  const { problem, ...demand } = typeof fault === 'string' ? { problem: fault } : fault;
  if (Object.hasOwn(errorRegister, problem)) return errorPhrase(problem as ErrorCode, locale);
  return fieldPhrase(isFieldProblem(problem) ? problem : 'default', field, locale, demand);
}
