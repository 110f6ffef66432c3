import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import type { Handover } from '@novosel/contract/deals/rules.ts';
import { depositPositions } from '@novosel/contract/payments/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { isOf } from './audit-subjects.repo.ts';
import type { QueueCursor } from './queue-cursor.ts';
import type { QueueText } from './queue-text.ts';
import { queueTurns } from './queue-turns.ts';

/** A line of the queue as the database gives it; moments are ISO 8601. */
export interface QueueRow {
  readonly id: string;
  readonly number: string;
  readonly deal_number: string | null;
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
  readonly awaits_buyer: boolean;
  readonly payment_refused: boolean;
  readonly cash_return: boolean;
  readonly by_transfer: boolean;
  readonly failed_since: string | null;
  readonly failed_due: string | null;
  readonly started_at: string;
  readonly hold_until: string;
  readonly updated_at: string;
  readonly step: number | null;
  readonly handover: Handover | null;
  readonly step_since: string | null;
  readonly due_at: string | null;
  readonly sort_at: string;
}

export interface QueueCounts {
  readonly buyer: number;
  readonly staff: number;
  readonly bank: number;
  readonly registry: number;
}

export interface QueueFilter {
  readonly turn: keyof QueueCounts | 'nobody' | undefined;
  readonly text: QueueText | undefined;
  readonly closed: boolean;
  readonly after: QueueCursor | undefined;
}

export const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function cases<Key extends string | number>(
  value: SQL,
  table: ReadonlyMap<Key, string>,
  otherwise: string,
): SQL {
  const branches = [...table].map(([key, turn]) => sql`when ${key} then ${turn}`);
  return sql`case ${value} ${sql.join(branches, sql` `)} else ${otherwise} end`;
}

/** A step without a meaning is the desk's to decide (S4.1-08). */
const turn = sql`case
  when fail.since is not null then ${queueTurns.failedRefund}
  when b.state = 'success' and d.handover is not null then ${cases(sql`d.handover`, queueTurns.byHandover, 'staff')}
  when b.state = 'success' and d.step is not null then ${cases(sql`d.step`, queueTurns.byStep, 'staff')}
  when b.state = 'paying' and coalesce(pay.awaits_buyer, false) then ${queueTurns.awaited}
  when coalesce(back.cash_return, false) then ${queueTurns.cashReturn}
  else ${cases(sql`b.state`, queueTurns.byState, 'nobody')} end`;

/** Money that the acquirer will not return is due before everything else, of whatever payment. */
const failedDue = sql`fail.ordered + make_interval(days => ${cashReturnDays})`;

/** The term of what is on now: of the deal's step, of the hold, or of the money to give back. */
const due = sql`case
  when fail.since is not null then ${failedDue}
  when b.state in ('success', 'resign') and b.booked_until is not null then d.due_at
  when b.live then b.hold_until
  when coalesce(back.cash_return, false) then b.updated_at + make_interval(days => ${cashReturnDays}) end`;

const never = '9999-12-31T00:00:00.000Z';

const columns = sql`
  b.id, b.number, d.number as deal_number, u.surname, u.name, u.phone, e.id as estate_id, e.number as estate_number,
  e.kind as estate_kind, c.name as complex, b.state, b.live, b.price_kopecks,
  coalesce(pay.awaits_buyer, false) as awaits_buyer, coalesce(back.cash_return, false) as cash_return,
  coalesce(back.by_transfer, false) as by_transfer, coalesce(latest.event = 'payment-refused', false) as payment_refused,
  fail.since as failed_since, ${failedDue} as failed_due,
  b.started_at, b.hold_until, b.updated_at,
  d.step, d.handover, d.step_since, d.due_at, ${turn} as turn, ${due} as due`;

const { deposit, code, provider } = depositPositions.returningCash;

const joined = sql`
  join users u on u.id = b.user_id
  join estates e on e.id = b.estate_id
  join complexes c on c.id = e.complex_id
  left join deals d on d.booking_id = b.id and d.closed_at is null
  left join lateral (
    select p.confirmation_url is not null or p.qr is not null as awaits_buyer
    from payments p join deposits t on t.id = p.deposit_id
    where t.booking_id = b.id order by p.created_at desc limit 1
  ) pay on b.state = 'paying'
  left join lateral (
    select m.event from booking_events m where m.booking_id = b.id order by m.id desc limit 1
  ) latest on b.state = 'payment'
  left join lateral (
    select t.status = ${deposit} and t.code = ${code} and t.provider_status = ${provider} as cash_return,
           (select p.method = 'other' from payments p where p.id = t.paid_by) as by_transfer
    from deposits t where t.booking_id = b.id
  ) back on b.state = 'refunding'
  left join (
    select t.booking_id, min(r.failed_at) as since, min(r.created_at) as ordered
    from refunds r join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
    where r.state = 'failed' and r.done_at is null group by t.booking_id
  ) fail on fail.booking_id = b.id`;

