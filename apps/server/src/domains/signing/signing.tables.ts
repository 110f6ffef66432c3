import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

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
