import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** A key on a person's device by which he signs in; its secret half never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** The name that the device has given to the key. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** The name that we have given to the person at his devices: random, and one for all his keys. */
    userHandle: text('user_handle').notNull(),
    /** Grows with each use on devices that count; a number that does not grow tells of a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether the device keeps a copy elsewhere, as it says. */
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What a device is asked to sign: once, for one use, in one browser. A row goes when it is answered. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Hash of the session, or before the sign-in of the browser, that has asked. */
    boundTo: text('bound_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);
