import * as z from 'zod/mini';
import { passwordChange } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok, uuid } from '../wire/schema.ts';

/** An active session, with what tells it from the person's others. */
export const liveSession = z.object({
  id: uuid,
  /** The session of this call. */
  current: z.boolean(),
  /** Product names such as «Chrome», «Windows»; null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Network address of the sign-in; its location is unknown here. */
  address: z.nullable(z.string()),
  beganAt: moment,
  /** Precise to a minute. */
  seenAt: moment,
});
export type LiveSession = z.output<typeof liveSession>;

export const listSessions = endpoint({
  name: 'sessions.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/sessions',
  summary: 'The devices on which the person is signed in, the present one first.',
  owner: { kind: 'self' },
  answer: ok(z.object({ items: z.array(liveSession), now: moment })),
  errors: [],
});

export const endOneSession = endpoint({
  name: 'sessions.end',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/sessions/{session}/end',
  summary: 'Ends one sign-in of the person with its bearers, cookie and sockets.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: z.object({ session: uuid }),
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

/** Promise 8: also the session of this call, and those at the desk. */
export const endAllSessions = endpoint({
  name: 'sessions.endAll',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/sessions/end',
  summary: 'Signs the person out everywhere.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: done,
  errors: ['CSRF_INVALID'],
});

export const changeOwnPassword = endpoint({
  name: 'auth.changePassword',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/password',
  summary: 'Sets a new password by the present one; every session ends, and this browser gets a new one.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form(passwordChange.shape),
  /** The bearer token of the new session. */
  answer: ok(z.object({ token: z.string() })),
  errors: [
    'PASSWORD_WRONG',
    'PASSWORD_SAME',
    'PASSWORD_WEAK',
    'LOGIN_LOCKED',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'STEP_WRONG',
    'RATE_LIMITED',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  limit: { max: 300, seconds: 600, per: 'person' },
  proof: 'call',
});

export const ownSessionEndpoints = { listSessions, endOneSession, endAllSessions, changeOwnPassword };
