import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors.ts';
import { fieldLabel } from '@novosel/contract/field-labels.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { isOutage } from '../db.ts';

type Locale = 'ru' | 'en';

/** The reader's language: of his account when known, else of his browser; Russian is the default. */
export function localeOf(request: FastifyRequest): Locale {
  if (request.viewer) return request.viewer.locale;
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ru';
}

/** One place where every thrown thing becomes the envelope of a refusal. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  if (known.status === 503) reply.header('retry-after', '2');
  if (known.status === 429) reply.header('retry-after', String(known.params.seconds ?? 60));
  const locale = localeOf(request);
  const message = errorPhrase(known.code, locale, known.params);
  const errors = Object.fromEntries(
    Object.entries(known.fields).map(([field, problems]) => [field, phrases(problems, field, locale)]),
  );
  /** The envelope is written here, not by the route's serialiser, because status 200 has the schema of success. */
  reply
    .code(known.status)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      result: false,
      code: known.code,
      message,
      errors,
      ...(known.data === undefined ? {} : { data: known.data }),
    });
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.core.$ZodError) return validationError(error);
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_RATE_LIMIT' || statusCode === 429)
    return new AppError('RATE_LIMITED', { params: { seconds: 60 } });
  if (statusCode === 404) return new AppError('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('VALIDATION');
  if (isOutage(error)) return new AppError('UNAVAILABLE');
  return new AppError('INTERNAL');
}

function validationError(error: z.core.$ZodError): AppError {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    /** A body that is missing as a whole has no field to show it at. */
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(-1).map(String);
    const problem =
      issue.code === 'invalid_type' && issue.input === undefined ? 'required' : problemOf(issue);
    for (const name of names) fields[name] = [...(fields[name] ?? []), problem];
  }
  return new AppError('VALIDATION', { fields });
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'required';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  return 'default';
}

/** S5, generic messages; a problem that is an error code has the code's phrase. */
function phrases(problems: readonly string[], field: string, locale: Locale): string[] {
  const label = fieldLabel(field, locale);
  return problems.map((problem) => {
    if (problem in errorRegister) return errorPhrase(problem as ErrorCode, locale);
    if (locale === 'en') {
      if (problem === 'required') return `“${label}” is required`;
      return problem === 'email' ? 'is not a valid e-mail address' : `“${label}” is wrong`;
    }
    if (problem === 'required') return `Необходимо заполнить «${label}»`;
    return problem === 'email' ? 'не является правильным email адресом' : `Значение «${label}» неверно`;
  });
}
