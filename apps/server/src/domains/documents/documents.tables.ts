import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes by hash; a changed document is a new row of a higher version, a signed one never changes. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    /** What it belongs to, such as «booking:…»; null for a bare upload. */
    subject: text('subject'),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    pages: integer('pages'),
    mime: text('mime').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: at('created_at').notNull(),
    /** Sealed copy with signatures, made after signing; the bytes above stay as shown. */
    sealedKey: text('sealed_key'),
    signedAt: at('signed_at'),
  },
  (t) => [index('documents_owner').on(t.ownerId, t.createdAt), index('documents_subject').on(t.subject)],
);
