import type { User } from '@novosel/contract/users/schema.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { call, pathOf, placesOf } from '../../test/matrix/calls.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import { proveAgain } from '../../test/people/prove-again.ts';
import type { TestServer } from '../../test/test-server.ts';
import { sql } from '../platform/database/drizzle.ts';
import { inSnapshot } from '../platform/database/in-snapshot.ts';
import { readAs } from '../platform/database/row-reader.ts';

let server: TestServer;
let things: Things;
let database: string;
let owner: Browser;
let ownerId: number;
let stranger: Browser;
let strangerId: number;
let tables: readonly Table[];
beforeAll(async () => {
  ({ server, things } = await startThingsServer());
  // The records are made once for all tests, so the re-authentication may have expired here.
  await proveAgain(server, 'cabinet');
  owner = things.bookings.find(({ state }) => state === 'success')?.buyer ?? server.browser();
  stranger = await server.buyer('05');
  [ownerId, strangerId] = [await idOf(owner), await idOf(stranger)];
  const { rows } = await server.context.db.execute<{ name: string }>(sql`select current_database() as name`);
  database = rows[0]?.name ?? '';
  tables = await readTables();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server?.close());

const idOf = async (browser: Browser): Promise<number> =>
  ((await browser.get('/api/users')).body as unknown as User).id;

interface Table {
  readonly name: string;
  /** Whether row-level security applies to it. */
  readonly ruled: boolean;
  /** Columns that name a person. */
  readonly people: string[] | null;
  /** Tables with row-level security that its rows belong to. */
  readonly parents: string[] | null;
}

async function readTables(): Promise<Table[]> {
  const { rows } = await server.context.db.execute<Table & Record<string, unknown>>(sql`
    select c.relname as name, c.relrowsecurity as ruled,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and (a.attname in ('user_id', 'owner_id', 'account_id', 'actor_id', 'on_behalf_of', 'password_hash') or exists (
           select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'users'::regclass
             and a.attnum = any (k.conkey)))) as people,
      (select array_agg(p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and p.relrowsecurity) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows;
}

/** Tables that name people without row-level security, and why. */
const explained: Readonly<Record<string, string>> = {
  appointment_times:
    'hours of staff that are taken, without whose they are: everybody who chooses a time asks',
  office_blocks: 'hours at which an office is closed: everybody who chooses a time asks',
  office_hosts: 'staff at their work: everybody who chooses a time asks',
  users: 'the names of others stand in one’s deals, chats and lists; nothing but names is taken of them',
  estate_sets: 'made by the desk for whoever has the link',
  import_batches: 'the desk’s own work on the catalogue',
  oidc_payloads: 'asked for by the hash of a secret, before anybody is known',
  signatories: 'those who sign for the developer and for banks: pages of buyers never show them',
  signature_kinds: 'which signature a paper needs: the person is whoever set it at the desk',
  site_news: 'everybody reads it; the person is whoever wrote it at the desk',
  site_pictures: 'everybody sees them; the person is whoever brought them at the desk',
};

const ruled = () => tables.filter((table) => table.ruled).map(({ name }) => name);

const rowsIn = async (name: string): Promise<number> => {
  const { rows } = await server.context.db.execute<{ rows: number }>(
    sql.raw(`select count(*)::int as rows from ${name}`),
  );
  return rows[0]?.rows ?? 0;
};

describe('rules of the rows (promise 21)', () => {
  it('stand on every table that names a person or is a part of such a one, but for those that say why not', () => {
    const bare = tables.filter((table) => !table.ruled && (table.people || table.parents));
    expect(bare.map(({ name }) => name)).toEqual(Object.keys(explained).sort());
    expect(ruled().length).toBeGreaterThan(45);
  });

  it('show the program’s login not one row when nobody is named', async () => {
    const client = new pg.Client({ connectionString: addressOf(inject('clusterAppUrl'), database) });
    await client.connect();
    let filled = 0;
    for (const name of ruled()) {
      const { rows } = await client.query(`select count(*)::int as rows from ${name}`);
      expect([name, rows[0].rows]).toEqual([name, 0]);
      if ((await rowsIn(name)) > 0) filled += 1;
    }
    const written = client.query(
      `insert into subscriptions values (${ownerId}, 'answers', 'mail', true, now())`,
    );
    await expect(written).rejects.toMatchObject({ code: '42501' });
    await client.end();
    expect(filled).toBeGreaterThan(35);
  });

  it('show a person his own rows to questions without any condition, in every table', async () => {
    const { db } = server.context;
    const compared = { own: 0, foreign: 0 };
    for (const { name, people } of tables.filter(
      (table) => table.ruled && table.people?.includes('user_id'),
    )) {
      const query = sql.raw(`select distinct user_id as id from ${name} where user_id is not null`);
      const all = (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
      const seen = (await readAs([strangerId], () => db.execute<{ id: number }>(query))).rows;
      if (all.includes(strangerId)) compared.own += 1;
      if (all.some((id) => id !== strangerId)) compared.foreign += 1;
      const mine = all.includes(strangerId) ? [strangerId] : [];
      expect([name, seen.map(({ id }) => id)], String(people)).toEqual([name, mine]);
    }
    expect(compared.own).toBeGreaterThan(3);
    expect(compared.foreign).toBeGreaterThan(20);
  });

  it('hold for a prepared question, in a transaction and in a snapshot, and for nobody else on the connection', async () => {
    const { db, pool } = server.context;
    const whose = 'select user_id as id from sessions';
    const count = (found: { rows: unknown[] }) =>
      new Set((found.rows as { id: number }[]).map(({ id }) => id)).size;
    const ways: (() => Promise<number>)[] = [
      async () => count(await pool.query(whose)),
      async () => count(await pool.query({ name: 'whose', text: whose })),
      async () => count(await pool.query(`${whose} where user_id > $1`, [0])),
      () => db.transaction(async (tx) => count(await tx.execute(sql.raw(whose)))),
      () => inSnapshot(db, async (at) => count(await at.execute(sql.raw(whose)))),
    ];
    const rounds = Array.from({ length: 20 }, () => ways).flat();
    const seen = await Promise.all(
      rounds.flatMap((way) => [readAs([strangerId], way), readAs([ownerId], way), way()]),
    );
    const system = seen.filter((_, place) => place % 3 === 2);
    expect(seen.filter((_, place) => place % 3 !== 2).every((people) => people === 1)).toBe(true);
    expect(Math.min(...system)).toBeGreaterThan(5);
  });

  it('tell a failed question as such, and leave the connection for the next one', async () => {
    const { pool } = server.context;
    for (let round = 0; round < 12; round += 1) {
      await expect(readAs([ownerId], () => pool.query('select 1 / 0'))).rejects.toMatchObject({
        code: '22012',
      });
      const { rows } = await readAs([ownerId], () => pool.query('select $1::int as same', [round]));
      expect(rows).toEqual([{ same: round }]);
    }
  });

  it('let a member read the deal with the booking, the fee and the papers of it, and another nothing of it', async () => {
    const { db } = server.context;
    const booking = things.bookings.find(({ state }) => state === 'success')?.id ?? '';
    const parts = sql`select (select count(*)::int from bookings where id = ${booking}) as bookings,
      (select count(*)::int from deals where booking_id = ${booking}) as deals,
      (select count(*)::int from deposits where booking_id = ${booking}) as deposits,
      (select count(*)::int from payments p join deposits d on d.id = p.deposit_id where d.booking_id = ${booking}) as payments,
      (select count(*)::int from documents where subject = ${`booking:${booking}`}) as documents,
      (select count(*)::int from booking_events where booking_id = ${booking}) as events`;
    const seenBy = async (id: number) => (await readAs([id], () => db.execute(parts))).rows[0];
    const none = { bookings: 0, deals: 0, deposits: 0, payments: 0, documents: 0, events: 0 };
    const [all] = (await db.execute(parts)).rows;
    expect(Object.values(all ?? {}).every((rows) => Number(rows) > 0)).toBe(true);
    expect([await seenBy(ownerId), await seenBy(strangerId)]).toEqual([all, none]);
    await db.execute(sql`insert into deal_parties (id, deal_id, user_id, role, since)
      select gen_random_uuid(), id, ${strangerId}, 'member', now() from deals where booking_id = ${booking}`);
    expect(await seenBy(strangerId)).toEqual(all);
    await db.execute(
      sql`update deal_parties set until = now() where user_id = ${strangerId} and role = 'member'`,
    );
    expect(await seenBy(strangerId)).toEqual(none);
  });
});

const reads = endpointTable.filter(
  ({ method, owner }) => method === 'GET' && accessOf(owner).session === 'buyer',
);

/** Calls with every real ID of the owner. */
function callsOf(endpoint: AnyEndpoint): string[] {
  const places = placesOf(endpoint);
  const idsOf = (place: string) => things.ids[`${endpoint.name} ${place}`] ?? things.ids[place] ?? [];
  const most = Math.max(1, ...places.map((place) => idsOf(place).length));
  return Array.from({ length: most }, (_, nth) =>
    pathOf(endpoint, (place) => idsOf(place)[nth] ?? idsOf(place)[0] ?? ''),
  );
}

interface Asked {
  text: string;
  name?: string;
  reader?: string;
}

/** Inspects everything that is sent to the database, and may change it. */
function intercept(look: (asked: Asked) => void): void {
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    asked: unknown,
    ...rest: unknown[]
  ) {
    const seen = typeof asked === 'string' ? { text: asked } : { ...(asked as Asked) };
    look(seen);
    if (typeof asked === 'string') return query.call(this, seen.text, ...rest);
    if (typeof (asked as { submit?: unknown }).submit !== 'function') return query.call(this, seen, ...rest);
    Object.assign(asked as Asked, { text: seen.text, name: seen.name });
    return query.call(this, asked, ...rest);
  } as never);
}

describe('what a buyer reads of his own', () => {
  /** Queries sent before the person is known: the session, and whether he is a delegate. */
  const ofGuard = /\b(bearers|sessions)\b|from "delegations"/;
  /** Statements that read no rows of people: transactions, jobs, and the check of the listener. */
  const control = /^(begin|commit|rollback|select set_config)|\bjobs\.|\bpg_listening_channels\b/;

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: is asked of the database in his name',
    async (_, endpoint) => {
      const asked: Asked[] = [];
      intercept((one) => asked.push(one));
      const trusted = endpoint.owner.kind === 'delegate';
      const browser = trusted ? await server.buyer('02') : owner;
      const reader = trusted ? `${await idOf(browser)},${ownerId}` : String(ownerId);
      for (const path of callsOf(endpoint)) {
        asked.length = 0;
        const { status } = await call(browser, endpoint, { path });
        expect([200, 404]).toContain(status);
        const questions = asked.filter(({ text }) => !control.test(text));
        const nameless = questions.filter((one) => one.reader !== reader).map(({ text }) => text);
        expect(nameless.filter((text) => !ofGuard.test(text))).toEqual([]);
        expect(nameless.length).toBeLessThan(4);
      }
    },
  );

  describe('in a build that has lost every condition on a person', () => {
    const condition = /(?:"?\w+"?\.)?"?(?:user_id|owner_id|principal_id|delegate_id)"? = (\$\d+)/g;

    /** @returns reads whose answers to the stranger contain data of others */
    async function leaks(): Promise<string[]> {
      intercept((asked) => {
        const lost = asked.text.replace(condition, '$1::int is not null');
        if (lost === asked.text) return;
        asked.text = lost;
        if (asked.name) asked.name = `lost_${asked.name}`.slice(0, 60);
      });
      const told: string[] = [];
      for (const endpoint of reads.filter(({ owner: { kind } }) => kind !== 'delegate'))
        for (const path of callsOf(endpoint)) {
          const { raw } = await call(stranger, endpoint, { path });
          if (things.marks.some((mark) => raw.body.includes(mark))) told.push(endpoint.name);
        }
      vi.restoreAllMocks();
      return [...new Set(told)];
    }

    it('is told nothing of others', async () => {
      expect(await leaks()).toEqual([]);
    });

    it('would be told by a dozen reads but for the rules', async () => {
      const wall = addressOf(inject('clusterUrl'), database);
      const all = (act: string) =>
        runSql(
          wall,
          ruled()
            .map((name) => `alter table ${name} ${act} row level security`)
            .join(';'),
        );
      await all('disable');
      const told = await leaks();
      await all('enable');
      expect(told.length, told.join(' ')).toBeGreaterThan(10);
    });
  });
});
