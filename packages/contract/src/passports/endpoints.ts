import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { form, ok } from '../wire/schema.ts';
import { givenPassport, ownPassport, passportReason } from './schema.ts';

const answer = ok(ownPassport);
const refusals = ['VALIDATION', 'PASSPORT_INCOMPLETE', 'STEP_WRONG', 'CSRF_INVALID'] as const;

export const getOwnPassport = endpoint({
  name: 'passports.own',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/passport/state',
  summary: 'The passport of the person, whether it has been checked, and his request to change it.',
  owner: { kind: 'self' },
  answer,
  errors: [],
});

export const savePassport = endpoint({
  name: 'passports.save',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/passport',
  summary: 'Keeps a passport that has not been checked yet, with its scans.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: givenPassport,
  answer,
  errors: [...refusals, 'PASSPORT_CHECKED'],
  idempotency: 'key',
});

export const askPassportChange = endpoint({
  name: 'passports.askChange',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/passport/change',
  summary: 'Asks for another passport in place of a checked one; the desk decides.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: form({ ...givenPassport.shape, reason: passportReason }),
  answer,
  /** STEP_WRONG: it is not checked, or a request already waits. */
  errors: [...refusals, 'PASSPORT_SAME'],
  idempotency: 'key',
});

export const withdrawPassportChange = endpoint({
  name: 'passports.withdrawChange',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/passport/change/withdraw',
  summary: 'Takes the request back, until it is decided.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer,
  errors: ['STEP_WRONG', 'CSRF_INVALID'],
});

export const passportsEndpoints = {
  getOwnPassport,
  savePassport,
  askPassportChange,
  withdrawPassportChange,
};
