import * as z from 'zod/mini';
import { code, consent, email, password, personName, phone } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok } from '../wire/schema.ts';

/** The person of a call, as in the sign-in: by the field that `type` names. */
const who = {
  type: z.enum(['phone', 'email']),
  phone: z.optional(z.string().check(z.maxLength(32))),
  email: z.optional(z.string().check(z.maxLength(254))),
};

/** Where a code was sent. The answer does not depend on whether there is an account (promise 4). */
const codeSent = ok(
  z.object({
    /** Masked. */
    sentTo: z.string(),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
);

/** The bearer token of the new session; null: staff has blocked this sign-in, and only staff can open it. */
const entered = ok(
  z.object({
    token: z.nullable(z.string()),
    next: z.nullable(z.string()),
    lockedUntil: z.optional(z.string()),
  }),
);

const sendLimit = { max: 60, seconds: 600, per: 'address' } as const;
const acceptLimit = { max: 300, seconds: 600, per: 'address' } as const;
const sendErrors = ['CODE_DAY_OVER', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'] as const;
const acceptErrors = [
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_TRIES_OVER',
  'RATE_LIMITED',
  'VALIDATION',
  'CSRF_INVALID',
] as const;
const passwordErrors = ['PASSWORD_WEAK', 'LOGIN_BUSY'] as const;

/** Data of a registration; the code is bound to all of it. */
const registration = {
  surname: personName,
  firstName: personName,
  phone,
  email,
  agree: consent,
  additionalAgree: z.boolean(),
};

export const sendRegistrationCode = endpoint({
  name: 'auth.sendRegistrationCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/register/code',
  summary: 'Sends the code that opens an account of one’s own to the phone.',
  owner: { kind: 'guest' },
  body: form(registration),
  answer: codeSent,
  errors: ['CODE_WAIT', ...sendErrors],
  limit: sendLimit,
});

export const register = endpoint({
  name: 'auth.register',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Opens an account by the code, and a session in it.',
  owner: { kind: 'guest' },
  body: form({
    ...registration,
    code: code(6),
    password,
    /** Code of the link by which the person came; an unknown one is ignored. */
    friend: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: entered,
  errors: [...acceptErrors, ...passwordErrors],
  limit: acceptLimit,
});

/** Purposes of a code without a session: a new password, or the sign-in after too many failures. */
export const recoveryPurposes = ['reset', 'unlock'] as const;
export type RecoveryPurpose = (typeof recoveryPurposes)[number];

export const sendRecoveryCode = endpoint({
  name: 'auth.sendRecoveryCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/recovery/code',
  summary: 'Sends a code for a new password, or one that opens the sign-in after too many failures.',
  owner: { kind: 'guest' },
  body: form({ purpose: z.enum(recoveryPurposes), ...who }),
  answer: codeSent,
  errors: ['CODE_WAIT', ...sendErrors],
  limit: sendLimit,
});

export const resetPassword = endpoint({
  name: 'auth.resetPassword',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/recovery/password',
  summary: 'Sets a new password by the code; every other session of the person ends.',
  owner: { kind: 'guest' },
  body: form({ ...who, code: code(6), password }),
  answer: entered,
  errors: [...acceptErrors, ...passwordErrors],
  limit: acceptLimit,
});

/** Failures from a known browser are counted separately from those of strangers (promise 3). */
export const unlock = endpoint({
  name: 'auth.unlock',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/recovery/unlock',
  summary: 'Opens the sign-in on this browser by the code; the password is asked for as ever.',
  owner: { kind: 'guest' },
  body: form({ ...who, code: code(6) }),
  answer: done,
  errors: acceptErrors,
  limit: acceptLimit,
});

/** The sign-in form as the page has kept it (S4.2-02). */
const kept = { ...who, password: z.string().check(z.minLength(1), z.maxLength(128)) };

export const sendRenewalCode = endpoint({
  name: 'auth.sendRenewalCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/renewal/code',
  summary: 'Sends the code for the renewal of a password that has run out, by the present password.',
  owner: { kind: 'guest' },
  body: form(kept),
  answer: codeSent,
  errors: [
    ...sendErrors,
    'CODE_TOO_SOON',
    'CODE_LATER',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'LOGIN_SHUT',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'STEP_WRONG',
  ],
  limit: sendLimit,
});

export const renewPassword = endpoint({
  name: 'auth.renewPassword',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/renewal',
  summary: 'Sets a new password in place of one that has run out.',
  owner: { kind: 'guest' },
  body: form({ ...kept, code: code(6), newPassword: password }),
  answer: entered,
  errors: [
    ...acceptErrors,
    ...passwordErrors,
    'PASSWORD_SAME',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'LOGIN_SHUT',
    'LOGIN_CLOSED',
    'STEP_WRONG',
  ],
  limit: acceptLimit,
});

/** Opening the link of the letter only shows a page; its button confirms the address. */
export const confirmEmail = endpoint({
  name: 'auth.confirmEmail',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Confirms the e-mail of an account by the link of the letter.',
  owner: { kind: 'guest' },
  body: form({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: done,
  errors: ['LINK_DEAD', 'CABINET_FROZEN', 'EMAIL_TAKEN', 'VALIDATION', 'CSRF_INVALID'],
  limit: acceptLimit,
});

export const accountEndpoints = {
  sendRegistrationCode,
  register,
  sendRecoveryCode,
  resetPassword,
  unlock,
  sendRenewalCode,
  renewPassword,
  confirmEmail,
};
