import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyedHash, newToken, tokenHash } from '../../apps/server/src/domains/identity/sessions/tokens.ts';
import { issueCsrf } from '../../apps/server/src/platform/http/csrf.ts';
import { addresses, dataDir } from './addresses.ts';
import { sql } from './database.ts';
import { takeEstate } from './take-once.ts';

export const password = 'novosel-demo';

/** A password that nobody has yet, and that is on no list of leaked ones. */
export const newSecret = 'тихая вода у крыльца';

/** All passwords of people that journeys type. */
export const passwords = [password, newSecret];

export interface Buyer {
  readonly id: number;
  /** Digits with the country code. */
  readonly phone: string;
  readonly surname: string;
  readonly name: string;
}

/** Phone of the demo buyer of that number, as interface.md lists them. */
export const demoPhone = (number: number): string => `790000000${String(number).padStart(2, '0')}`;

/** A phone that nobody has, and for which no rate limit has begun. */
export const newPhone = (): string => `7922${String(randomInt(10_000_000)).padStart(7, '0')}`;

interface Wish {
  readonly surname?: string;
  readonly name?: string;
}

/**
 * Makes a buyer for one journey, so that journeys share no limits and no bookings. Registration needs an SMS,
 * which is limited, so the row is inserted as the demo's rows are, with the same password.
 */
export async function makeBuyer({ surname = 'Проверкина', name = 'Полина' }: Wish = {}): Promise<Buyer> {
  const phone = `7999${String(randomInt(10_000_000)).padStart(7, '0')}`;
  // In thousands of runs the same number is drawn twice now and then.
  const [made] = await sql<{ id: number }>(
    `insert into users (status, surname, name, patronymic, email, phone, birthday, password_hash, created_at)
     select 1, $2, $3, 'Петровна', $1 || '@buyer.test', $1, '1990-05-17', password_hash, now()
     from users where phone = $4 on conflict do nothing returning id`,
    [phone, surname, name, demoPhone(1)],
  );
  if (!made) return makeBuyer({ surname, name });
  await sql(`insert into user_managers (user_id, manager_id, rank) select $1, id, 0 from managers limit 1`, [
    made.id,
  ]);
  return { id: made.id, phone, surname, name };
}

/** Makes a member of staff for one journey, for states that each has once. @returns the e-mail */
export async function makeStaff(role: string): Promise<string> {
  const email = `${role}-${randomInt(1_000_000_000)}@demo.test`;
  await sql(
    `with made as (
       insert into users (status, is_employee, surname, name, email, password_hash, created_at)
       select status, true, surname, name, $1, password_hash, now() from users where email = $2 returning id
     )
     insert into staff (user_id, roles) select id, array[$3] from made`,
    [email, `${role}@demo.test`, role],
  );
  return email;
}

/** Makes the person's sign-in old, without a re-authentication since (promise 11). */
export async function growOld(phone: string): Promise<void> {
  await sql(
    `update sessions set created_at = created_at - interval '10 minutes', proved_at = null
     where user_id = (select id from users where phone = $1)`,
    [phone],
  );
}

/** A buyer of status 5, whose code must still be accepted. */
export async function makeUnconfirmed(): Promise<Buyer> {
  const buyer = await makeBuyer({ surname: 'Берёзкина' });
  await sql('update users set status = 5, email = null where id = $1', [buyer.id]);
  return buyer;
}

/**
 * A flat (kind 1 of S3) for sale without a booking, of one complex or of any, that no other journey uses. Its
 * handover is in a later year: no contract is made for a house whose term has passed. Never the most
 * expensive flat with two rooms: the pictures of the kit show it.
 * @throws Error when no flat is for sale
 */
export async function pickEstate(complex: number | null = null): Promise<number> {
  const free = await sql<{ id: number }>(
    `select e.id from estates e
     where e.kind = 1 and e.status = 3 and e.floor > 1 and e.complex_id = coalesce($1, e.complex_id)
       and e.handover_key / 10 > extract(year from now() at time zone 'Europe/Moscow')
       and not exists (select from bookings b where b.estate_id = e.id)
       and e.price_full < (select max(price_full) from estates where kind = 1 and status = 3 and rooms = 2)
     order by random()`,
    [complex],
  );
  const own = takeEstate(free);
  if (!own) throw new Error('no flat is for sale');
  return own.id;
}

