import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import pg from 'pg';
import { inject } from 'vitest';
import type { Log } from '../../src/platform/logs/log.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { FURNISHED, THINGS } from '../cluster/cluster.ts';
import { createTestDatabase } from '../cluster/database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { MadeBooking } from './make-bookings.ts';
import { makeThings, type Things } from './make-things.ts';

/**
 * A server with one of everything that a person can have, on a copy of what the first matrix of this run has
 * made.
 */
export async function startThingsServer(log?: Log): Promise<{ server: TestServer; things: Things }> {
  const folder = join(inject('runFolder'), 'things');
  await alone(() => makeOnce(folder));
  const kept = JSON.parse(await readFile(`${folder}.json`, 'utf8')) as Kept;
  const database = await createTestDatabase(THINGS);
  const dataDir = await mkdtemp(join(tmpdir(), 'novosel-test-'));
  await cp(folder, dataDir, { recursive: true });
  const server = await startTestServer({}, log, {
    url: database.url,
    dataDir,
    shift: kept.shift,
    async clear() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
  return { server, things: { ...kept.things, bookings: kept.bookings.map((one) => reopen(server, one)) } };
}

/** Things without what only lives in a process. */
interface Kept {
  readonly shift: number;
  readonly things: Omit<Things, 'bookings'>;
  readonly bookings: readonly KeptBooking[];
}

interface KeptBooking extends Omit<MadeBooking, 'buyer'> {
  readonly cookies: readonly (readonly [string, string])[];
  readonly bearer: string | undefined;
}

async function makeOnce(folder: string): Promise<void> {
  const clusterUrl = inject('clusterUrl');
  const made = await runSql(clusterUrl, `SELECT 1 FROM pg_database WHERE datname = '${THINGS}'`);
  if (made.length > 0) return;
  // Under another name until all is there: a matrix that failed half way leaves nothing that looks whole.
  const making = `${THINGS}_making`;
  await runSql(clusterUrl, `DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
  await runSql(clusterUrl, `CREATE DATABASE ${making} TEMPLATE ${FURNISHED}`);
  const server = await startTestServer({}, undefined, {
    url: addressOf(inject('clusterAppUrl'), making),
    dataDir: folder,
    shift: 0,
    clear: async () => undefined,
  });
  try {
    const { bookings, ...things } = await makeThings(server);
    const kept: Kept = { shift: server.clock.shift, things, bookings: bookings.map(keep) };
    await writeFile(`${folder}.json`, JSON.stringify(kept));
  } finally {
    await server.close();
  }
  await runSql(clusterUrl, `ALTER DATABASE ${making} RENAME TO ${THINGS}`);
}

const keep = ({ buyer, ...booking }: MadeBooking): KeptBooking => ({
  ...booking,
  cookies: [...buyer.cookies],
  bearer: buyer.bearer,
});

function reopen(server: TestServer, { cookies, bearer, ...booking }: KeptBooking): MadeBooking {
  const buyer: Browser = openBrowser(server.cabinet, 'cabinet', server.context.config.publicUrl);
  for (const [name, value] of cookies) buyer.cookies.set(name, value);
  buyer.bearer = bearer;
  return { ...booking, buyer };
}

/** Workers of a run do it one after the other. */
async function alone(act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('novosel.things'))`);
    await act();
  } finally {
    await client.end();
  }
}
