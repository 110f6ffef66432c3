import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type pg from 'pg';
import type { Executor } from '../../../platform/database/db.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { idleMs, type SessionFacts } from '../identity.policy.ts';

/** A session found by one of its tokens. Moments in milliseconds. */
export interface FoundSession extends SessionFacts {
  readonly id: string;
  readonly door: string;
  readonly userId: number;
  readonly status: number;
  readonly locale: 'ru' | 'en';
  readonly roles: readonly StaffRole[] | null;
  /** Time of the last re-authentication, or of the sign-in. */
  readonly provedAt: number;
  readonly frozen: boolean;
  /** Expiry of the bearer token; absent when the session was found by cookie. */
  readonly bearerExpiresAt: number | null;
}

const milliseconds = /ms\(([\w.]+)\)/g;
const toMilliseconds = '(extract(epoch from $1) * 1000)::float8';

const sessionText = (found: string) =>
  `
  select found.hash, s.id, s.door, s.revoked_at is not null as revoked, ms(s.expires_at) as "expiresAt",
         ms(s.seen_at) as "seenAt", s.generation, u.id as "userId", u.status, u.locale,
         u.auth_generation as "userGeneration", ms(u.locked_until) as "lockedUntil", f.roles,
         ms(found.expires_at) as "bearerExpiresAt",
         (extract(epoch from coalesce(s.proved_at, s.created_at)) * 1000)::float8 as "provedAt",
         u.frozen_at is not null as frozen
  from (${found}) found
  join sessions s on s.id = found.session_id
  join users u on u.id = s.user_id
  left join staff f on f.user_id = u.id`.replace(milliseconds, toMilliseconds);

/** The query of a session by the hash of its cookie, as part of a larger statement. */
export const sessionByCookie = (hash: string): string =>
  sessionText(`
    select cookie_hash as hash, id as session_id, null::timestamptz as expires_at
      from sessions where cookie_hash = ${hash}`);

// With a direct array parameter PostgreSQL considers its length and replans every call; a subquery hides the
// length.
const text = sessionText(`
  select token_hash as hash, session_id, expires_at from bearers where token_hash = any((select $1)::text[])
  union all
  select cookie_hash, id, null from sessions where cookie_hash = any((select $2)::text[])`);

type Row = [
  string,
  string,
  string,
  boolean,
  number,
  number,
  number,
  number,
  number,
  'ru' | 'en',
  number,
  number | null,
  StaffRole[] | null,
  number | null,
  number,
  boolean,
];

/**
 * Sessions by the hashes of bearer tokens and cookies: a prepared statement without the query builder, since
 * every call needs it.
 */
export async function findSessions(
  pool: Pick<pg.Pool, 'query'>,
  bearerHashes: readonly string[],
  cookieHashes: readonly string[],
): Promise<Map<string, FoundSession>> {
  const { rows } = await pool.query<Row>({
    name: 'identity_sessions',
    text,
    values: [bearerHashes, cookieHashes],
    rowMode: 'array',
  });
  return new Map(
    rows.map(
      ([
        hash,
        id,
        door,
        revoked,
        expiresAt,
        seenAt,
        generation,
        userId,
        status,
        locale,
        userGeneration,
        lockedUntil,
        roles,
        bearerExpiresAt,
        provedAt,
        frozen,
      ]) => [
        hash,
        {
          id,
          door,
          revoked,
          expiresAt,
          seenAt,
          generation,
          userId,
          status,
          locale,
          userGeneration,
          lockedUntil,
          roles,
          bearerExpiresAt,
          provedAt,
          frozen,
        },
      ],
    ),
  );
}

/** Facts of a session of the cabinet. */
export interface SessionOfCabinet extends SessionFacts {
  readonly userId: number;
  readonly provedAt: number;
}

/** The query of a cabinet session by ID, as part of a larger statement. */
export const cabinetSession = (id: string): string =>
  `select s.user_id as "userId", s.revoked_at is not null as revoked, ms(s.expires_at) as "expiresAt",
          ms(s.seen_at) as "seenAt", s.generation,
          (extract(epoch from coalesce(s.proved_at, s.created_at)) * 1000)::float8 as "provedAt",
          u.auth_generation as "userGeneration", ms(u.locked_until) as "lockedUntil"
     from sessions s join users u on u.id = s.user_id
    where s.id = ${id} and s.door = 'cabinet'`.replace(milliseconds, toMilliseconds);

/**
 * `sessionLives` for a cabinet session as an SQL condition, for a statement that acts only while the session
 * is valid.
 */
export const cabinetSessionLives = (id: string, now: string): string =>
  `exists (select from sessions s join users u on u.id = s.user_id
            where s.id = ${id} and s.door = 'cabinet' and s.revoked_at is null and s.generation = u.auth_generation
              and ${now} >= coalesce(u.locked_until, ${now}) and ${now} < s.expires_at
              and ${now} < s.seen_at + interval '${idleMs} milliseconds')`;

/** Facts of one session of the cabinet, by its id. */
export async function sessionById(pool: pg.Pool, id: string) {
  const { rows } = await pool.query<SessionOfCabinet>({
    name: 'identity_session_by_id',
    text: cabinetSession('$1'),
    values: [id],
  });
  return rows[0];
}

/** Facts of many sessions by ID, of the cabinet and the desk. */
export async function sessionsById(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<SessionFacts & { readonly id: string }>({
    name: 'identity_sessions_by_id',
    text: `select s.id, s.revoked_at is not null as revoked, ms(s.expires_at) as "expiresAt", ms(s.seen_at) as "seenAt",
                  s.generation, u.auth_generation as "userGeneration", ms(u.locked_until) as "lockedUntil"
             from sessions s join users u on u.id = s.user_id
            where s.id = any($1::uuid[])`.replace(milliseconds, toMilliseconds),
    values: [ids],
  });
  return rows;
}

/** Times by ID, in milliseconds. */
export type Moments = ReadonlyMap<string, number>;

/**
 * Whether nobody has ended the session, as this transaction sees it; called under a lock that acts which end
 * sessions take as well.
 */
export async function sessionStands(tx: Executor, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from sessions s join users u on u.id = s.user_id
     where s.id = ${id} and s.revoked_at is null and s.generation = u.auth_generation`);
  return rows.length === 1;
}

/** Stores when sessions were last seen; never moves a time back. */
export async function keepSeen(pool: pg.Pool, seen: Moments): Promise<void> {
  await pool.query({
    name: 'identity_keep_seen',
    text: `update sessions s set seen_at = greatest(s.seen_at, to_timestamp(n.at / 1000))
           from unnest($1::uuid[], $2::float8[]) n(id, at) where s.id = n.id and s.revoked_at is null`,
    values: [[...seen.keys()], [...seen.values()]],
  });
}

/** Extends bearer tokens; a deleted one is not restored. */
export async function slideBearers(pool: pg.Pool, ends: Moments): Promise<void> {
  await pool.query({
    name: 'identity_slide_bearers',
    text: `update bearers b set expires_at = greatest(b.expires_at, to_timestamp(n.at / 1000))
           from unnest($1::text[], $2::float8[]) n(hash, at) where b.token_hash = n.hash`,
    values: [[...ends.keys()], [...ends.values()]],
  });
}

/** Deletes bearer tokens that expired before `now`, and sessions that ended before `before` with theirs. */
export async function cleanSessions(pool: pg.Pool, now: Date, before: Date): Promise<void> {
  await pool.query('delete from bearers where expires_at < $1', [now]);
  await pool.query('delete from sessions where least(expires_at, revoked_at) < $1', [before]);
}
