import * as z from 'zod/mini';
import { unfreezing } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok, sentCode } from '../wire/schema.ts';

/**
 * From now on signing, money, bookings and contacts are blocked; reading and chat still work (decision 021).
 */
export const freezeCabinet = endpoint({
  name: 'freeze.begin',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/freeze',
  summary: 'Freezes the person’s own cabinet.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: done,
  /** STEP_WRONG: it is already frozen, or there is no phone to unfreeze it with. */
  errors: ['STEP_WRONG', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const sendUnfreezeCode = endpoint({
  name: 'freeze.sendCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/freeze/code',
  summary: 'Sends the code that unfreezes the cabinet to the phone.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: ok(sentCode),
  errors: [
    'STEP_WRONG',
    'CODE_TOO_SOON',
    'CODE_LATER',
    'CODE_DAY_OVER',
    'RATE_LIMITED',
    'NOT_FOUND',
    'CSRF_INVALID',
  ],
});

export const unfreezeCabinet = endpoint({
  name: 'freeze.end',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/freeze/end',
  summary: 'Unfreezes the cabinet by the password and the code.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form(unfreezing.shape),
  answer: done,
  errors: [
    'STEP_WRONG',
    'PASSWORD_WRONG',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'LOGIN_LOCKED',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'RATE_LIMITED',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  limit: { max: 300, seconds: 600, per: 'person' },
  proof: 'call',
});

export const freezeEndpoints = { freezeCabinet, sendUnfreezeCode, unfreezeCabinet };
