import { randomBytes } from 'node:crypto';
import { foreignId, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** S1-49: the developer's other sites and outside sites that sign people in through the cabinet. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    clientId: text('client_id').primaryKey(),
    name: text('name').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    baseUrl: text('base_url').notNull(),
    loginUrl: text('login_url').notNull(),
    logoutUrl: text('logout_url').notNull(),
    domain: text('domain').notNull(),
    /** SHA-256 of the site's secret; null: the site cannot keep one, and only PKCE binds its codes. */
    secretHash: text('secret_hash'),
    /** A site of the developer's own: it needs no consent (promise 18). */
    firstParty: boolean('first_party').notNull().default(false),
    /** Where the site is notified of sign-outs; null: the site asks by itself. */
    backchannelUrl: text('backchannel_url'),
    /** Since when nobody can sign in there. */
    blockedAt: moment('blocked_at'),
    blockReason: text('block_reason'),
    /** «site», which signs people in, or «machine», which acts for itself. */
    kind: text('kind').notNull().default('site'),
    /** Besides `redirectUri`. */
    moreRedirectUris: text('more_redirect_uris').array().notNull().default(sql`'{}'`),
    /** Where a person may return after a sign-out; null: to `baseUrl`. */
    postLogoutUri: text('post_logout_uri'),
    /** Allowed scopes. */
    scopes: text('scopes').array().notNull().default(sql`'{profile,phone,email}'`),
    createdAt: moment('created_at'),
    /** For a machine: its last token, precise to a minute. */
    usedAt: moment('used_at'),
    /** The last successful and the last failed notification of a sign-out. */
    toldAt: moment('told_at'),
    notToldAt: moment('not_told_at'),
    /**
     * Makes the site's own subject IDs of people (`subject.ts`); null for an older site, which gets row
     * numbers.
     */
    subjectKey: text('subject_key').$defaultFn(() => randomBytes(32).toString('base64url')),
    /** Its library sends no PKCE: a secret and a nonce bind its codes instead (promise 14). */
    withoutPkce: boolean('without_pkce').notNull().default(false),
  },
  (t) => [check('oauth_clients_pkce', sql`not ${t.withoutPkce} or ${t.secretHash} is not null`)],
);

/** Use of a site by a person, and what the site may read about him. */
export const siteLinks = pgTable(
  'site_links',
  {
    userId: foreignId('user_id', () => users.id),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.clientId),
    scopes: text('scopes').array().notNull().default(sql`'{}'`),
    allowedAt: moment('allowed_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
);

/** Protocol data between calls: codes, tokens, grants. Of what gives access, only the SHA-256 is stored. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    accountId: integer('account_id').references(() => users.id),
    clientId: text('client_id'),
    grantId: text('grant_id'),
    /** The cabinet's session in which it was issued: both end together. */
    sessionId: text('session_id'),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('oidc_payloads_account').on(t.accountId),
    index('oidc_payloads_grant').on(t.grantId),
    index('oidc_payloads_session').on(t.sessionId),
    index('oidc_payloads_expiry').on(t.expiresAt),
  ],
);

/** Keys that sign ID tokens, encrypted with the secret of the program. */
export const oidcKeys = pgTable('oidc_keys', {
  kid: text('kid').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * Answers to refreshes, kept for seconds for a parallel call from another tab (promise 15); encrypted with
 * the refresh token.
 */
export const oidcAnswers = pgTable(
  'oidc_answers',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('oidc_answers_expiry').on(t.expiresAt)],
);
