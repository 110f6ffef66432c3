import { presentPassword } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form } from '../wire/schema.ts';

/** Failures count as at the sign-in: a stolen session must not help to guess the password (promise 2). */
export const proveByPassword = endpoint({
  name: 'session.prove',
  door: 'cabinet',
  method: 'POST',
  path: '/api/session/proof',
  summary: 'Proves by the present password that it is the person himself who goes on in this session.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form(presentPassword.shape),
  answer: done,
  errors: [
    'PASSWORD_WRONG',
    'LOGIN_LOCKED',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'RATE_LIMITED',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  limit: { max: 300, seconds: 600, per: 'person' },
});

export const proofEndpoints = { proveByPassword };
