import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { foreignId, moment } from '../../platform/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** S1-49: the developer's other sites, and sites of others, that sign people in through the cabinet. */
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
    /** SHA-256 of the site's secret; null: the site cannot keep one, and PKCE alone binds its codes. */
    secretHash: text('secret_hash'),
    /** A site of the developer's own: nobody is asked for consent (promise 18). */
    firstParty: boolean('first_party').notNull().default(false),
    /** Where the site is told that a person has left; null: it asks by itself. */
    backchannelUrl: text('backchannel_url'),
    /** Nobody signs in there from this moment on. */
    blockedAt: moment('blocked_at'),
    blockReason: text('block_reason'),
    /** «site», or «machine»: one comes for people, the other by itself. */
    kind: text('kind').notNull().default('site'),
    /** Beside `redirectUri`. */
    moreRedirectUris: text('more_redirect_uris').array().notNull().default(sql`'{}'`),
    /** Where a person may be led after leaving; null: to `baseUrl`. */
    postLogoutUri: text('post_logout_uri'),
    /** What it may ask for. */
    scopes: text('scopes').array().notNull().default(sql`'{profile,phone,email}'`),
    createdAt: moment('created_at'),
    /** Of a machine: its last token, to a minute. */
    usedAt: moment('used_at'),
    /** When it was told that a person has left, and when that was given up. */
    toldAt: moment('told_at'),
    notToldAt: moment('not_told_at'),
    /**
     * Makes the site's own name for each person (`subject.ts`); null: registered before, and told the
     * person's row number.
     */
    subjectKey: text('subject_key').$defaultFn(() => randomBytes(32).toString('base64url')),
    /** Its library sends no PKCE: a secret and a nonce bind its codes instead (promise 14). */
    withoutPkce: boolean('without_pkce').notNull().default(false),
  },
  (t) => [check('oauth_clients_pkce', sql`not ${t.withoutPkce} or ${t.secretHash} is not null`)],
);

/** That a person uses a site, and what the site may read of him. */
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

/**
 * What the protocol keeps between calls: codes, tokens, grants. What opens something stands under its SHA-256
 * only.
 */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    accountId: integer('account_id').references(() => users.id),
    clientId: text('client_id'),
    grantId: text('grant_id'),
    /** The cabinet's session in which it was given: both end together. */
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

/** Keys that sign ID tokens, sealed by the secret of the program. */
export const oidcKeys = pgTable('oidc_keys', {
  kid: text('kid').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * For seconds, what a refresh was answered with, for the same tab's twin (promise 15); sealed by the token
 * that asked.
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