/**
 * What keeps an estate, and money on its way back: each by a partial index, however many have closed. They are named first, so that the
 * rest is read for them alone.
 */
const waiting = sql`
  select ${columns} from (
    select id from bookings where live
    union
    select t.booking_id from refunds r
    join payments p on p.id = r.payment_id join deposits t on t.id = p.deposit_id
    where r.done_at is null
  ) open join bookings b on b.id = open.id ${joined}
  where b.live or b.state = 'refunding' or fail.since is not null`;

const closed = sql`select ${columns} from bookings b ${joined} where not b.live and b.state <> 'refunding' and fail.since is null`;

function wanted({ turn: whose, text }: QueueFilter): SQL {
  const parts = [sql`true`];
  if (whose) parts.push(sql`turn = ${whose}`);
  if (text) {
    const { name, number, estate, phone } = text;
    parts.push(sql`(
      replace(lower(surname || ' ' || name), 'ё', 'е') like ${name}
      or lower(number) like ${number} or lower(deal_number) like ${number} or lower(estate_number) = ${estate}
      ${phone === null ? sql`` : sql`or phone like ${phone}`})`);
  }
  return sql.join(parts, sql` and `);
}

/** A page: open ones by their term, closed ones by the day they closed, the latest first. */
function page(filter: QueueFilter, limit: number): SQL {
  const key = filter.closed ? sql`updated_at` : sql`coalesce(due, ${never}::timestamptz)`;
  const { after } = filter;
  const onward = filter.closed ? sql`<` : sql`>`;
  const direction = filter.closed ? sql`desc` : sql`asc`;
  const rest = after ? sql`and (${key}, id) ${onward} (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return sql`
    select *, ${key} as sort_at, row_number() over (order by ${key} ${direction}, id ${direction}) as place
    from ${filter.closed ? sql`(${closed}) shut` : sql`waiting`}
    where ${wanted(filter)} ${rest}
    order by ${key} ${direction}, id ${direction} limit ${limit}`;
}

/** A page of the queue and the number of those who wait for each party, in one statement. */
export async function findQueue(
  db: Executor,
  filter: QueueFilter,
  limit: number,
): Promise<{ rows: QueueRow[]; counts: QueueCounts }> {
  const moments = [
    'started_at',
    'hold_until',
    'updated_at',
    'step_since',
    'due_at',
    'failed_since',
    'failed_due',
    'sort_at',
  ] as const;
  const told = moments.map(
    (name) => sql`${iso(sql`page.${sql.identifier(name)}`)} as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ [key: string]: unknown }>(sql`
    with waiting as materialized (${waiting}),
    totals as (
      select count(*) filter (where turn = 'buyer') as of_buyer, count(*) filter (where turn = 'staff') as of_staff,
             count(*) filter (where turn = 'bank') as of_bank, count(*) filter (where turn = 'registry') as of_registry
      from waiting
    ),
    page as (${page(filter, limit)})
    select totals.*, page.id, page.number, page.deal_number, page.surname, page.name, page.phone, page.estate_id,
           page.estate_number, page.estate_kind, page.complex, page.state, page.live, page.price_kopecks,
           page.awaits_buyer, page.cash_return, page.by_transfer, page.payment_refused, page.step, ${sql.join(told, sql`, `)}
    from totals left join page on true order by page.place`);
  const [first] = rows as unknown as {
    of_buyer: number;
    of_staff: number;
    of_bank: number;
    of_registry: number;
  }[];
  return {
    rows: (rows as unknown as QueueRow[]).filter(({ id }) => id !== null),
    counts: {
      buyer: Number(first?.of_buyer ?? 0),
      staff: Number(first?.of_staff ?? 0),
      bank: Number(first?.of_bank ?? 0),
      registry: Number(first?.of_registry ?? 0),
    },
  };
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

/** The audit log from the newest on; only members of staff are named. */
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
