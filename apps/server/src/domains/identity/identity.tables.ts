import { sql } from 'drizzle-orm';
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
} from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
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
    /** Named at the registration; it becomes the e-mail when its letter is answered. */
    pendingEmail: text('pending_email'),
    phone: text('phone'),
    subscriptions: text('subscriptions').array().notNull().default(sql`'{}'`),
    birthday: date('birthday', { mode: 'string' }),
    locale: text('locale').notNull().default('ru'),
    isEmployee: boolean('is_employee').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    /** Staff asked for a new password, or it has run out (ruling S4.2-03, RENEW). */
    passwordRenew: boolean('password_renew').notNull().default(false),
    lockedUntil: moment('locked_until'),
    /** Since when the person keeps his own cabinet frozen; null: it is not. */
    frozenAt: moment('frozen_at'),
    /** Grows when every session must end (promise 8); a session of an older generation is dead. */
    authGeneration: integer('auth_generation').notNull().default(0),
    lastAuthAt: moment('last_auth_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.phone),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    /** By which the desk looks for a person: words of the name in any order. */
    index('users_name_words').using('gin', nameWords(t)),
    /** Any part of a phone, as the desk's queue is searched by. */
    index('users_phone_parts').using('gin', sql`${t.phone} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** A sign-in on one device. Tokens are stored as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: foreignId('user_id', () => users.id),
    /** The door it opens: `cabinet` or `office`. */
    door: text('door').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    generation: integer('generation').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /**
     * When the person has proved in it once more that it is he; the sign-in itself is the first proof
     * (promise 11).
     */
    provedAt: moment('proved_at'),
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (t) => [uniqueIndex('sessions_cookie').on(t.cookieHash), index('sessions_user').on(t.userId)],
);

/** Short-lived bearers of a session; several, because several tabs ask for their own. */
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
  /** Sealed (`totp-secret.ts`); null: it was taken away, and a new one is awaited. */
  totpSecret: text('totp_secret'),
  /** Number of the last accepted TOTP step: a code is good once. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
});

/** Each opens the second step once in place of the authenticator. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: foreignId('user_id', () => users.id),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A second factor that is being set up: the link of a letter, or the own change of a signed-in person. */
export const staffSetUps = pgTable(
  'staff_set_ups',
  {
    id: uuid('id').primaryKey(),
    /** Of the letter's link; null for an own change. */
    tokenHash: text('token_hash'),
    /**
     * Whose it is; null for an invitation: there is no account yet, or it has not become one of the staff.
     */
    userId: integer('user_id').references(() => users.id),
    /** Who answers for an invitation: it ends with his rights. */
    invitedBy: integer('invited_by').references(() => users.id),
    email: text('email').notNull(),
    surname: text('surname').notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Of the page that has taken the password and seen the secret. */
    ticketHash: text('ticket_hash'),
    /** The password that is made with it; null when the account has one. */
    passwordHash: text('password_hash'),
    /** Sealed. */
    totpSecret: text('totp_secret'),
  },
  (t) => [
    uniqueIndex('staff_set_ups_token').on(t.tokenHash),
    uniqueIndex('staff_set_ups_invited').on(t.email).where(sql`${t.userId} is null`),
    uniqueIndex('staff_set_ups_user').on(t.userId),
  ],
);

/** Between the staff password and the TOTP code. */
export const staffTickets = pgTable('staff_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: foreignId('user_id', () => users.id),
  expiresAt: moment('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
});

/** One-time codes by SMS, bound to the exact thing they confirm (promise 5). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    /** Whom it was sent to: «user:…», or the hash of a phone before anybody is known by it. */
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    /** Hash of what is confirmed: for signing, of the document. */
    boundTo: text('bound_to').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Counted over re-sends of the same thing. */
    tries: integer('tries').notNull().default(0),
    /** When it was used, or ended before it could be. */
    usedAt: moment('used_at'),
    details: jsonb('details'),
  },
  (t) => [index('one_time_codes_subject').on(t.subject, t.purpose, t.createdAt)],
);
