import { foreignId, moment } from '../../platform/columns.ts';
import {
  bigint,
  boolean,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** A person's passkey; its private key never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** The device's ID of the passkey. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Our random handle of the person, the same for all his passkeys. */
    userHandle: text('user_handle').notNull(),
    /**
     * Increases with each use on devices that count; a number that does not increase reveals a copied
     * passkey.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether the device says that it has a backup copy. */
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** Challenges for devices, each for one use in one browser. A row is deleted when it is answered. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Hash of the session, or before the sign-in of the browser, that requested it. */
    boundTo: text('bound_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);
