import type { Person } from '@novosel/testing/people.ts';
import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/**
 * Adds so many copies of the deal of the demo's family, with their own members, papers, shares and
 * calculation: each person is the main buyer of one deal and a member of another. The readers own the first
 * of them.
 * @param db of one connection
 * @returns the estate of each reader's own deal
 */
export async function growDeals(
  db: pg.Pool,
  readers: readonly Person[],
  wanted: number,
): Promise<readonly number[]> {
  const client = await db.connect();
  try {
    // Copies of valid rows need no checks of their own.
    await client.query("set session_replication_role = 'replica'");
    await withoutIndexes(client, grown, async () => {
      await client.query(people, [wanted - readers.length]);
      await client.query(crowd, [readers.map(({ id }) => id)]);
      for (const copy of copies) await client.query(await copying(client, copy));
    });
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ estate: number }>('select estate from crowd order by n limit $1', [
      readers.length,
    ]);
    return rows.map(({ estate }) => estate);
  } finally {
    client.release();
  }
}

const people = `
  insert into users (status, surname, name, phone, password_hash, created_at)
  select 1, 'Людова', 'Майя', '7955' || lpad(n::text, 7, '0'), 'none', now() from generate_series(1, $1::int) n`;

/** The deal to copy: the one with most members. */
const crowd = `
  create temporary table crowd as
    with family as (
      select d.id as deal, d.booking_id as booking, p.user_id as holder,
        (select array_agg(m.id) from deal_members m where m.deal_id = d.id) as members
      from deals d join deal_parties p on p.deal_id = d.id and p.role = 'holder' and p.until is null
      order by (select count(*) from deal_members m where m.deal_id = d.id and m.removed_at is null) desc limit 1),
    own as (
      select id as person, row_number() over (order by array_position($1::int[], id), id) - 1 as n
      from users where id = any($1::int[]) or (surname = 'Людова' and phone like '7955%')),
    free as (
      select id as estate, row_number() over (order by id) - 1 as n from estates e where kind = 1
        and not exists (select from estate_claims c where c.estate_id = e.id))
    select family.*, own.n, own.person, free.estate,
      coalesce(lead(own.person) over (order by own.n), min(own.person) over ()) as spouse
    from family, own join free on free.n = own.n % (select count(*) from free)`;

/** The ID of a copy, the same in every table: UUID version 8, RFC 9562. */
const copied = (id: string) =>
  `overlay(overlay(md5(${id}::text || n) placing '8' from 13) placing '8' from 17)::uuid`;

/** The person of a copy who takes the place of a person of the family. */
const whom = (column: string) =>
  `case when ${column} = holder then person when ${column} is not null then spouse end`;

interface Copy {
  readonly table: string;
  /** The condition that selects the family's rows; a row of the crowd is joined to them. */
  readonly of: string;
  /** The values that differ from the family's, by column. */
  readonly columns: Readonly<Record<string, string>>;
}

/** The statement that adds a copy of the family's rows for each person of the crowd. */
async function copying(db: pg.PoolClient, { table, of, columns }: Copy): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => columns[name] ?? `source.${name}`);
  return `insert into ${table} (${names}) select ${values} from crowd join ${table} source on ${of}`;
}

const ofDeal = 'source.deal_id = deal';
const deal_id = copied('deal');
const id = copied('source.id');
const user_id = whom('source.user_id');

const copies: readonly Copy[] = [
  {
    table: 'bookings',
    of: 'source.id = booking',
    columns: {
      id: copied('booking'),
      user_id: 'person',
      estate_id: 'estate',
      number: "'К-' || n",
      agreement_id: 'null::uuid',
    },
  },
  {
    table: 'deals',
    of: 'source.id = deal',
    columns: {
      id: copied('deal'),
      booking_id: copied('booking'),
      estate_id: 'estate',
      number: "'К-' || n",
    },
  },
  { table: 'deal_parties', of: ofDeal, columns: { id, deal_id, user_id } },
  {
    table: 'deal_members',
    of: ofDeal,
    columns: {
      id,
      deal_id,
      estate_id: 'estate',
      user_id,
      parent_id: whom('source.parent_id'),
      added_by: 'person',
    },
  },
  {
    table: 'deal_member_papers',
    of: 'source.member_id = any(members)',
    columns: { member_id: copied('source.member_id'), user_id },
  },
  {
    table: 'deal_share_groups',
    of: ofDeal,
    columns: { deal_id, holders: `(select array_agg(${copied('one')}) from unnest(source.holders) one)` },
  },
  { table: 'deal_quotes', of: ofDeal, columns: { id, deal_id, user_id: 'person' } },
  {
    table: 'deal_parameters',
    of: ofDeal,
    columns: { deal_id, user_id: 'person', quote_id: copied('source.quote_id') },
  },
  { table: 'deal_events', of: ofDeal, columns: { deal_id, actor_id: 'person' } },
];

/** Tables that receive many rows. */
const grown = ['users', ...copies.map(({ table }) => table)];
