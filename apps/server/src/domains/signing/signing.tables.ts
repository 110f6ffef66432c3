import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
    at: timestamp('at', { withTimezone: true }).notNull(),
    evidence: jsonb('evidence').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** Ed25519 over the head of the chain. */
    headSeal: text('head_seal').notNull(),
  },
  (t) => [uniqueIndex('signature_evidence_position').on(t.chain, t.position)],
);
