import * as z from 'zod/mini';
import { dealPlaces } from '../deals/places.ts';
import { patronymic, personName, printedLine } from '../fields/field-rules.ts';
import { day, form, moment, uuid } from '../wire/schema.ts';
import { type VoidReason, voidReasons } from './acts.ts';
import { contractLackCodes } from './lacks.ts';
import { questionStates } from './questions-rules.ts';
import { keyTerms, renderedClause } from './template.ts';
import { versionStates } from './version-rules.ts';

/** Longest texts of a question and of its answer, in characters, and open questions of one signer. */
export const questionLimits = { text: 2_000, open: 20 } as const;

/** The number of a version that was sent, from 1. */
export const versionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000));
export const clauseId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/));
/** SHA-256 in hex. */
export const contentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a signer asks at a clause. */
export const questionForm = form({
  text: z.string().check(z.trim(), z.minLength(3), z.maxLength(questionLimits.text)),
});
export type QuestionForm = z.output<typeof questionForm>;

export const whyAgreementWaits = [
  'version-closed',
  'agreed-already',
  'not-opened',
  'not-read',
  'question-open',
] as const;

/** A person who signs, for himself or for a member who does not sign. */
export const contractSigner = z.object({
  name: z.string(),
  me: z.boolean(),
  /** Names of the members for whom this person signs. */
  signsFor: z.array(z.string()),
  openedAt: z.nullable(moment),
  /** Clauses that were read, of those to read. */
  read: z.int(),
  toRead: z.int(),
  agreedAt: z.nullable(moment),
});
export type ContractSignerView = z.output<typeof contractSigner>;

export const contractQuestion = z.object({
  id: uuid,
  /** The version at which it was asked. */
  version: z.int(),
  clauseId: z.string(),
  /** «4.2» in that version. */
  clause: z.string(),
  by: z.string(),
  mine: z.boolean(),
  text: z.string(),
  askedAt: moment,
  state: z.enum(questionStates),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
});
export type ContractQuestionView = z.output<typeof contractQuestion>;

const versionSummary = z.object({
  number: z.int(),
  state: z.enum(versionStates),
  sentAt: moment,
  /** Why it is no longer in force; null for the version in force. */
  voidReason: z.nullable(z.enum(Object.keys(voidReasons) as [VoidReason, ...VoidReason[]])),
});
export type VersionSummary = z.output<typeof versionSummary>;

const keyTermView = z.object({
  term: z.enum(keyTerms),
  text: z.string(),
  clauseIds: z.array(z.string()),
});

/** A version without its text, which names passports. */
const versionHead = z.object({
  ...versionSummary.shape,
  /** An agreement names it. */
  hash: z.string(),
  /** The edition of the template, printed under the text. */
  edition: z.string(),
  keyTerms: z.array(keyTermView),
});
export type VersionHead = z.output<typeof versionHead>;

/** A version with its text. */
export const versionView = z.object({ ...versionHead.shape, clauses: z.array(renderedClause) });
export type VersionView = z.output<typeof versionView>;

/** A promised day that was moved, with the reason. */
const promiseView = z.object({ promisedOn: day, reason: z.string(), madeAt: moment });

export const contractView = z.object({
  now: moment,
  place: z.enum(dealPlaces),
  /** The last day by which somebody acts at this place; null where none is set. */
  dueAt: z.nullable(moment),
  /** Who is awaited now: names of signers, or the lawyer when there are none. */
  awaited: z.array(z.string()),
  /** The version that holds; null while none is sent. */
  current: z.nullable(versionView),
  versions: z.array(versionSummary),
  signers: z.array(contractSigner),
  /** Clauses that the reader has to read and those that he has read; empty for who does not sign. */
  toRead: z.array(z.string()),
  readIds: z.array(z.string()),
  /** Why the reader cannot agree now; null when nothing holds him, and for who does not sign. */
  waits: z.nullable(z.enum(whyAgreementWaits)),
  questions: z.array(contractQuestion),
  /** The day promised last instead of the usual one; null when it was not moved. */
  promise: z.nullable(promiseView),
  /** The frozen paper; null until everybody has agreed. */
  paper: z.nullable(z.object({ sha256: z.string(), bytes: z.int(), pages: z.nullable(z.int()) })),
});
export type ContractView = z.output<typeof contractView>;

/** A member who has no Russian passport, by the translation of his document. */
export const enteredPerson = form({
  member: uuid,
  lastName: personName,
  firstName: personName,
  patronymic: z.nullable(patronymic),
  birthday: day,
  birthPlace: printedLine(1, 500),
  address: printedLine(3, 500),
});
export type EnteredPerson = z.output<typeof enteredPerson>;

/** What the lawyer enters for a contract: the deal does not know it. */
export const contractInputs = form({
  loan: z.nullable(
    form({
      contractNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      contractOn: day,
      place: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
  ),
  /** Maternity capital: its certificate, and the day by which the fund pays. */
  capital: z.nullable(
    form({ certificate: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), until: day }),
  ),
  /** The day of the first payment by plan; the others come each month after it. */
  instalmentsFrom: z.nullable(day),
  /** The day of the written consent of a parent of a member from 14 to 18. */
  consentOn: z.nullable(day),
  /** Members without a Russian passport. */
  people: z.optional(z.array(enteredPerson).check(z.maxLength(20))),
});
export type ContractInputs = z.output<typeof contractInputs>;

export const contractFindingView = z.object({
  code: z.string(),
  /** Path in the data, or `clauses.ID` for a place in the text. */
  field: z.string(),
  text: z.string(),
});

/** A draft without its text. */
const contractDraft = z.object({
  madeAt: moment,
  hash: z.string(),
  edition: z.string(),
  /** The deal or the template has changed since it was made. */
  outdated: z.boolean(),
  inputs: contractInputs,
  keyTerms: z.array(keyTermView),
  findings: z.array(contractFindingView),
});

export const deskContract = z.object({
  now: moment,
  place: z.enum(dealPlaces),
  dueAt: z.nullable(moment),
  /** IDs of the building and the estate, for the catalogue's pages with missing data. */
  house: z.object({ building: z.int(), estate: z.int() }),
  /** What the deal lacks for a contract by what was entered last. */
  lacks: z.array(z.object({ code: z.enum(contractLackCodes), text: z.string(), inCatalogue: z.boolean() })),
  /** Members without a Russian passport, whose document data the lawyer enters. */
  foreigners: z.array(z.object({ member: uuid, name: z.string() })),
  draft: z.nullable(contractDraft),
  current: z.nullable(versionHead),
  versions: z.array(versionSummary),
  signers: z.array(contractSigner),
  questions: z.array(contractQuestion),
  promises: z.array(promiseView),
});
export type DeskContract = z.output<typeof deskContract>;
