import { randomInt } from 'node:crypto';
import { sql } from './database.ts';

export const password = 'novosel-demo';

export interface Buyer {
  readonly id: number;
  /** Digits with the country code. */
  readonly phone: string;
  readonly surname: string;
  readonly name: string;
}

/** Phone of the demo buyer of that number, as interface.md lists them. */
export const demoPhone = (number: number): string => `790000000${String(number).padStart(2, '0')}`;

interface Wish {
  readonly surname?: string;
  readonly name?: string;
}

/**
 * A buyer of this journey's own, so that journeys share no limits and no bookings. Registration is not built yet, so
 * the row is written as the demo's are, with the same password.
 */
export async function makeBuyer({ surname = 'Проверкина', name = 'Полина' }: Wish = {}): Promise<Buyer> {
  const phone = `7999${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const [made] = await sql<{ id: number }>(
    `insert into users (status, surname, name, patronymic, email, phone, birthday, password_hash, created_at)
     select 1, $2, $3, 'Петровна', $1 || '@buyer.test', $1, '1990-05-17', password_hash, now()
     from users where phone = $4 returning id`,
    [phone, surname, name, demoPhone(1)],
  );
  if (!made) throw new Error('the buyer was not written');
  await sql(`insert into user_managers (user_id, manager_id, rank) select $1, id, 0 from managers limit 1`, [
    made.id,
  ]);
  return { id: made.id, phone, surname, name };
}

/** A flat (kind 1 of S3) for sale that nobody has touched in this run. */
export async function pickEstate(): Promise<number> {
  const [free] = await sql<{ id: number }>(
    `select e.id from estates e
     where e.kind = 1 and e.status = 3 and e.floor > 1
       and not exists (select from bookings b where b.estate_id = e.id)
     order by random() limit 1`,
  );
  if (!free) throw new Error('no flat is for sale');
  return free.id;
}

/** Number of the booking that keeps an estate. */
export async function numberOf(estate: number): Promise<string> {
  const [row] = await sql<{ number: string }>('select number from bookings where estate_id = $1 and live', [
    estate,
  ]);
  return row?.number ?? '';
}

/** The hold of an estate as if its whole term had gone by: the sweep of the server ends it. */
export async function outlive(estate: number): Promise<void> {
  await sql(`update bookings set hold_until = now() - interval '5 seconds' where estate_id = $1 and live`, [
    estate,
  ]);
}
