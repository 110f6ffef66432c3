import * as z from 'zod/mini';
import { dealPlaces } from '../deals/places.ts';
import { printedReason } from '../fields/field-rules.ts';
import { type ReturnedField, returnedFields } from '../members/papers/returns.ts';
import { passportRoles } from '../passports/rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { day, form, moment, ok, uuid } from '../wire/schema.ts';
import { versionChanges } from './changes.ts';
import { contentHash, contractInputs, deskContract, questionLimits } from './schema.ts';
import { renderedClause } from './template.ts';
import { contractRoles } from './version-rules.ts';

/** Everybody at the desk who reads deals. */
const readers = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
const params = z.object({ deal: uuid });
const write = {
  ...atDesk('deals', contractRoles),
  method: 'POST',
  answer: ok(deskContract),
} as const;
const errors = ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'] as const;

/** At most so many days ahead may a late contract be promised. */
export const longestPromiseDays = 60;

/** Without the text, which names passports of the members. */
export const getDeskContract = endpoint({
  name: 'contracts.desk',
  ...atDesk('deals', readers),
  method: 'GET',
  path: '/api/office/deals/{deal}/contract',
  summary: 'The contract of a deal: draft, what it lacks, findings, versions, signers, questions.',
  params,
  answer: ok(deskContract),
  errors: ['NOT_FOUND', 'VALIDATION', 'UNAVAILABLE'],
  staleBy: 'queue',
});

/** A version by its number; null: the draft. */
const which = z.nullable(z.int().check(z.minimum(1), z.maximum(10_000)));

/** For roles that open passports; every opening is audited. */
export const openContractText = endpoint({
  name: 'contracts.openText',
  ...atDesk('deals', passportRoles),
  method: 'POST',
  path: '/api/office/deals/{deal}/contract/open',
  summary: 'The text of a draft or of a version. Every opening is written down.',
  params,
  body: form({ version: which }),
  answer: ok(z.object({ clauses: z.array(renderedClause) })),
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const compareContract = endpoint({
  name: 'contracts.compare',
  ...atDesk('deals', passportRoles),
  method: 'POST',
  path: '/api/office/deals/{deal}/contract/compare',
  summary: 'What has changed between two versions, or since a version in the draft. It is written down.',
  params,
  body: form({ from: which, to: which }),
  answer: ok(versionChanges),
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'VALIDATION', 'CSRF_INVALID'],
});

/** Takes the place of the draft before. While it is there, nobody agrees to the version that was sent. */
export const generateContract = endpoint({
  name: 'contracts.generate',
  ...write,
  path: '/api/office/deals/{deal}/contract/generate',
  summary: 'Makes a draft of the data of the deal, and checks it.',
  params,
  body: contractInputs,
  errors: ['CONTRACT_LACKS', 'TEMPLATE_BROKEN', 'UNAVAILABLE', ...errors],
});

export const sendContract = endpoint({
  name: 'contracts.send',
  ...write,
  path: '/api/office/deals/{deal}/contract/send',
  summary: 'Sends the draft to the signers as the next version; findings keep it back.',
  params,
  /** Of the draft on the screen. */
  body: form({ hash: contentHash }),
  errors: [
    'CONTRACT_CHANGED',
    'CONTRACT_FINDINGS',
    'CONTRACT_LACKS',
    'CONTRACT_OUTDATED',
    'TEMPLATE_BROKEN',
    'UNAVAILABLE',
    ...errors,
  ],
});

/** When the version sent before holds and no question waits, its signers have the deal again. */
export const discardDraft = endpoint({
  name: 'contracts.discard',
  ...write,
  path: '/api/office/deals/{deal}/contract/discard',
  summary: 'Takes back a draft that was not sent.',
  params,
  /** Of the draft on the screen. */
  body: form({ hash: contentHash }),
  errors: ['CONTRACT_CHANGED', ...errors],
});

/** At any place of the deal. The last answer returns it to its signers, unless a new draft is begun. */
export const answerQuestion = endpoint({
  name: 'contracts.answer',
  ...write,
  path: '/api/office/deals/{deal}/contract/answer',
  summary: 'Answers a question at a clause; the signer who has asked is told.',
  params,
  body: form({
    question: uuid,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLimits.text)),
  }),
  errors,
});

export const promiseContract = endpoint({
  name: 'contracts.promise',
  ...write,
  path: '/api/office/deals/{deal}/contract/promise',
  summary: 'Names another day of a contract that is late, with the reason that the buyer reads.',
  params,
  body: form({ day, reason: printedReason }),
  errors,
});

const row = z.object({
  deal: uuid,
  number: z.string(),
  estate: z.string(),
  /** A question may still wait for its answer when the deal has gone elsewhere. */
  place: z.enum(dealPlaces),
  dueAt: z.nullable(moment),
  since: moment,
  /** A draft is made and not sent. */
  hasDraft: z.boolean(),
  /** The version that holds; null while none is sent. */
  version: z.nullable(z.int()),
  /** Of all versions, also those that are no longer in force. */
  openQuestions: z.int(),
  /** Signers who have agreed to it, of all. */
  agreed: z.int(),
  signers: z.int(),
});

/** A member of an open deal whose papers wait for the desk, or were returned to him. */
const papersRow = z.object({
  deal: uuid,
  number: z.string(),
  estate: z.string(),
  /** The term of the deal at its place. */
  dueAt: z.nullable(moment),
  member: uuid,
  name: z.string(),
  state: z.enum(['sent', 'checking', 'returned']),
  /** Of that state. */
  since: moment,
  /** Empty unless they were returned. */
  returned: z.array(z.enum(Object.keys(returnedFields) as [ReturnedField, ...ReturnedField[]])),
});

/** The room of the lawyer: what has to be written first, then papers of members, then what is being read. */
export const listContracts = endpoint({
  name: 'contracts.list',
  ...atDesk('deals', readers),
  method: 'GET',
  path: '/api/office/contracts',
  summary:
    'Contracts that wait for the lawyer or for signers, and papers of members, by the day they are due.',
  answer: ok(z.object({ now: moment, items: z.array(row), papers: z.array(papersRow) })),
  errors: [],
  staleBy: 'queue',
});

export const contractsDeskEndpoints = {
  getDeskContract,
  openContractText,
  compareContract,
  generateContract,
  sendContract,
  discardDraft,
  answerQuestion,
  promiseContract,
  listContracts,
};
