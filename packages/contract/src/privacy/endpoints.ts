import * as z from 'zod/mini';
import { closingRoles, peopleRoles } from '../desk/people-rules.ts';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { blockers, goes, stays } from './held.ts';

const codesOf = <List extends object>(list: List) => z.enum(Object.keys(list) as [keyof List & string]);

const actErrors = ['RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'] as const;
const actLimit = { max: 60, seconds: 600, per: 'person' } as const;

const dataExport = z.object({
  id: uuid,
  askedAt: moment,
  /** Null while it is being made. */
  readyAt: z.nullable(moment),
  /** Null before it is made and after it is deleted; it has a download endpoint of its own. */
  document: z.nullable(uuid),
  bytes: z.nullable(z.int()),
  removedAt: z.nullable(moment),
  /** Until when it is kept. */
  until: z.nullable(moment),
});
export type DataExport = z.output<typeof dataExport>;

const exports = ok(
  z.object({
    /** The last requested export. */
    last: z.nullable(dataExport),
    /** When another one may be requested; null: now. */
    nextAt: z.nullable(moment),
    now: moment,
  }),
);

export const getExport = endpoint({
  name: 'privacy.export',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/export',
  summary: 'The last copy of all that is kept about the person.',
  owner: { kind: 'self' },
  answer: exports,
  errors: [],
});

export const askExport = endpoint({
  name: 'privacy.askExport',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/export',
  summary: 'Asks for a copy of all that is kept about the person; it is told when it is ready.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: z.optional(form({})),
  answer: exports,
  errors: [...actErrors, 'EXPORT_DAY'],
  limit: actLimit,
});

/** All personal data in one file: a session alone is not enough, even long after the request (promise 11). */
export const downloadExport = endpoint({
  name: 'privacy.downloadExport',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/export/file',
  summary: 'The bytes of the last copy, to who has just proved himself.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  ...fileAnswer,
  errors: ['NOT_FOUND'],
});

const request = z.object({
  askedAt: moment,
  /** The latest moment of the deletion. */
  dueAt: moment,
  /** Whether the desk has approved it: it is in progress and cannot be withdrawn. */
  granted: z.boolean(),
});

/** What a deletion would do today, by the data that exist about the person. */
const deletion = z.object({
  request: z.nullable(request),
  blockers: z.array(codesOf(blockers)),
  goes: z.array(codesOf(goes)),
  stays: z.array(codesOf(stays)),
  now: moment,
});
export type Deletion = z.output<typeof deletion>;

export const getDeletion = endpoint({
  name: 'privacy.deletion',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/deletion',
  summary:
    'What a deletion of the account would take away and leave, what stands against it, and whether it was asked for.',
  owner: { kind: 'self' },
  answer: ok(deletion),
  errors: [],
});

export const askDeletion = endpoint({
  name: 'privacy.askDeletion',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/deletion',
  summary: 'Asks for the deletion of the account and of what the law lets go.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: z.optional(form({})),
  answer: ok(deletion),
  /** STEP_WRONG: it is already requested. */
  errors: [...actErrors, 'DELETION_BLOCKED', 'STEP_WRONG'],
  limit: actLimit,
});

export const withdrawDeletion = endpoint({
  name: 'privacy.withdrawDeletion',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/deletion/withdraw',
  summary: 'Takes the request back, until it is carried out.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: z.optional(form({})),
  answer: ok(deletion),
  errors: ['STEP_WRONG', 'CSRF_INVALID'],
});

export const deskDeletion = endpoint({
  name: 'desk.deletion',
  ...atDesk('people', peopleRoles),
  method: 'GET',
  path: '/api/office/people/{person}/deletion',
  summary: 'Whether a buyer has asked for a deletion, and what stands against it.',
  params: personParams,
  answer: ok(deletion),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const carryOutDeletion = endpoint({
  name: 'desk.carryOutDeletion',
  ...atDesk('people', closingRoles),
  method: 'POST',
  path: '/api/office/people/{person}/deletion',
  summary: 'Carries a request for deletion out; it cannot be undone.',
  proof: 'fresh',
  params: personParams,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'DELETION_BLOCKED', 'VALIDATION', 'CSRF_INVALID'],
});

export const privacyEndpoints = {
  getExport,
  askExport,
  downloadExport,
  getDeletion,
  askDeletion,
  withdrawDeletion,
  deskDeletion,
  carryOutDeletion,
};
