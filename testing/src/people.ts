import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newToken, tokenHash } from '../../apps/server/src/domains/identity/sessions/tokens.ts';
import { issueCsrf } from '../../apps/server/src/platform/http/csrf.ts';

/** A signed-in person, with the headers of his calls. */
export interface Person {
  readonly id: number;
  /** As SMS are addressed: +7… */
  readonly phone: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The session cookie of the browser. */
  readonly cookie: string;
}

interface Wanted {
  readonly count: number;
  readonly door: 'cabinet' | 'office';
  readonly origin: string;
  readonly secret: string;
}

let made = 0;

/**
 * Inserts people with open sessions into the database, since sign-in is not what is tested here. Each has his
 * own address, so the product's rate limits stay in force.
 */
export async function makePeople(db: pg.Pool, { count, door, origin, secret }: Wanted): Promise<Person[]> {
  const phones = Array.from({ length: count }, () => `7901${String(made++).padStart(7, '0')}`);
  const { rows } = await db.query<{ id: number; phone: string }>(
    `insert into users (status, surname, name, phone, password_hash, is_employee, created_at)
     select 1, 'Проверкина', 'Вера', phone, 'none', $2, now() from unnest($1::text[]) phone returning id, phone`,
    [phones, door === 'office'],
  );
  const people = rows.map(({ id, phone }) => ({
    id,
    phone,
    session: randomUUID(),
    bearer: newToken(),
    cookie: newToken(),
  }));
  // A last visit in the future: the idle limit must not end the session during a long run.
  await db.query(
    `insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
     select id, "user", $3, cookie, 0, now(), now() + interval '1 day', now() + interval '1 day'
     from unnest($1::uuid[], $2::int[], $4::text[]) made(id, "user", cookie)`,
    [
      people.map(({ session }) => session),
      people.map(({ id }) => id),
      door,
      people.map(({ cookie }) => tokenHash(cookie)),
    ],
  );
  await db.query(
    `insert into bearers (token_hash, session_id, expires_at)
     select hash, session, now() + interval '1 day' from unnest($1::text[], $2::uuid[]) made(hash, session)`,
    [people.map(({ bearer }) => tokenHash(bearer)), people.map(({ session }) => session)],
  );
  return people.map(({ id, phone, session, bearer, cookie }) => ({
    id,
    cookie,
    phone: `+${phone}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      'x-csrf-token': issueCsrf(secret, session),
      origin,
      'x-forwarded-for': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
    },
  }));
}

/** Gives people roles of the desk. */
export async function makeStaff(db: pg.Pool, people: readonly Person[]): Promise<void> {
  await db.query(
    `insert into staff (user_id, roles, totp_secret)
     select id, '{manager,accountant,admin}', 'JBSWY3DPEHPK3PXP' from unnest($1::int[]) id`,
    [people.map(({ id }) => id)],
  );
}
