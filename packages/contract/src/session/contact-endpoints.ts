import * as z from 'zod/mini';
import { bothCodes, email } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { form, ok } from '../wire/schema.ts';

/** The new phone or e-mail: the field that `type` names. */
const contact = {
  type: z.enum(['phone', 'email']),
  phone: z.optional(z.string().check(z.maxLength(32))),
  email: z.optional(email),
};

/** The answer does not depend on whether the new contact is somebody's (promise 4). */
export const sendContactCodes = endpoint({
  name: 'contact.sendCodes',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/contact/codes',
  summary: 'Sends the codes of a change of phone or e-mail: one to the present, one to the new.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form(contact),
  answer: ok(
    z.object({
      /** Masked. */
      oldTo: z.string(),
      newTo: z.string(),
      resendAfterSeconds: z.int(),
      expiresInSeconds: z.int(),
    }),
  ),
  errors: [
    'CONTACT_SAME',
    'CODE_TOO_SOON',
    'CODE_LATER',
    'CODE_DAY_OVER',
    'RATE_LIMITED',
    'NOT_FOUND',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

export const changeContact = endpoint({
  name: 'contact.change',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/contact',
  summary:
    'Changes the phone or the e-mail by both codes; every session ends, and this browser gets a new one.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form({ ...contact, ...bothCodes.shape }),
  /** The bearer token of the new session. */
  answer: ok(z.object({ token: z.string() })),
  errors: [
    'CONTACT_SAME',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'NOT_FOUND',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  limit: { max: 300, seconds: 600, per: 'person' },
  proof: 'call',
});

export const contactEndpoints = { sendContactCodes, changeContact };
