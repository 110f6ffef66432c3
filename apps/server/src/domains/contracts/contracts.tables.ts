import type { VoidReason } from '@novosel/contract/contracts/acts.ts';
import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import type { ContractFinding } from '@novosel/contract/contracts/findings.ts';
import { type QuestionState, questionStates } from '@novosel/contract/contracts/questions-rules.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import type { RenderedClause, TemplateClause } from '@novosel/contract/contracts/template.ts';
import { type VersionState, versionStates } from '@novosel/contract/contracts/version-rules.ts';
import { foreignId, foreignUuid, isOneOf, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** The text of a contract with everything that it was made of. */
const content = {
  edition: text('edition').notNull(),
  inputs: jsonb('inputs').$type<ContractInputs>().notNull(),
  data: jsonb('data').$type<ContractData>().notNull(),
  clauses: jsonb('clauses').$type<readonly RenderedClause[]>().notNull(),
  /** SHA-256 of the deal, the edition and the clauses. */
  hash: text('hash').notNull(),
};

/** What the lawyer prepares of a deal; the next one takes its place. */
export const contractDrafts = pgTable('contract_drafts', {
  dealId: foreignUuid('deal_id', () => deals.id).primaryKey(),
  madeAt: moment('made_at').notNull(),
  madeBy: foreignId('made_by', () => users.id),
  ...content,
  findings: jsonb('findings').$type<readonly ContractFinding[]>().notNull(),
});

/** A version that was sent. Of it only its state, the reason of its end and its paper change. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    /** From 1 in the order of sending. */
    number: integer('number').notNull(),
    sentAt: moment('sent_at').notNull(),
    sentBy: foreignId('sent_by', () => users.id),
    ...content,
    state: text('state').$type<VersionState>().notNull(),
    voidReason: text('void_reason').$type<VoidReason>(),
    /** Its frozen paper. */
    documentId: uuid('document_id').references(() => documents.id),
  },
  (t) => [
    uniqueIndex('contract_versions_number').on(t.dealId, t.number),
    uniqueIndex('contract_versions_one').on(t.dealId).where(sql`state <> 'void'`),
    check('contract_versions_state', isOneOf(t.state, versionStates)),
    check('contract_versions_void', sql`(${t.state} = 'void') = (${t.voidReason} is not null)`),
    check('contract_versions_frozen', sql`${t.state} <> 'frozen' or ${t.documentId} is not null`),
  ],
);

const ofVersion = {
  versionId: foreignUuid('version_id', () => contractVersions.id),
  /** Of the version, for the rule of the rows. */
  dealId: foreignUuid('deal_id', () => deals.id),
};

/** Who signs a version, and what each has read of it. */
export const contractReadings = pgTable(
  'contract_readings',
  {
    ...ofVersion,
    userId: foreignId('user_id', () => users.id),
    name: text('name').notNull(),
    /** Names of the members for whom this person signs. */
    signsFor: text('signs_for').array().notNull(),
    /** Clauses to be read: all, or what has changed since the version that this person read whole. */
    toRead: text('to_read').array().notNull(),
    readIds: text('read_ids').array().notNull(),
    openedAt: moment('opened_at'),
    /** When everything was read. */
    wholeAt: moment('whole_at'),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.userId] }),
    index('contract_readings_user').on(t.userId),
    index('contract_readings_deal').on(t.dealId),
  ],
);

/** Append-only. */
export const contractAgreements = pgTable(
  'contract_agreements',
  {
    ...ofVersion,
    userId: foreignId('user_id', () => users.id),
    /** Of the version that was on the screen. */
    hash: text('hash').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.userId] }), index('contract_agreements_user').on(t.userId)],
);

/** A question of a signer at a clause, with its answer. */
export const contractQuestions = pgTable(
  'contract_questions',
  {
    id: uuid('id').primaryKey(),
    ...ofVersion,
    clauseId: text('clause_id').notNull(),
    userId: foreignId('user_id', () => users.id),
    text: text('text').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<QuestionState>().notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id),
  },
  (t) => [
    index('contract_questions_deal').on(t.dealId),
    index('contract_questions_user').on(t.userId),
    check('contract_questions_state', isOneOf(t.state, questionStates)),
    check('contract_questions_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** Append-only: every other day that was promised for a contract. */
export const contractPromises = pgTable(
  'contract_promises',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    promisedOn: date('promised_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: foreignId('made_by', () => users.id),
  },
  (t) => [index('contract_promises_deal').on(t.dealId, t.id)],
);

/** Editions of the template that lawyers have written; the shipped one stands in the code. */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    id: uuid('id').primaryKey(),
    edition: text('edition').notNull().unique(),
    clauses: jsonb('clauses').$type<readonly TemplateClause[]>().notNull(),
    writtenAt: moment('written_at').notNull(),
    writtenBy: foreignId('written_by', () => users.id),
    approvedAt: moment('approved_at'),
    approvedBy: integer('approved_by').references(() => users.id),
  },
  (t) => [
    index('contract_templates_approved').on(t.approvedAt).where(sql`approved_at is not null`),
    check('contract_templates_second', sql`${t.approvedBy} <> ${t.writtenBy}`),
    check('contract_templates_both', sql`(${t.approvedAt} is null) = (${t.approvedBy} is null)`),
  ],
);
