import * as z from 'zod/mini';
import { passwordChange } from '../fields/field-rules.ts';
import { atDesk, endpoint, staffRoles } from '../wire/endpoint.ts';
import { done, form, moment, ok, uuid } from '../wire/schema.ts';
import { changeOwnPassword, liveSession } from './own-endpoints.ts';
import { factorCode, factorErrors } from './staff-endpoints.ts';

const ofOwn = atDesk('own', staffRoles);

export const deskSecurity = endpoint({
  name: 'own.security',
  ...ofOwn,
  method: 'GET',
  path: '/api/office/me/security',
  summary: 'The own sign-ins at the desk, and how many recovery codes are left.',
  answer: ok(z.object({ items: z.array(liveSession), now: moment, codesLeft: z.int() })),
  errors: [],
});

export const endDeskSession = endpoint({
  name: 'own.endSession',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/sessions/{session}/end',
  summary: 'Ends one own sign-in at the desk with its bearers, cookie and sockets.',
  params: z.object({ session: uuid }),
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

export const changeDeskPassword = endpoint({
  name: 'own.changePassword',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/password',
  summary: 'Sets a new password by the present one; every session ends, and this browser gets a new one.',
  body: form(passwordChange.shape),
  /** The bearer token of the new session. */
  answer: ok(z.object({ token: z.string() })),
  errors: changeOwnPassword.errors,
  limit: { max: 300, seconds: 600, per: 'person' },
  proof: 'call',
});

/**
 * Re-authentication for acts with special rights (promise 11): a stolen session has neither the telephone nor
 * the recovery codes.
 */
export const proveByFactor = endpoint({
  name: 'own.prove',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/proof',
  summary:
    'Proves by the second factor or a recovery code that it is the person himself who goes on in this session.',
  body: form({ code: factorCode }),
  answer: done,
  errors: factorErrors,
});

export const ownDeskEndpoints = { deskSecurity, endDeskSession, changeDeskPassword, proveByFactor };
