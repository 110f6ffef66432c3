import type pg from 'pg';
import type { PersonAct } from '../../platform/act.ts';
import { auditing } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { and, eq, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { PgDialect } from '../../platform/database/drizzle-tables.ts';
import type { Identifier } from './accounts/identifier.ts';
import { signedIn } from './identity.events.ts';
import { bearers, sessions, staff, users } from './identity.tables.ts';

const account = {
  id: users.id,
  status: users.status,
  locale: users.locale,
  passwordHash: users.passwordHash,
  passwordRenew: users.passwordRenew,
  lockedUntil: users.lockedUntil,
  generation: users.authGeneration,
  isEmployee: users.isEmployee,
  roles: staff.roles,
};

/** Data of a person for the sign-in. */
export type Account = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareFindAccount>>>>;

/** Finds an account by phone or e-mail. */
export function prepareFindAccount(db: Executor) {
  const wanted = sql.placeholder('value');
  const from = () => db.select(account).from(users).leftJoin(staff, eq(staff.userId, users.id));
  const found = {
    phone: from().where(eq(users.phone, wanted)).prepare('identity_account_by_phone'),
    email: from().where(sql`lower(${users.email}) = ${wanted}`).prepare('identity_account_by_email'),
  };
  return async ({ type, value }: Identifier) => (await found[type].execute({ value }))[0];
}

export async function accountById(db: Executor, userId: number): Promise<Account | undefined> {
  const [found] = await db
    .select(account)
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, userId));
  return found;
}

export interface NewSession {
  readonly id: string;
  readonly userId: number;
  readonly door: 'cabinet' | 'office';
  readonly cookieHash: string;
  readonly bearerHash: string;
  readonly generation: number;
  readonly expiresAt: Date;
  readonly bearerExpiresAt: Date;
  /** Time of the last re-authentication in the session that this one continues; absent: its own beginning. */
  readonly provedAt?: Date | undefined;
}

/** Opens a session within a transaction. */
export async function insertSession(tx: Executor, act: PersonAct, session: NewSession): Promise<void> {
  await tx.execute(opening(act, session));
}

const dialect = new PgDialect();

/** `insertSession` as a separate transaction with a prepared statement, since sign-in waits for it. */
export async function insertSessionAlone(pool: pg.Pool, act: PersonAct, session: NewSession): Promise<void> {
  const { sql: text, params } = dialect.sqlToQuery(opening(act, session));
  await pool.query({ name: 'identity_open_session', text, values: params });
}

/** One statement: the session, its first bearer token, the person's last visit, and the audit record. */
function opening(act: PersonAct, session: NewSession): SQL {
  const now = act.at.toISOString();
  return sql`
    with here as (update users set last_auth_at = ${now} where id = ${session.userId}),
    opened as (
      insert into sessions
        (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at, address, user_agent,
         proved_at)
      values (${session.id}, ${session.userId}, ${session.door}, ${session.cookieHash}, ${session.generation},
        ${now}, ${now}, ${session.expiresAt.toISOString()}, ${act.address ?? null}, ${act.userAgent ?? null},
        ${session.provedAt?.toISOString() ?? null})
    ),
    bearer as (
      insert into bearers (token_hash, session_id, expires_at)
      values (${session.bearerHash}, ${session.id}, ${session.bearerExpiresAt.toISOString()})
    )
    ${auditing(act, signedIn(session.id, session.userId))}`;
}

export async function insertBearer(
  db: Executor,
  bearer: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(bearers).values(bearer);
}

/** Ends the session of a cookie. @returns its owner, or undefined when it was already over */
export async function revokeByCookie(tx: Executor, door: NewSession['door'], cookieHash: string, now: Date) {
  return revoke(tx, and(eq(sessions.cookieHash, cookieHash), eq(sessions.door, door)), now);
}

/** Ends a session with all its bearer tokens. */
export async function revokeSession(tx: Executor, id: string, now: Date) {
  return revoke(tx, eq(sessions.id, id), now);
}

/** The same for a session of this person, at the cabinet or the desk. */
export async function revokeOwnSession(
  tx: Executor,
  { id, userId, door }: Pick<NewSession, 'id' | 'userId' | 'door'>,
  now: Date,
) {
  return revoke(tx, and(eq(sessions.id, id), eq(sessions.userId, userId), eq(sessions.door, door)), now);
}

async function revoke(tx: Executor, which: ReturnType<typeof and>, now: Date) {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id, userId: sessions.userId });
  if (ended) await tx.delete(bearers).where(eq(bearers.sessionId, ended.id));
  return ended;
}

/** Stores a password's hash with the present cost parameters, unless the password was changed meanwhile. */
export async function keepRehash(
  db: Executor,
  userId: number,
  old: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)));
}
