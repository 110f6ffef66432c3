import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { depositPositions } from '@novosel/contract/payments/rules.ts';
import { isAlive } from '../../domains/booking/public.ts';
import { hasName } from '../../domains/identity/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { isOf } from '../audit/audit-subjects.repo.ts';
import type { QueueCursor } from './queue-cursor.ts';
import type { QueueText } from './queue-text.ts';
import { queueTurns } from './queue-turns.ts';

/** A row of the queue from the database; moments are ISO 8601. The deal's rule decides whose turn it is. */
export interface QueueRow {
  readonly id: string;
  readonly number: string;
  readonly surname: string;
  readonly name: string;
  readonly phone: string | null;
  readonly estate_id: number;
  readonly estate_number: string;
  readonly estate_kind: number;
  readonly complex: string;
  readonly state: string;
  readonly live: boolean;
  readonly price_kopecks: number;
  readonly payment_refused: boolean;
  readonly place: DealPlace | null;
  /** A refund refused by the acquirer, of any payment, has priority over the deal itself. */
  readonly failed_since: string | null;
  /** When that refund was first requested. */
  readonly failed_ordered: string | null;
  readonly updated_at: string;
  readonly sort_at: string;
}

export interface QueueCounts {
  readonly all: number;
  readonly buyer: number;
  readonly staff: number;
  readonly bank: number;
  readonly registry: number;
}

export interface QueueFilter {
  readonly turn: Exclude<keyof QueueCounts, 'all'> | undefined;
  readonly text: QueueText | undefined;
  readonly closed: boolean;
  readonly after: QueueCursor | undefined;
}

export const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function cases(value: SQL, table: ReadonlyMap<string, string>, otherwise: string): SQL {
  const branches = [...table].map(([key, turn]) => sql`when ${key} then ${turn}`);
  return sql`case ${value} ${sql.join(branches, sql` `)} else ${otherwise} end`;
}

const { deposit, code, provider } = depositPositions.returningCash;
/** The cash desk has to refund the fee. */
const cashReturn = sql`(b.state = 'refunding' and fee.status = ${deposit} and fee.code = ${code} and fee.provider_status = ${provider})`;

const turn = sql`case
  when fail.since is not null then ${queueTurns.failedRefund}
  when b.state = 'success' and d.place is not null then ${cases(sql`d.place`, queueTurns.byPlace, 'staff')}
  when b.state = 'paying' and fee.provider_status = 'pending' then ${queueTurns.awaited}
  when ${cashReturn} then ${queueTurns.cashReturn}
  else ${cases(sql`b.state`, queueTurns.byState, 'nobody')} end`;

/**
 * A refund refused by the acquirer, of any payment, is due first. Days are precise enough for the order of
 * rows; the deal has the exact time.
 */
const failedDue = sql`fail.ordered + make_interval(days => ${cashReturnDays})`;

/** The present due date: of the deal's step, of the hold, or of a refund. */
const due = sql`case
  when fail.since is not null then ${failedDue}
  when b.state in ('success', 'resign') and b.booked_until is not null then coalesce(d.visit_at, d.due_at)
  when b.ended_at is null then b.hold_until
  when ${cashReturn} then b.updated_at + make_interval(days => ${cashReturnDays}) end`;

const never = '9999-12-31T00:00:00.000Z';

const columns = sql`
  b.id, coalesce(made.number, b.number) as number, b.number as booking_number, u.surname, u.name, u.patronymic, u.phone,
  e.id as estate_id, e.number as estate_number, e.kind as estate_kind, c.name as complex, b.state, ${isAlive(sql`b`, sql`made`)} as live, coalesce(d.price_kopecks, b.price_kopecks) as price_kopecks, d.place,
  coalesce(latest.event = 'payment-refused', false) as payment_refused,
  fail.since as failed_since, fail.ordered as failed_ordered, b.updated_at, ${turn} as turn, ${due} as due`;

/** The keys are handed over: nothing is left to do, though the deal keeps the estate for ever. */
const completed = sql`place = 'completed' and closed_at is null`;
const stillGoing = sql`place <> 'completed' and closed_at is null`;

const joined = sql`
  join users u on u.id = b.user_id
  join estates e on e.id = b.estate_id
  join complexes c on c.id = e.complex_id
  left join lateral (select id, number, closed_at from deals where booking_id = b.id offset 0) made on true
  left join deals d on d.id = made.id and d.closed_at is null
  left join deposits fee on fee.booking_id = b.id and b.state in ('paying', 'refunding')
  left join lateral (
    select m.event from booking_events m where m.booking_id = b.id order by m.id desc limit 1
  ) latest on b.state = 'payment'
  left join (
    select t.booking_id, min(r.failed_at) as since, min(r.created_at) as ordered
    from refunds r join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
    where r.state = 'failed' and r.done_at is null group by t.booking_id
  ) fail on fail.booking_id = b.id`;

/**
 * Matters with something to do: kept estates, and refunds. Each is found by a partial index first, so that
 * other data are read only for them, however many deals are closed or completed.
 */
const waiting = sql`
  select * from (
    select ${columns} from (
      select id from bookings where ended_at is null
      union
      select booking_id from deals where ${stillGoing}
      union
      select t.booking_id from refunds r
      join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
      where r.done_at is null
    ) open join bookings b on b.id = open.id ${joined}
  ) kept where turn <> 'nobody'`;

/**
 * Matters with nothing to do: ended bookings, and deals whose keys are handed over. They are read from the
 * latest on.
 */
const nothingFailed = sql`not exists (
  select from refunds r join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
  where t.booking_id = b.id and r.state = 'failed' and r.done_at is null)`;
