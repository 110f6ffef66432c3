import * as z from 'zod/mini';
import { closingRoles } from '../desk/people-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, moment } from '../wire/schema.ts';

const ofPeople = atDesk('people', closingRoles);
export const personParams = z.object({
  person: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

/** LOCKED by staff (ruling S4.2-03): no password and no code unlocks it (promise 8). */
export const closeSignIn = endpoint({
  name: 'people.closeSignIn',
  ...ofPeople,
  method: 'POST',
  path: '/api/office/people/{person}/close',
  summary: 'Closes a person’s sign-in and ends every session at once, at both doors.',
  params: personParams,
  /** Without `until` it stays locked until staff unlocks it. */
  body: form({ reason, until: z.optional(moment) }),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const openSignIn = endpoint({
  name: 'people.openSignIn',
  ...ofPeople,
  method: 'POST',
  path: '/api/office/people/{person}/open',
  summary: 'Opens a sign-in that staff has closed.',
  proof: 'fresh',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

/** RENEW by staff (ruling S4.2-03): a password that somebody may know only allows to change it. */
export const requirePassword = endpoint({
  name: 'people.requirePassword',
  ...ofPeople,
  method: 'POST',
  path: '/api/office/people/{person}/renew',
  summary: 'Ends every session of a person; the next sign-in asks for a code and a new password.',
  proof: 'fresh',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const peopleDeskEndpoints = { closeSignIn, openSignIn, requirePassword };
