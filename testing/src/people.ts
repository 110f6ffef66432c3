import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newToken, tokenHash } from '../../apps/server/src/domains/identity/sessions/tokens.ts';
import { issueCsrf } from '../../apps/server/src/platform/http/csrf.ts';

/** A signed-in person, as the headers of his calls. */
export interface Person {
  readonly id: number;
  /** As an SMS is sent to it: +7… */
  readonly phone: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the browser keeps of the session. */
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
 * Makes people with open sessions straight in the database: signing in is not what is tried here. Each comes
 * from an address of his own, as people do, so the product's limits stay as they are.
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
  // Seen in the future: a long run must not be ended by the idle limit.
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

/** Gives people the rights of the desk. */
export async function makeStaff(db: pg.Pool, people: readonly Person[]): Promise<void> {
  await db.query(
    `insert into staff (user_id, roles, totp_secret)
     select id, '{manager,accountant,admin}', 'JBSWY3DPEHPK3PXP' from unnest($1::int[]) id`,
    [people.map(({ id }) => id)],
  );
}
