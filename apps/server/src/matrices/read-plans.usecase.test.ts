import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { addressOf } from '@novosel/testing/databases.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { type AskedQuery, askedBy } from '../../test/matrix/asked-queries.ts';
import { absentId, call, pathOf, queriesOf } from '../../test/matrix/calls.ts';
import { crowded, crowdOf, gatherCrowd } from '../../test/matrix/crowd.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import { enterDesk } from '../../test/people/enter-desk.ts';
import type { TestServer } from '../../test/test-server.ts';
import { sql } from '../platform/database/drizzle.ts';
import { readerSetting, systemReader } from '../platform/database/row-reader.ts';

let server: TestServer;
let things: Things;
let owner: Browser;
let program: pg.Client;
/** A connection as the owner, whose functions bypass row-level security. */
let definer: pg.Client;
beforeAll(async () => {
  ({ server, things } = await startThingsServer());
  owner = things.bookings.find(({ state }) => state === 'success')?.buyer ?? server.browser();
  const { rows } = await server.context.db.execute<{ name: string }>(sql`select current_database() as name`);
  await gatherCrowd(rows[0]?.name ?? '');
  program = new pg.Client({ connectionString: addressOf(inject('clusterAppUrl'), rows[0]?.name ?? '') });
  definer = new pg.Client({ connectionString: addressOf(inject('clusterUrl'), rows[0]?.name ?? '') });
  await Promise.all([program.connect(), definer.connect()]);
});
afterAll(async () => {
  await program?.end();
  await definer?.end();
  await server?.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Tables that grow with the number of people and that a statement scans completely. */
async function readWhole(asked: AskedQuery, as = program): Promise<string[]> {
  await as.query('begin');
  try {
    await as.query('select set_config($1, $2, true)', [readerSetting, asked.reader ?? systemReader]);
    const { rows } = await as.query(`explain (format json) ${asked.text}`, [...asked.values]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
    return nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => crowded.filter((name) => name === node['Relation Name']));
  } finally {
    await as.query('rollback');
  }
}

const explains = ({ text }: AskedQuery) =>
  /^\s*(select|with|update|insert|delete)\b/i.test(text) && !/set_config/.test(text);

async function slowOf(asked: readonly AskedQuery[]): Promise<string[]> {
  const slow: string[] = [];
  for (const one of asked.filter(explains)) {
    const tables = await readWhole(one);
    if (tables.length > 0) slow.push(`${tables.join()}: ${one.text.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
  return slow;
}

async function callerOf({ owner: by, door }: AnyEndpoint): Promise<Browser> {
  server.clock.advance(61);
  if (by.kind === 'staff') return enterDesk(server, by.roles[0] ?? 'admin');
  if (by.kind === 'delegate') return server.buyer('02');
  if (accessOf(by).session === 'buyer') return owner;
  return door === 'office' ? server.deskBrowser() : server.browser();
}

/** The owner's own ID. */
const idIn = ({ name }: AnyEndpoint, place: string) => {
  const own = things.bookings.find(({ state }) => state === 'success');
  if (own && place === 'estate') return own.estate;
  if (own && place === 'booking') return own.id;
  return (things.ids[`${name} ${place}`] ?? things.ids[place])?.[0] ?? absentId(place);
};

describe(`beside ${crowdOf} people with a deal each`, () => {
  const reads = endpointTable.filter(({ method }) => method === 'GET');

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s reads no table whole that grows with people',
    async (_, endpoint) => {
      if (!server.bound.has(endpoint.name)) return;
      const browser = await callerOf(endpoint);
      const path = pathOf(endpoint, (place) => idIn(endpoint, place));
      for (const query of queriesOf(endpoint)) {
        let status = 0;
        const asked = await askedBy(async () => {
          ({ status } = await call(browser, endpoint, { path, query }));
        });
        expect(status, query).not.toBe(422);
        expect(await slowOf(asked), query).toEqual([]);
      }
    },
  );

  it('no rule of the rows reads one whole', async () => {
    const { rows } = await server.context.db.execute<{ name: string }>(
      sql`select tablename as name from pg_policies where schemaname = 'public' order by 1`,
    );
    expect(rows.length).toBeGreaterThan(45);
    const slow: string[] = [];
    for (const { name } of rows) {
      const asked = { text: `select 1 from ${name} where ctid = '(0,1)'`, values: [], reader: '7' };
      const tables = await readWhole(asked);
      if (tables.length > 0) slow.push(`${name}: ${tables.join()}`);
    }
    expect(slow).toEqual([]);
  });

  /** Arguments of a function that are not IDs. */
  const given: Readonly<Record<string, string>> = {
    among: "'{support}'::text[]",
    since: "now() - interval '30 days'",
    words: "'''людова17'':*'::tsquery",
    number_part: "'%т-417%'",
    estate_number: "'17'",
    phone_part: "'%0001234%'",
    of_deal: `'${absentId('deal')}'::uuid`,
    of_chain: `'booking:${absentId('deal')}'`,
  };

  it('no function that a rule or a reading call asks reads one whole', async () => {
    const { rows } = await server.context.db.execute<{ name: string; body: string; past: boolean }>(sql`
      select p.proname as name, p.prosrc as body, p.prosecdef as past from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'`);
    const slow: string[] = [];
    for (const { name, body, past } of rows) {
      const text = body.replaceAll(
        /\b(person|estate|among|since|words|number_part|estate_number|phone_part|of_deal|of_chain)\b(?!\.)/g,
        (name) => given[name] ?? '7',
      );
      const tables = await readWhole({ text, values: [], reader: '7' }, past ? definer : program);
      if (tables.length > 0) slow.push(`${name}: ${tables.join()}`);
    }
    expect(slow).toEqual([]);
    expect(rows.length).toBeGreaterThan(4);
  });
});
