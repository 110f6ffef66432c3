import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { nameWords } from './accounts/name-words.repo.ts';

/** S3-01. The phone is digits with the country code, «79000000001». */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    status: integer('status').notNull(),
    nickname: text('nickname'),
    surname: text('surname').notNull(),
    name: text('name').notNull(),
    patronymic: text('patronymic'),
    email: text('email'),
    /** Entered at the registration; it becomes the e-mail when it is confirmed. */
    pendingEmail: text('pending_email'),
    phone: text('phone'),
    subscriptions: text('subscriptions').array().notNull().default(sql`'{}'`),
    birthday: date('birthday', { mode: 'string' }),
    locale: text('locale').notNull().default('ru'),
    isEmployee: boolean('is_employee').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    /** Staff requires a new password, or it has expired (ruling S4.2-03, RENEW). */
    passwordRenew: boolean('password_renew').notNull().default(false),
    lockedUntil: moment('locked_until'),
    /** Since when the person has frozen his cabinet; null: it is not frozen. */
    frozenAt: moment('frozen_at'),
    /** Increases when every session must end (promise 8); sessions of an older generation are invalid. */
    authGeneration: integer('auth_generation').notNull().default(0),
    lastAuthAt: moment('last_auth_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.phone),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    /** The desk finds a person by words of the name in any order. */
    index('users_name_words').using('gin', nameWords(t)),
    /** The desk's queue finds a person by any part of a phone. */
    index('users_phone_parts').using('gin', sql`${t.phone} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** A sign-in on one device. Only SHA-256 hashes of tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** Where it is valid: `cabinet` or `office`. */
    door: text('door').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    generation: integer('generation').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Time of the last re-authentication; null: the sign-in itself is the proof (promise 11). */
    provedAt: moment('proved_at'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (t) => [uniqueIndex('sessions_cookie').on(t.cookieHash), index('sessions_user').on(t.userId)],
);

/** Short-lived bearer tokens of a session; each tab has its own. */
export const bearers = pgTable(
  'bearers',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('bearers_session').on(t.sessionId), index('bearers_expiry').on(t.expiresAt)],
);

/** Staff of the desk: their roles and second factor. */
export const staff = pgTable('staff', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  roles: text('roles').array().notNull(),
  /** Encrypted (`totp-secret.ts`); null: it was removed and must be set up again. */
  totpSecret: text('totp_secret'),
  /** Number of the last accepted TOTP step: a code works once. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
});

/** Each works once instead of a code of the authenticator. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: foreignId('user_id', () => users.id),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A second factor being set up: by the link of a letter, or by a signed-in person. */
export const staffSetUps = pgTable(
  'staff_set_ups',
  {
    id: uuid('id').primaryKey(),
    /** Hash of the letter's link; null for a person's own change. */
    tokenHash: text('token_hash'),
    /** The person; null for an invitation without an account, or with one that is not on the staff yet. */
    userId: integer('user_id').references(() => users.id),
    /** The author of an invitation: it ends when he loses his rights. */
    invitedBy: integer('invited_by').references(() => users.id),
    email: text('email').notNull(),
    surname: text('surname').notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** For the page that has received the password and shown the secret. */
    ticketHash: text('ticket_hash'),
    /** Hash of the new password; null when the account has one. */
    passwordHash: text('password_hash'),
    /** Encrypted. */
    totpSecret: text('totp_secret'),
  },
  (t) => [
    uniqueIndex('staff_set_ups_token').on(t.tokenHash),
    uniqueIndex('staff_set_ups_invited').on(t.email).where(sql`${t.userId} is null`),
    uniqueIndex('staff_set_ups_user').on(t.userId),
  ],
);

/** Valid between the staff password and the TOTP code. */
export const staffTickets = pgTable('staff_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: foreignId('user_id', () => users.id),
  expiresAt: moment('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
});

/** One-time codes by SMS, bound to exactly what they confirm (promise 5). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    /** Recipient: «user:…», or the hash of an unregistered phone. */
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    /** Hash of what is confirmed: for signing, of the document. */
    boundTo: text('bound_to').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Attempts, also those of earlier codes of the same claim. */
    tries: integer('tries').notNull().default(0),
    /** When it was used or invalidated. */
    usedAt: moment('used_at'),
    details: jsonb('details'),
  },
  (t) => [index('one_time_codes_subject').on(t.subject, t.purpose, t.createdAt)],
);
