import * as z from 'zod/mini';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { passportRoles, passportStateRoles } from './rules.ts';
import { passportFile, passportGlance, passportReason } from './schema.ts';

const ofPassports = atDesk('passports', passportRoles);
const decisionErrors = ['NOT_FOUND', 'STEP_WRONG', 'REASON_REQUIRED', 'VALIDATION', 'CSRF_INVALID'] as const;

export const waitingPassports = endpoint({
  name: 'passports.waiting',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/passports',
  summary: 'Buyers whose passport is to be checked or who ask for another one, the longest waiting first.',
  answer: ok(
    z.object({
      now: moment,
      items: z.array(
        z.object({ person: z.int(), name: z.string(), what: z.enum(['check', 'change']), since: moment }),
      ),
      more: z.boolean(),
    }),
  ),
  errors: [],
});

export const glancePassport = endpoint({
  name: 'passports.glance',
  ...atDesk('passports', passportStateRoles),
  method: 'GET',
  path: '/api/office/people/{person}/passport/state',
  summary: 'Whether a buyer has a passport and whether it has been checked; the number is masked.',
  params: personParams,
  answer: ok(z.object({ now: moment, passport: passportGlance })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const openPassport = endpoint({
  name: 'passports.open',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/people/{person}/passport',
  summary:
    'The whole passport of a buyer, his request beside it and former ones. Every opening is written down.',
  params: personParams,
  answer: ok(z.object({ now: moment, file: passportFile })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const openPassportScan = endpoint({
  name: 'passports.openScan',
  ...ofPassports,
  method: 'GET',
  path: '/api/office/people/{person}/passport/scans/{document}',
  summary:
    'The bytes of a scan of a passport, present, asked for or former. That it was opened is written down.',
  params: z.object({ ...personParams.shape, document: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS', 'VALIDATION'],
});

export const decidePassport = endpoint({
  name: 'passports.decide',
  ...ofPassports,
  method: 'POST',
  path: '/api/office/people/{person}/passport',
  summary: 'Marks a passport as checked, or as not to be taken, with the reason that the buyer reads.',
  params: personParams,
  body: form({ seen: moment, verdict: z.enum(['checked', 'refused']), reason: z.optional(passportReason) }),
  answer: done,
  errors: decisionErrors,
});

export const decidePassportChange = endpoint({
  name: 'passports.decideChange',
  ...ofPassports,
  method: 'POST',
  path: '/api/office/people/{person}/passport/change',
  summary:
    'Puts the asked passport in place of the checked one, or refuses with the reason that the buyer reads.',
  params: personParams,
  body: form({ change: uuid, verdict: z.enum(['accepted', 'refused']), reason: z.optional(passportReason) }),
  answer: done,
  errors: decisionErrors,
});

export const passportsDeskEndpoints = {
  waitingPassports,
  glancePassport,
  openPassport,
  openPassportScan,
  decidePassport,
  decidePassportChange,
};
