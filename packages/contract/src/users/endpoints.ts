import * as z from 'zod/mini';
import { code, consent, email, personName } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { form, locale, ok, sentCode } from '../wire/schema.ts';
import { oauthClient, passport, user } from './schema.ts';

/** S7-18. */
export const getUser = endpoint({
  name: 'users.current',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users',
  summary: 'The signed-in user.',
  owner: { kind: 'self' },
  unconfirmed: 'open',
  answer: user,
  errors: [],
});

/** S7-19, S7-20. */
export const listOauthClients = endpoint({
  name: 'users.oauth',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/oauth',
  summary: 'Public part of the list of client sites.',
  owner: { kind: 'public' },
  answer: z.array(oauthClient),
  errors: [],
});

/** S7-21; null without a passport. */
export const getPassport = endpoint({
  name: 'users.passport',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/passport',
  summary: "The user's passport.",
  owner: { kind: 'self' },
  answer: z.nullable(passport),
  errors: [],
});

export const setLocale = endpoint({
  name: 'users.setLocale',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/locale',
  sentLater: { about: null },
  summary: 'Chooses the language of pages, letters and messages.',
  owner: { kind: 'self' },
  unconfirmed: 'open',
  whenFrozen: 'open',
  body: form({ locale }),
  answer: ok(z.object({ locale })),
  errors: ['VALIDATION'],
});

/** The envelope of section 7; a refusal is an answer with `result: false` (ruling S4.2-18). */
const answered = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({
    result: z.boolean(),
    code: z.optional(z.string()),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    data: z.optional(data),
  });

/**
 * S7-22, S7-23: sends the four-digit code that completes the registration, bound to all of these data (ruling
 * S4.3).
 */
export const getCode = endpoint({
  name: 'users.getCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/getcode',
  sentAs: 'form',
  summary: 'Sends the code by which a person of status 5 completes the registration.',
  owner: { kind: 'self' },
  unconfirmed: 'open',
  whenFrozen: 'open',
  body: form({
    scenario: z.literal('code:send'),
    email,
    surname: personName,
    agree: consent,
    additionalAgree: z.boolean(),
  }),
  answer: answered(sentCode),
  errors: ['STEP_WRONG', 'DATA_MISMATCH', 'CODE_TOO_SOON', 'CODE_LATER', 'CODE_DAY_OVER', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

/** S7-24, S7-25: the data must equal those that the code was sent for. */
export const acceptConditions = endpoint({
  name: 'users.acceptConditions',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/acceptconditions',
  sentAs: 'form',
  summary: 'Accepts the code and the conditions: the registration is complete.',
  owner: { kind: 'self' },
  unconfirmed: 'open',
  whenFrozen: 'open',
  body: form({
    scenario: z.literal('code:accept'),
    code: code(4),
    email,
    surname: personName,
    additionalAgree: z.boolean(),
  }),
  answer: answered(z.object({})),
  errors: ['STEP_WRONG', 'DATA_MISMATCH', 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

export const usersEndpoints = {
  getUser,
  listOauthClients,
  getPassport,
  setLocale,
  getCode,
  acceptConditions,
};
