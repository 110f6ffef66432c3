import * as z from 'zod/mini';
import { recoveryCodePattern, staffAdminRoles } from '../desk/staff-rules.ts';
import { code, email, personName } from '../fields/field-rules.ts';
import { atDesk, endpoint, staffRoles } from '../wire/endpoint.ts';
import { done, form, ok, uuid } from '../wire/schema.ts';
import { personParams } from './desk-endpoints.ts';

const ofStaff = atDesk('staff', staffAdminRoles);
const ofOwn = atDesk('own', staffRoles);
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));
const roles = z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(staffRoles.length));
const invitationParams = z.object({ invitation: uuid });

export const inviteStaff = endpoint({
  name: 'staff.invite',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/invitations',
  summary: 'Sends a link by which a person makes a staff account.',
  body: form({ surname: personName, name: personName, email, roles }),
  answer: ok(z.object({ id: uuid })),
  errors: ['STAFF_EXISTS', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 3600, per: 'person' },
  proof: 'fresh',
});

export const inviteAgain = endpoint({
  name: 'staff.inviteAgain',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/invitations/{invitation}/again',
  summary: 'Sends a new link; the former opens nothing any more.',
  params: invitationParams,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 3600, per: 'person' },
  proof: 'fresh',
});

export const withdrawInvitation = endpoint({
  name: 'staff.withdraw',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/invitations/{invitation}/withdraw',
  summary: 'Withdraws an invitation: its link opens nothing any more.',
  params: invitationParams,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

const actErrors = ['NOT_FOUND', 'STAFF_SELF', 'LAST_ADMIN', 'VALIDATION', 'CSRF_INVALID'] as const;

/** Nobody changes his own roles, and at least one administrator remains. */
export const changeRoles = endpoint({
  name: 'staff.changeRoles',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/{person}/roles',
  summary: 'Gives a member of staff these roles and no other; every session ends.',
  params: personParams,
  body: form({ roles, reason }),
  answer: done,
  errors: [...actErrors, 'STEP_WRONG'],
  proof: 'fresh',
});

export const blockStaff = endpoint({
  name: 'staff.block',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/{person}/block',
  summary: 'Closes the sign-in of a member of staff and ends every session at once, at both doors.',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: actErrors,
  proof: 'fresh',
});

export const unblockStaff = endpoint({
  name: 'staff.unblock',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/{person}/unblock',
  summary: 'Opens the sign-in of a member of staff again.',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

/** Records by him and about him stay; his account becomes a buyer's. */
export const dismissStaff = endpoint({
  name: 'staff.dismiss',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/{person}/dismiss',
  summary:
    'Takes a person off the staff: roles, second factor and every session end; a new invitation brings him back.',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: actErrors,
  proof: 'fresh',
});

export const resetFactor = endpoint({
  name: 'staff.resetFactor',
  ...ofStaff,
  method: 'POST',
  path: '/api/office/staff/{person}/reset-factor',
  summary: 'Takes the second factor away, ends every session, and sends a link for a new one.',
  params: personParams,
  body: form({ reason }),
  answer: done,
  errors: actErrors,
  proof: 'fresh',
});

const token = z.string().check(z.regex(/^[\w-]{16,100}$/));
const setUpParams = z.object({ token });

/** Mail scanners open links, so this changes nothing (decision 028). */
export const showSetUp = endpoint({
  name: 'setUp.show',
  door: 'office',
  method: 'GET',
  path: '/api/office/set-up/{token}',
  summary: 'What a link of the staff is for.',
  owner: { kind: 'guest' },
  params: setUpParams,
  answer: ok(
    z.object({
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(staffRoles)),
      /** `new`: a password is set; `present`: the account has one and must enter it. */
      password: z.enum(['new', 'present']),
    }),
  ),
  errors: ['LINK_DEAD', 'RATE_LIMITED', 'VALIDATION'],
  limit: { max: 300, seconds: 900, per: 'address' },
});

/** The authenticator's secret, as text and as the URI of its QR code. */
const factor = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() });
const codesShown = z.array(z.string());

export const beginSetUp = endpoint({
  name: 'setUp.begin',
  door: 'office',
  method: 'POST',
  path: '/api/office/set-up/{token}/begin',
  summary: 'Takes the password and shows the secret of the second factor.',
  owner: { kind: 'guest' },
  params: setUpParams,
  body: form({ password: z.string().check(z.minLength(8), z.maxLength(128)) }),
  answer: ok(factor),
  errors: [
    'LINK_DEAD',
    'PASSWORD_WEAK',
    'PASSWORD_WRONG',
    'PASSWORD_RENEW',
    'LOGIN_LOCKED',
    'LOGIN_SHUT',
    'LOGIN_CLOSED',
    'LOGIN_BUSY',
    'VALIDATION',
    'CSRF_INVALID',
    'RATE_LIMITED',
  ],
  limit: { max: 60, seconds: 900, per: 'address' },
});

export const finishSetUp = endpoint({
  name: 'setUp.finish',
  door: 'office',
  method: 'POST',
  path: '/api/office/set-up/{token}/finish',
  summary: 'Uses the link up by the first number: opens the desk and tells the recovery codes once.',
  owner: { kind: 'guest' },
  params: setUpParams,
  body: form({ ticket: z.string().check(z.maxLength(200)), code: code(6) }),
  answer: ok(z.object({ token: z.string(), codes: codesShown })),
  errors: ['LINK_DEAD', 'TOTP_WRONG', 'EMAIL_TAKEN', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 900, per: 'address' },
});

/** Proof of the second factor: a code of the authenticator, or a recovery code, which works once. */
export const factorCode = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^\\d{6}$|${recoveryCodePattern.source}`, 'i')));

export const factorErrors = [
  'TOTP_WRONG',
  'RECOVERY_CODE_WRONG',
  'VALIDATION',
  'CSRF_INVALID',
  'RATE_LIMITED',
] as const;

export const beginFactor = endpoint({
  name: 'own.beginFactor',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/factor',
  summary: 'Shows the secret of a new second factor, by the present one or a recovery code.',
  body: form({ code: factorCode }),
  answer: ok(factor),
  errors: factorErrors,
  proof: 'call',
});

export const finishFactor = endpoint({
  name: 'own.finishFactor',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/factor/finish',
  summary: 'Puts the new second factor in place of the present one by its first number.',
  body: form({ ticket: z.string().check(z.maxLength(200)), code: code(6) }),
  answer: done,
  errors: ['TOTP_WRONG', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  proof: 'call',
});

export const newRecoveryCodes = endpoint({
  name: 'own.newCodes',
  ...ofOwn,
  method: 'POST',
  path: '/api/office/me/recovery-codes',
  summary: 'Tells new recovery codes once; the former open nothing any more.',
  body: form({ code: factorCode }),
  answer: ok(z.object({ codes: codesShown })),
  errors: factorErrors,
  proof: 'call',
});

export const staffEndpoints = {
  inviteStaff,
  inviteAgain,
  withdrawInvitation,
  changeRoles,
  blockStaff,
  unblockStaff,
  dismissStaff,
  resetFactor,
  showSetUp,
  beginSetUp,
  finishSetUp,
  beginFactor,
  finishFactor,
  newRecoveryCodes,
};
