import { isAlive } from '../../domains/booking/public.ts';
import { hasName } from '../../domains/identity/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { iso } from '../queue/queue.repo.ts';
import type { PersonText } from './person-text.ts';

/** A buyer in a search result; moments are ISO 8601. */
export interface PersonRow {
  readonly id: number;
  readonly full_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly locked_until: string | null;
}

export function wanted(text: PersonText): SQL {
  if (text.by === 'email') return sql`lower(u.email) = ${text.email}`;
  if (text.by === 'phone') return sql`u.phone >= ${text.from} and u.phone < ${text.before}`;
  return hasName(text.name, 'u');
}

/** Buyers only; members of staff have another page. */
export async function findPeopleBy(db: Executor, text: PersonText, limit: number): Promise<PersonRow[]> {
  const { rows } = await db.execute(sql`
    select u.id, concat_ws(' ', u.surname, u.name, u.patronymic) as full_name, u.phone, u.email,
           ${iso(sql`u.locked_until`)} as locked_until
    from users u where not u.is_employee and ${wanted(text)}
    order by u.surname, u.name, u.id limit ${limit}`);
  return rows as unknown as PersonRow[];
}

export interface AccountRow extends PersonRow {
  readonly pending_email: string | null;
  readonly frozen_at: string | null;
  readonly password_renew: boolean;
  readonly status: number;
  readonly created_at: string;
  readonly last_auth_at: string | null;
  readonly auth_generation: number;
}

/** @returns undefined for an unknown ID, or a member of staff */
export async function findAccount(db: Executor, id: number): Promise<AccountRow | undefined> {
  const { rows } = await db.execute(sql`
    select u.id, concat_ws(' ', u.surname, u.name, u.patronymic) as full_name, u.phone, u.email,
           ${iso(sql`u.locked_until`)} as locked_until, u.pending_email, u.status, u.auth_generation,
           ${iso(sql`u.frozen_at`)} as frozen_at, u.password_renew,
           ${iso(sql`u.created_at`)} as created_at, ${iso(sql`u.last_auth_at`)} as last_auth_at
    from users u where u.id = ${id} and not u.is_employee`);
  return rows[0] as AccountRow | undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly door: 'cabinet' | 'office';
  readonly begun_at: string;
  readonly seen_at: string;
  readonly expires_at: string;
  readonly revoked: boolean;
  readonly generation: number;
  readonly address: string | null;
  readonly user_agent: string | null;
}

/** The latest sign-ins of a person. */
export async function findSessionsOf(db: Executor, userId: number, limit: number): Promise<SessionRow[]> {
  const { rows } = await db.execute(sql`
    select s.id, s.door, ${iso(sql`s.created_at`)} as begun_at, ${iso(sql`s.seen_at`)} as seen_at,
           ${iso(sql`s.expires_at`)} as expires_at, s.revoked_at is not null as revoked, s.generation, s.address, s.user_agent
    from sessions s where s.user_id = ${userId} order by s.seen_at desc, s.id desc limit ${limit}`);
  return rows as unknown as SessionRow[];
}

export interface BookingRow {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly live: boolean;
  readonly started_at: string;
  readonly estate_number: string;
  readonly estate_kind: number;
  readonly complex: string;
}

/** All bookings of a person, the latest first; with the number of the deal if there is one. */
export async function findBookingsOf(db: Executor, userId: number): Promise<BookingRow[]> {
  const { rows } = await db.execute(sql`
    select b.id, coalesce(d.number, b.number) as number, b.state, ${isAlive(sql`b`, sql`d`)} as live, ${iso(sql`b.started_at`)} as started_at,
           e.number as estate_number, e.kind as estate_kind, c.name as complex
    from bookings b join estates e on e.id = b.estate_id join complexes c on c.id = e.complex_id
    left join deals d on d.booking_id = b.id
    where b.user_id = ${userId} order by b.started_at desc, b.id desc`);
  return rows as unknown as BookingRow[];
}
