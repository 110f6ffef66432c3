import type { NamedPower } from '@novosel/contract/delegates/power.ts';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** Who signs in the buyer's name, and by which power of attorney, as a paper names them. */
export interface Representative {
  readonly userId: number;
  readonly fullName: string;
  readonly passportHash: string;
  readonly power: NamedPower;
}

/** The person as a paper names him (promise 45). */
export interface Signer {
  readonly fullName: string;
  /** SHA-256 of the passport in it, hex: it can be compared with one, and does not tell it. */
  readonly passportHash: string;
  /** Uploads by which it was shown; papers from before this was kept name none. */
  readonly scans?: readonly string[];
  /** Made anew before its signature, because the passport in the version before was replaced. */
  readonly renewed?: true;
  /** Set in a paper that a trusted person is to sign. */
  readonly representative?: Representative;
}

/** Bytes by hash; a changed document is a new row of a higher version, a signed one never changes. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: foreignId('owner_id', () => users.id),
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
    createdAt: moment('created_at').notNull(),
    /** Whom it names, as the evidence of its signature will: the profile may say another thing by then. */
    signer: jsonb('signer').$type<Signer>(),
    /** Sealed copy with signatures, made after signing; the bytes above stay as shown. */
    sealedKey: text('sealed_key'),
    signedAt: moment('signed_at'),
  },
  (t) => [index('documents_owner').on(t.ownerId, t.createdAt), index('documents_subject').on(t.subject)],
);
