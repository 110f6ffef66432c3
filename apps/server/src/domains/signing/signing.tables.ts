import {
  type SignatureKind,
  type SignedPaper,
  signatureKindCodes,
  signedPaperCodes,
} from '@novosel/contract/signatures/kinds.ts';
import { foreignId, isOneOf, moment } from '../../platform/columns.ts';
import {
  check,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * Append-only chain of evidence (promises 45, 46). No foreign keys: it outlives the user and the document.
 */
export const signatureEvidence = pgTable(
  'signature_evidence',
  {
    id: uuid('id').primaryKey(),
    /** One chain per deal, «booking:…». */
    chain: text('chain').notNull(),
    position: integer('position').notNull(),
    documentId: uuid('document_id').notNull(),
    userId: integer('user_id').notNull(),
    at: moment('at').notNull(),
    evidence: jsonb('evidence').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** Ed25519 over the head of the chain. */
    headSeal: text('head_seal').notNull(),
  },
  (t) => [uniqueIndex('signature_evidence_position').on(t.chain, t.position)],
);

/** Append-only: the kind of signature that a paper needs from a day on. */
export const signatureKindRows = pgTable(
  'signature_kinds',
  {
    id: uuid('id').primaryKey(),
    paper: text('paper').$type<SignedPaper>().notNull(),
    kind: text('kind').$type<SignatureKind>().notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    setAt: moment('set_at').notNull(),
    setBy: foreignId('set_by', () => users.id),
  },
  (t) => [
    check('signature_kinds_paper', isOneOf(t.paper, signedPaperCodes)),
    check('signature_kinds_kind', isOneOf(t.kind, signatureKindCodes)),
  ],
);
