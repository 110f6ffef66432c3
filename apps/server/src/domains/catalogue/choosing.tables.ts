import { foreignId, moment } from '../../platform/columns.ts';
import { index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';
import { estates } from './catalogue.tables.ts';

/** A person's note about a favourite estate; people who share his favourites read it too. */
export const favouriteNotes = pgTable(
  'favourite_notes',
  {
    userId: foreignId('user_id', () => users.id),
    estateId: foreignId('estate_id', () => estates.id),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.estateId] })],
);

/** Two people who share favourites: an invitation until `acceptedAt`, then a shared list until `endedAt`. */
export const favouriteShares = pgTable(
  'favourite_shares',
  {
    id: uuid('id').primaryKey(),
    inviterId: foreignId('inviter_id', () => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    partnerId: integer('partner_id').references(() => users.id),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('favourite_shares_inviter').on(t.inviterId),
    index('favourite_shares_partner').on(t.partnerId),
  ],
);

/** Estates that a member of staff has selected for a buyer; only the hash of the link is stored. */
export const estateSets = pgTable(
  'estate_sets',
  {
    id: uuid('id').primaryKey(),
    staffId: foreignId('staff_id', () => users.id),
    title: text('title').notNull(),
    note: text('note').notNull(),
    estateIds: integer('estate_ids').array().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** Visits through the link, and the time of the last one. */
    opened: integer('opened').notNull().default(0),
    openedAt: moment('opened_at'),
  },
  (t) => [index('estate_sets_created').on(t.createdAt)],
);
