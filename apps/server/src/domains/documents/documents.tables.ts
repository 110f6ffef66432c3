import type { NamedPower } from '@novosel/contract/delegates/power.ts';
import { foreignId, moment } from '../../platform/columns.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** The signer on the buyer's behalf, with his power of attorney, as a paper names them. */
export interface Representative {
  readonly userId: number;
  readonly fullName: string;
  readonly passportHash: string;
  readonly power: NamedPower;
}

/** The person as a paper names him (promise 45). */
export interface Signer {
  readonly fullName: string;
  /** SHA-256 of the passport in it, hex: it allows a comparison without storing the passport. */
  readonly passportHash: string;
  /** Scans of the passport; absent in older papers. */
  readonly scans?: readonly string[];
  /** Regenerated before its signature, because the passport in the earlier version was replaced. */
  readonly renewed?: true;
  /** Only in a paper that a trusted person will sign. */
  readonly representative?: Representative;
}

/** Files by hash; a changed document is a new row with a higher version, a signed one never changes. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: foreignId('owner_id', () => users.id),
    kind: text('kind').notNull(),
    /** What it belongs to, such as «booking:…»; null for an upload without a subject. */
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
    /** The person it names, as the evidence of its signature will: his profile may have changed by then. */
    signer: jsonb('signer').$type<Signer>(),
    /** Sealed copy with signatures, made after the signing; the bytes above stay as they were shown. */
    sealedKey: text('sealed_key'),
    signedAt: moment('signed_at'),
  },
  (t) => [
    index('documents_owner').on(t.ownerId, t.createdAt),
    index('documents_subject').on(t.subject),
    index('documents_sha256').on(t.sha256),
  ],
);
