import type { SignatureKind } from '@novosel/contract/signatures/kinds.ts';
import {
  type RequestState,
  requestStates,
  type SigningSide,
  type SigningState,
  type StopReason,
  signingSides,
  signingStates,
  stopReasonCodes,
} from '@novosel/contract/signatures/rounds.ts';
import { foreignId, foreignUuid, isOneOf, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** The signing of one frozen paper. */
export const signings = pgTable(
  'signings',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    documentId: foreignUuid('document_id', () => documents.id),
    /** SHA-256 of the paper, hex. */
    sha256: text('sha256').notNull(),
    kind: text('kind').$type<SignatureKind>().notNull(),
    /** Of the text of the paper. */
    edition: text('edition').notNull(),
    /** Names of members from 14 to 18 who have no account to sign with: the contract is signed on paper. */
    paperOnly: text('paper_only').array().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Until when the members sign. */
    until: moment('until').notNull(),
    /** When it is submitted at the latest. */
    submitBy: moment('submit_by').notNull(),
    state: text('state').$type<SigningState>().notNull(),
    closedAt: moment('closed_at'),
    /** Why a signer has stopped it; null where the deal has left it by another way. */
    stopReason: text('stop_reason').$type<StopReason>(),
    stopText: text('stop_text'),
    /** The line of who has stopped it. */
    stoppedBy: uuid('stopped_by'),
    stoppedByPhone: boolean('stopped_by_phone').notNull().default(false),
    /** Hours before the end of the last reminder. */
    reminded: integer('reminded'),
  },
  (t) => [
    uniqueIndex('signings_document').on(t.documentId),
    uniqueIndex('signings_open').on(t.dealId).where(sql`state = 'open'`),
    index('signings_until').on(t.until).where(sql`state = 'open'`),
    check('signings_state', isOneOf(t.state, signingStates)),
    check('signings_reason', sql`${t.stopReason} is null or ${isOneOf(t.stopReason, stopReasonCodes)}`),
    check('signings_closed', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
  ],
);

const ofSigning = {
  signingId: foreignUuid('signing_id', () => signings.id),
  /** Of the signing, for the rule of the rows. */
  dealId: foreignUuid('deal_id', () => deals.id),
};

/** Who signs for the developer or a bank; its ID is that of the order at the operator. */
export const signatories = pgTable(
  'signatories',
  {
    id: uuid('id').primaryKey(),
    side: text('side').$type<Exclude<SigningSide, 'members'>>().notNull(),
    /** The bank's code; null for the developer. */
    bank: text('bank'),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    patronymic: text('patronymic'),
    /** 11 digits. */
    snils: text('snils').notNull(),
    /** +7 and ten digits. */
    phone: text('phone').notNull(),
    organization: text('organization').notNull(),
    inn: text('inn').notNull(),
    ogrn: text('ogrn').notNull(),
    title: text('title').notNull(),
    powerNumber: text('power_number'),
    powerGivenOn: date('power_given_on', { mode: 'string' }),
    powerUntil: date('power_until', { mode: 'string' }),
    addedAt: moment('added_at').notNull(),
    addedBy: integer('added_by').references(() => users.id),
    /** What the operator has answered: null until he has. */
    state: text('state').$type<'identity-needed' | 'issued' | 'refused'>(),
    serial: text('serial'),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('signatories_side', isOneOf(t.side, ['bank', 'developer'])),
    check('signatories_bank', sql`(${t.side} = 'bank') = (${t.bank} is not null)`),
    check('signatories_issued', sql`${t.state} <> 'issued' or ${t.validUntil} is not null`),
  ],
);

/** One signer of a signing. */
export const signingLines = pgTable(
  'signing_lines',
  {
    id: uuid('id').primaryKey(),
    ...ofSigning,
    /** From 1 in the order of the paper, then the bank and the developer; names the file of the signature. */
    position: integer('position').notNull(),
    side: text('side').$type<SigningSide>().notNull(),
    /** A member's account; null for the bank and the developer. */
    userId: integer('user_id').references(() => users.id),
    /** As the paper names him. */
    name: text('name').notNull(),
    /** 11 digits; null where the paper does not name it: he signs for another. */
    snils: text('snils'),
    /** SHA-256 of his document as the paper names it, hex; null for the bank and the developer. */
    passportHash: text('passport_hash'),
    /** Names of the members for whom he signs. */
    signsFor: text('signs_for').array().notNull(),
    /** The last day of his power of attorney; null where he signs for himself or his child. */
    powerUntil: date('power_until', { mode: 'string' }),
    signedAt: moment('signed_at'),
  },
  (t) => [
    uniqueIndex('signing_lines_position').on(t.signingId, t.position),
    index('signing_lines_user').on(t.userId),
    uniqueIndex('signing_lines_person').on(t.signingId, t.userId).where(sql`user_id is not null`),
    check('signing_lines_side', isOneOf(t.side, signingSides)),
    check('signing_lines_member', sql`(${t.side} = 'members') = (${t.userId} is not null)`),
    check('signing_lines_named', sql`(${t.side} = 'members') = (${t.passportHash} is not null)`),
  ],
);

/** A request to sign; its ID is made before the call and is the only key of the operator's answers. */
export const signatureRequests = pgTable(
  'signature_requests',
  {
    id: uuid('id').primaryKey(),
    lineId: foreignUuid('line_id', () => signingLines.id),
    /** Of the line, for the rule of the rows. */
    dealId: foreignUuid('deal_id', () => deals.id),
    /** The order of the certificate at the operator. */
    orderId: uuid('order_id').notNull(),
    serial: text('serial').notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: foreignId('asked_by', () => users.id),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    until: moment('until').notNull(),
    state: text('state').$type<RequestState>().notNull(),
    /** The operator has said that he has it. */
    takenAt: moment('taken_at'),
    /** How often the operator did not know it. */
    losses: integer('losses').notNull().default(0),
    answeredAt: moment('answered_at'),
    /** A code of the operator's, or of our check of the signature. */
    reason: text('reason'),
    nextAskAt: moment('next_ask_at'),
  },
  (t) => [
    index('signature_requests_line').on(t.lineId, t.askedAt),
    index('signature_requests_ask').on(t.nextAskAt).where(sql`next_ask_at is not null`),
    uniqueIndex('signature_requests_open')
      .on(t.lineId)
      .where(sql`state in ('sent', 'unclear', 'waiting', 'opened')`),
    check('signature_requests_state', isOneOf(t.state, requestStates)),
  ],
);

/** Append-only: a signature that holds, with everything that proves it later. One for each signer. */
export const signatures = pgTable('signatures', {
  lineId: uuid('line_id')
    .primaryKey()
    .references(() => signingLines.id),
  requestId: foreignUuid('request_id', () => signatureRequests.id),
  /** Of the line, for the rule of the rows. */
  dealId: foreignUuid('deal_id', () => deals.id),
  documentId: foreignUuid('document_id', () => documents.id),
  /** The moment of the timestamp. */
  provenAt: moment('proven_at').notNull(),
  /** DER of the detached CAdES-T signature. */
  signature: bytes('signature').notNull(),
  /** DER of what the authority published when it came. */
  root: bytes('root').notNull(),
  issuing: bytes('issuing').notNull(),
  rootList: bytes('root_list').notNull(),
  issuingList: bytes('issuing_list').notNull(),
  /** The answer of OCSP about the certificate. */
  status: bytes('status').notNull(),
});
