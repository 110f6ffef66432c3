import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { form, ok, sentCode } from '../wire/schema.ts';

interface Declared {
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly summary: string;
}

/** A code that signs a consent: bound to the text in force, in the language in which it is read. */
export const consentCodeEndpoint = (declared: Declared) =>
  endpoint({
    ...declared,
    door: 'cabinet',
    method: 'POST',
    owner: { kind: 'self' },
    whenFrozen: 'closed',
    body: z.optional(form({})),
    answer: ok(sentCode),
    /** STEP_WRONG: a consent is already in force. */
    errors: [
      'CODE_TOO_SOON',
      'CODE_LATER',
      'CODE_DAY_OVER',
      'STEP_WRONG',
      'NOT_FOUND',
      'RATE_LIMITED',
      'CSRF_INVALID',
    ],
  });
export type ConsentCodeEndpoint = ReturnType<typeof consentCodeEndpoint>;