/** Number of the booking that holds an estate, else of the last one that did. */
export async function numberOf(estate: number): Promise<string> {
  const [row] = await sql<{ number: string }>(
    'select number from bookings where estate_id = $1 order by ended_at desc nulls first, started_at desc limit 1',
    [estate],
  );
  return row?.number ?? '';
}

/** Ends the hold of an estate: moves its term into the past and runs its job. */
export async function outlive(estate: number): Promise<void> {
  const [booking] = await sql<{ id: string }>(
    `update bookings set hold_until = now() - interval '5 seconds' where estate_id = $1 and ended_at is null returning id`,
    [estate],
  );
  await sql(
    `update jobs.job set start_after = now() where name = 'booking.expire' and data ->> 'bookingId' = $1`,
    [booking?.id ?? ''],
  );
}

/** Ends the server's pause before it asks the bank again about the payments of a booking. */
export async function hastenPayments(bookingNumber: string): Promise<void> {
  await sql(
    `update jobs.job set start_after = now() where name = 'payment.ask' and state < 'active'
     and data ->> 'paymentId' in (
       select p.id::text from payments p join deposits d on d.id = p.deposit_id
       join bookings b on b.id = d.booking_id where b.number = $1)`,
    [bookingNumber],
  );
}

/** Ends the pause between two codes to one phone; `codes.usecase.test.ts` tests the pause itself. */
export async function passCodePause({ phone }: Buyer): Promise<void> {
  await sql('delete from rate_counters where key = $1', [
    `code:soon:${keyedHash(await secretOf(), 'phone', phone)}`,
  ]);
}

const doors = {
  cabinet: { person: 'phone', cookie: '__Host-novosel', mark: 'novosel_in' },
  office: { person: 'email', cookie: '__Host-novosel_desk', mark: 'novosel_desk_in' },
} as const;

/**
 * A session made without signing in: the sign-in has journeys of its own, and each second factor is valid
 * only once.
 */
interface OpenSession {
  /** Cookies by which a browser holds the session. */
  readonly cookies: readonly {
    readonly url: string;
    readonly secure: true;
    readonly sameSite: 'None';
    readonly name: string;
    readonly value: string;
    readonly httpOnly?: true;
  }[];
  /** Headers for calls without a page. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * @param who the phone of a buyer, the e-mail of a member of staff
 * @throws Error when nobody has it
 */
export async function openSession(door: keyof typeof doors, who: string): Promise<OpenSession> {
  const { person, cookie: name, mark } = doors[door];
  const [cookie, bearer] = [newToken(), newToken()];
  const [session] = await sql<{ id: string }>(
    `insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
     select gen_random_uuid(), id, $3, $2, auth_generation, now(), now(), now() + interval '12 hours'
     from users where ${person} = $1 returning id`,
    [who, tokenHash(cookie), door],
  );
  if (!session) throw new Error(`nobody has ${who}`);
  await sql(
    `insert into bearers (token_hash, session_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [tokenHash(bearer), session.id],
  );
  const common = { url: 'https://localhost/', secure: true, sameSite: 'None' } as const;
  return {
    cookies: [
      { ...common, name, value: cookie, httpOnly: true },
      { ...common, name: mark, value: '1' },
    ],
    headers: {
      authorization: `Bearer ${bearer}`,
      origin: addresses[door],
      'x-csrf-token': issueCsrf(await secretOf(), session.id),
    },
  };
}

export const secretOf = () => readFile(join(dataDir(), 'keys', 'secret'), 'utf8');

/** Sets when the person of a desk session last re-authenticated (promise 11). */
export async function proveDeskSession(cookie: string, minutesAgo: number): Promise<void> {
  await sql('update sessions set proved_at = now() - make_interval(mins => $2) where cookie_hash = $1', [
    tokenHash(cookie),
    minutesAgo,
  ]);
}

/** The token of the unsubscribe link in a person's letters. */
export async function unsubscribeToken({ id }: Buyer): Promise<string> {
  return `${id}-answers-${keyedHash(await secretOf(), 'unsubscribe', String(id), 'answers')}`;
}
