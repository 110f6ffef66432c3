import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Cluster } from '@novosel/testing/cluster.ts';
import { nth } from '@novosel/testing/nth.ts';
import { type Outside, openOutside, openServer } from '@novosel/testing/our-programs.ts';
import { makePeople, makeStaff, type Person } from '@novosel/testing/people.ts';
import type { Program } from '@novosel/testing/program.ts';
import pg from 'pg';
import { type AcquirerProxy, openAcquirerProxy } from './acquirer-proxy.ts';

/** Another first port lets several runs work side by side. */
const first = Number(process.env.FAULTS_PORT ?? 4600);
const acquirerPort = first + 12;

/** Port of a bad line to the first app. */
export const badLinePort = first + 13;
export const appPort = first;

/** Each app has two ports; the outside world sends its notifications to the first app. */
const portsOf = (place: number) => ({
  cabinet: first + place * 2,
  office: first + place * 2 + 1,
  outside: first + 10,
  smtp: first + 11,
});

/**
 * The system under test: two server processes on one database, the outside world, and a faulty proxy to the
 * acquirer.
 */
export interface House {
  readonly url: string;
  /**
   * A connection as the owner of the database: for preparing and checking, never for acting as the server.
   */
  readonly db: pg.Pool;
  readonly apps: readonly [Program, Program];
  /** The desk's address of the first app. */
  readonly office: string;
  readonly outside: Outside;
  readonly acquirer: AcquirerProxy;
  readonly dataDir: string;
  buyers(count: number): Promise<Person[]>;
  staff(): Promise<Person>;
  /** Estates for sale that no other fault of this run uses. */
  estates(count: number): Promise<number[]>;
  /** Another server process with other settings, not started yet; the caller stops it. */
  third(env: Record<string, string>): Program;
  /** Starts another server with other settings. @returns its output when it refuses to start */
  refusalOf(env: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/**
 * The cheapest password hash allowed: the less time it takes, the easier other differences in time are to see
 * (promise 4).
 */
export const passwordPasses = 2;

export async function openHouse(cluster: Cluster): Promise<House> {
  const url = await cluster.createDatabase('house');
  const db = new pg.Pool({ connectionString: url, max: 8 });
  db.on('error', () => undefined);
  const secret = randomBytes(32).toString('base64url');
  const dataDir = join(cluster.folder, 'house');
  const ports = portsOf(0);
  const place = { dataDir, logs: cluster.folder };
  const outside = openOutside({ ports, ...place });
  const acquirer = await openAcquirerProxy(acquirerPort, outside.origin);
  const env = {
    DATABASE_URL: url,
    SECRET: secret,
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    PASSWORD_PASSES: String(passwordPasses),
    PUBLIC_URL: `http://127.0.0.1:${ports.cabinet}`,
    OFFICE_URL: `http://127.0.0.1:${ports.office}`,
    ACQUIRER_URL: `http://127.0.0.1:${acquirerPort}/v3`,
    ACQUIRER_SHOP_ID: 'demo-shop-1',
    ACQUIRER_SECRET: 'demo-secret',
  };
  const openApp = (index: number, more: Record<string, string> = {}): Program =>
    openServer({ ...place, ports: portsOf(index), env: { ...env, ...more } }, `app-${index + 1}`);
  const apps = [openApp(0), openApp(1)] as const;
  const people = (count: number, door: 'cabinet' | 'office', origin: string) =>
    makePeople(db, { count, door, origin, secret });
  let taken = 0;
  await outside.start();
  // One after the other: the first one creates the keys in the data folder.
  for (const app of apps) await app.start();
  return {
    url,
    db,
    apps,
    office: env.OFFICE_URL,
    outside,
    acquirer,
    dataDir,
    buyers: (count) => people(count, 'cabinet', env.PUBLIC_URL),
    async staff() {
      const made = await people(1, 'office', env.OFFICE_URL);
      await makeStaff(db, made);
      return made[0] as Person;
    },
    async estates(count) {
      taken += count;
      return copyEstates(db, taken - count, count);
    },
    third: (changed) => openApp(2, changed),
    async refusalOf(changed) {
      const app = openApp(2, changed);
      const refused = await app.start().then(
        () => '',
        () => app.recentOutput(),
      );
      await app.stop();
      return refused;
    },
    async close() {
      await Promise.all([...apps.map((app) => app.stop()), acquirer.close()]);
      await outside.stop();
      await db.end();
    },
  };
}

const copiesFrom = 1_000_000;

/**
 * Copies one estate for sale, as many times as a soak needs. The database computes generated columns itself.
 */
async function copyEstates(db: pg.Pool, from: number, count: number): Promise<number[]> {
  const { rows: columns } = await db.query<{ names: string; copied: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names,
       string_agg(case column_name when 'id' then 'copy' else 'e.' || quote_ident(column_name) end, ', ') as copied
     from information_schema.columns
     where table_schema = 'public' and table_name = 'estates' and is_generated = 'NEVER'`,
  );
  const { names, copied } = nth(columns, 0);
  const { rows } = await db.query<{ id: number }>(
    `insert into estates (${names}) select ${copied}
     from (select * from estates where status = 3 and kind = 1 order by id limit 1) e,
          generate_series($1::int, $2::int) copy returning id`,
    [copiesFrom + from, copiesFrom + from + count - 1],
  );
  return rows.map(({ id }) => id);
}
