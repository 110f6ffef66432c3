import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok } from '../wire/schema.ts';

/** S7-07…13: sets the readable CSRF cookie; `force` asks for a fresh token. */
export const initSession = endpoint({
  name: 'session.init',
  door: 'cabinet',
  method: 'GET',
  path: '/api/session/init',
  summary: 'Sets the CSRF cookie of this browser.',
  owner: { kind: 'public' },
  query: z.object({ t: z.optional(z.string()), force: z.optional(z.enum(['0', '1'])) }),
  answer: done,
  errors: ['RATE_LIMITED'],
});

/**
 * The bearer token lives only in the page's memory; after a reload the page gets a new one with its HttpOnly
 * cookie.
 */
export const issueToken = endpoint({
  name: 'session.token',
  door: 'cabinet',
  method: 'POST',
  path: '/api/session/token',
  summary: 'Issues a bearer token to the page that holds the session cookie.',
  owner: { kind: 'guest' },
  body: z.optional(form({})),
  answer: ok(z.object({ token: z.string(), expiresInSeconds: z.int() })),
  errors: ['SESSION_REQUIRED', 'CSRF_INVALID'],
  limit: { max: 600, seconds: 60, per: 'address' },
});

/** S7-14, S7-15, S4.2: the transitions of sign-in. */
export const login = endpoint({
  name: 'auth.login',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/login',
  sentAs: 'form',
  summary: 'Signs a buyer in by phone or e-mail and password.',
  owner: { kind: 'guest' },
  body: form({
    type: z.enum(['phone', 'email']),
    phone: z.optional(z.string().check(z.maxLength(32))),
    email: z.optional(z.string().check(z.maxLength(254))),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  answer: z.object({
    result: z.boolean(),
    message: z.optional(z.string()),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
    data: z.object({
      action: z.nullable(z.enum(['RENEW', 'LOCKED'])),
      token: z.nullable(z.string()),
      next: z.nullable(z.string()),
      lockedUntil: z.optional(z.string()),
      /** Blocked by staff (promise 8): no code opens it. */
      byStaff: z.optional(z.boolean()),
    }),
  }),
  errors: ['LOGIN_BUSY', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  // Protects the server: many people may share one address of an office or a mobile operator, so a refused
  // person waits a minute at most. Wrong passwords are counted separately (promise 2).
  limit: { max: 1000, seconds: 60, per: 'address' },
});

export const logout = endpoint({
  name: 'auth.logout',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session, its bearer, cookie and sockets.',
  owner: { kind: 'self' },
  unconfirmed: 'open',
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: ok(z.object({ logoutUrl: z.nullable(z.string()) })),
  errors: ['CSRF_INVALID'],
});

export const sessionEndpoints = { initSession, issueToken, login, logout };
