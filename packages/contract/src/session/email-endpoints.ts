import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { form, ok } from '../wire/schema.ts';

/** The person's own address, and the one that waits for its letter to be answered. */
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

/** The link of the former letter stays good for its week. */
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
  /** STEP_WRONG: no address waits. */
  errors: ['STEP_WRONG', 'RATE_LIMITED', 'LETTERS_OVER', 'CSRF_INVALID'],
});

export const emailEndpoints = { getOwnEmail, sendEmailLetter };
