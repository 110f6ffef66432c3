import * as z from 'zod/mini';
import { atDesk, type Endpoint, endpoint, staffRoles } from '../wire/endpoint.ts';
import { done, form, ok } from '../wire/schema.ts';
import { factorCode } from './staff-endpoints.ts';

const ofOwn = atDesk('own', staffRoles);

export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
});
export type StaffMember = z.output<typeof staffMember>;

export const initDeskSession = endpoint({
  name: 'desk.init',
  door: 'office',
  method: 'GET',
  path: '/api/office/session/init',
  summary: 'Sets the CSRF cookie of the desk.',
  owner: { kind: 'public' },
  query: z.object({ t: z.optional(z.string()), force: z.optional(z.enum(['0', '1'])) }),
  answer: done,
  errors: [],
});

export const issueDeskToken = endpoint({
  name: 'desk.token',
  door: 'office',
  method: 'POST',
  path: '/api/office/session/token',
  summary: 'Issues a bearer to the desk page.',
  owner: { kind: 'guest' },
  body: z.optional(form({})),
  answer: ok(z.object({ token: z.string(), expiresInSeconds: z.int() })),
  errors: ['SESSION_REQUIRED', 'CSRF_INVALID'],
});

/** First step of staff sign-in; the second, by TOTP, gives the session its rights. */
export const deskLogin = endpoint({
  name: 'desk.login',
  door: 'office',
  method: 'POST',
  path: '/api/office/auth/login',
  summary: 'Staff password.',
  owner: { kind: 'guest' },
  body: form({
    email: z.string().check(z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  answer: ok(z.object({ ticket: z.string() })),
  errors: [
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'LOGIN_SHUT',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'PASSWORD_RENEW',
    'FACTOR_ABSENT',
    'CSRF_INVALID',
    'RATE_LIMITED',
    'VALIDATION',
  ],
  limit: { max: 300, seconds: 60, per: 'address' },
});

export const deskTotp = endpoint({
  name: 'desk.totp',
  door: 'office',
  method: 'POST',
  path: '/api/office/auth/totp',
  summary: 'Second factor of staff: a number of the authenticator, or a recovery code.',
  owner: { kind: 'guest' },
  body: form({ ticket: z.string().check(z.maxLength(200)), code: factorCode }),
  answer: ok(z.object({ token: z.string() })),
  errors: [
    'TOTP_WRONG',
    'RECOVERY_CODE_WRONG',
    'SESSION_REQUIRED',
    'CSRF_INVALID',
    'RATE_LIMITED',
    'VALIDATION',
  ],
  limit: { max: 300, seconds: 60, per: 'address' },
});

export const deskLogout = endpoint({
  name: 'desk.logout',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/auth/logout',
  summary: 'Ends the staff session.',
  body: z.optional(form({})),
  answer: done,
  errors: ['CSRF_INVALID'],
});

export const deskMe = endpoint({
  name: 'desk.me',
  ...ofOwn,
  method: 'GET',
  path: '/api/office/me',
  summary: 'The signed-in member of staff.',
  answer: ok(staffMember),
  errors: [],
});

export const deskSessionEndpoints = {
  initDeskSession,
  issueDeskToken,
  deskLogin,
  deskTotp,
  deskLogout,
  deskMe,
} satisfies Record<string, Endpoint>;