/** Bookings that match a search, found by indexes; all of them without a search. */
const searched = ({ text }: QueueFilter): SQL =>
  text === undefined
    ? sql`bookings b`
    : sql`(select bookings_found(${text.name}::tsquery, ${text.number}, ${text.estate}, ${text.phone}) as id offset 0) found
        join bookings b on b.id = found.id`;

const ended = (filter: QueueFilter) => sql`
  select ${columns}, b.updated_at as ended_at from ${searched(filter)} ${joined}
  where not ${isAlive(sql`b`, sql`made`)} and b.state <> 'refunding' and ${nothingFailed}`;
const handedOver = (filter: QueueFilter) => sql`
  select ${columns}, given.step_since as ended_at from ${searched(filter)}
  join (select booking_id, step_since from deals where ${completed}) given on given.booking_id = b.id ${joined}
  where ${nothingFailed}`;

function wanted({ turn: whose, text }: Pick<QueueFilter, 'turn' | 'text'>): SQL {
  const parts = [sql`true`];
  if (whose) parts.push(sql`turn = ${whose}`);
  if (text) {
    const { name, number, estate, phone } = text;
    parts.push(sql`(
      ${hasName(name, 'row')}
      or lower(number) like ${number} or lower(booking_number) like ${number} or lower(estate_number) = ${estate}
      ${phone === null ? sql`` : sql`or phone like ${phone}`})`);
  }
  return sql.join(parts, sql` and `);
}

/**
 * The rows of a source after a cursor: open ones by due date, closed ones by closing day, the latest first.
 */
function rowsOf(source: SQL, filter: QueueFilter, limit: number): SQL {
  const key = filter.closed ? sql`ended_at` : sql`coalesce(due, ${never}::timestamptz)`;
  const { after } = filter;
  const onward = filter.closed ? sql`<` : sql`>`;
  const direction = filter.closed ? sql`desc` : sql`asc`;
  const rest = after ? sql`and (${key}, id) ${onward} (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return sql`
    select *, ${key} as sort_at from ${source}
    where ${wanted(filter.closed ? { ...filter, text: undefined } : filter)} ${rest} order by ${key} ${direction}, id ${direction} limit ${limit}`;
}

/** Both kinds of closed rows are read to the length of a page, each in its own order, and then merged. */
function page(filter: QueueFilter, limit: number): SQL {
  if (!filter.closed) return rowsOf(sql`waiting`, filter, limit);
  const [gone, given] = [ended, handedOver].map((source) =>
    rowsOf(sql`(${source(filter)}) shut`, filter, limit),
  );
  return sql`
    select * from ((${gone}) union all (${given})) both_kinds order by sort_at desc, id desc limit ${limit}`;
}

/** A page of the queue, and how many matches wait for each party, in one statement. */
export async function findQueue(
  db: Executor,
  filter: QueueFilter,
  limit: number,
): Promise<{ rows: QueueRow[]; counts: QueueCounts }> {
  const moments = ['failed_since', 'failed_ordered', 'updated_at', 'sort_at'] as const;
  const told = moments.map(
    (name) => sql`${iso(sql`page.${sql.identifier(name)}`)} as ${sql.identifier(name)}`,
  );
  const direction = filter.closed ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<{ [key: string]: unknown }>(sql`
    with waiting as materialized (${waiting}),
    totals as (
      select count(*)::int as of_all,
             count(*) filter (where turn = 'buyer')::int as of_buyer, count(*) filter (where turn = 'staff')::int as of_staff,
             count(*) filter (where turn = 'bank')::int as of_bank, count(*) filter (where turn = 'registry')::int as of_registry
      from waiting where ${wanted({ ...filter, turn: undefined })}
    ),
    page as (${page(filter, limit)})
    select totals.*, page.id, page.number, page.surname, page.name, page.phone, page.estate_id, page.estate_number,
           page.estate_kind, page.complex, page.state, page.live, page.price_kopecks, page.place, page.payment_refused,
           ${sql.join(told, sql`, `)}
    from totals left join page on true order by page.sort_at ${direction}, page.id ${direction}`);
  const [first] = rows as unknown as Totals[];
  return {
    rows: (rows as unknown as QueueRow[]).filter(({ id }) => id !== null),
    counts: {
      all: first?.of_all ?? 0,
      buyer: first?.of_buyer ?? 0,
      staff: first?.of_staff ?? 0,
      bank: first?.of_bank ?? 0,
      registry: first?.of_registry ?? 0,
    },
  };
}

interface Totals {
  readonly of_all: number;
  readonly of_buyer: number;
  readonly of_staff: number;
  readonly of_bank: number;
  readonly of_registry: number;
}

export interface AuditRow {
  readonly id: number;
  readonly at: string;
  readonly actor_kind: string;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly on_behalf_of: number | null;
  readonly action: string;
  readonly subject: string;
  readonly details: Record<string, string | number | boolean | null>;
  readonly address: string | null;
  readonly request_id: string | null;
}

/** The audit log, newest first; only members of staff are named. */
export async function findAudit(
  db: Executor,
  { before, subject }: { readonly before: number | undefined; readonly subject: string | undefined },
  limit: number,
): Promise<AuditRow[]> {
  const parts = [sql`true`];
  if (before !== undefined) parts.push(sql`a.id < ${before}`);
  if (subject !== undefined) parts.push(isOf(subject));
  const { rows } = await db.execute(sql`
    select a.id, ${iso(sql`a.at`)} as at, a.actor_kind, a.actor_id, a.on_behalf_of, a.action, a.subject, a.details, a.address, a.request_id,
           case when a.actor_kind = 'staff' then u.name || ' ' || u.surname end as actor_name
    from audit_records a left join users u on u.id = a.actor_id
    where ${sql.join(parts, sql` and `)} order by a.id desc limit ${limit}`);
  return rows as unknown as AuditRow[];
}
