import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { form, ok } from '../wire/schema.ts';

/** The person's address, and a new one that is not confirmed yet. */
export const getOwnEmail = endpoint({
  name: 'email.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/email',
  summary: 'The confirmed e-mail, and the one that is not confirmed yet.',
  owner: { kind: 'self' },
  answer: ok(z.object({ email: z.nullable(z.string()), pending: z.nullable(z.string()) })),
  errors: [],
});

/** The link of an earlier letter stays valid for its week. */
export const sendEmailLetter = endpoint({
  name: 'email.letter',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/email/letter',
  summary: 'Sends the letter that confirms the e-mail once more.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: ok(z.object({ resendAfterSeconds: z.int() })),
  /** STEP_WRONG: no address waits for confirmation. */
  errors: ['STEP_WRONG', 'RATE_LIMITED', 'LETTERS_OVER', 'CSRF_INVALID'],
});

export const emailEndpoints = { getOwnEmail, sendEmailLetter };
