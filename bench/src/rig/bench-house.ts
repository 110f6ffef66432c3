import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Cluster } from '@novosel/testing/cluster.ts';
import { openServer } from '@novosel/testing/our-programs.ts';
import { makePeople, type Person } from '@novosel/testing/people.ts';
import { openProgram, type Program } from '@novosel/testing/program.ts';
import pg from 'pg';

const floorPort = 4624;
const portsFrom = (first: number) => ({ cabinet: first, office: first + 1, outside: 4630, smtp: 4631 });
const ports = portsFrom(4620);
const portsOfAnother = portsFrom(4626);

/** Our server and the bare floor on one PostgreSQL. The caller starts them. */
export interface BenchHouse {
  readonly db: pg.Pool;
  readonly server: Program;
  readonly floor: Program;
  /** The folder of the programs' logs. */
  readonly logs: string;
  /** Address of the cabinet as a browser sees it. */
  readonly cabinet: string;
  people(count: number): Promise<Person[]>;
  /**
   * Runs our server on a database of its own, which `fill` prepares before the server starts; the server adds
   * the demo people at its start.
   */
  withServer<Result>(
    name: string,
    fill: (db: pg.Pool) => Promise<void>,
    act: (server: Program, own: Pick<BenchHouse, 'db' | 'people'>) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export const demoPhone = '79000000001';
export const demoPassword = 'novosel-demo';

export async function openBenchHouse(cluster: Cluster): Promise<BenchHouse> {
  const url = await cluster.createDatabase('bench');
  const db = new pg.Pool({ connectionString: url, max: 4 });
  const secret = randomBytes(32).toString('base64url');
  const cabinet = `http://localhost:${ports.cabinet}`;
  const openOn = (name: string, own: typeof ports, databaseUrl: string): Program =>
    openServer(
      {
        ports: own,
        dataDir: join(cluster.folder, name),
        logs: cluster.folder,
        // Every caller has an IP address of his own, so that the rate limits stay on and are counted, but
        // never reached.
        env: { DATABASE_URL: databaseUrl, SECRET: secret, TRUST_PROXY: '1' },
      },
      name,
    );
  const server = openOn('bench', ports, url);
  const floor = openProgram({
    name: 'floor',
    entry: 'bench/src/floor/floor-server.ts',
    health: `http://127.0.0.1:${floorPort}/health/ready`,
    env: { DATABASE_URL: url, PORT: String(floorPort) },
    logs: cluster.folder,
    flags: [],
  });
  const peopleOf = (pool: pg.Pool) => (count: number) =>
    makePeople(pool, { count, door: 'cabinet', origin: cabinet, secret });
  return {
    db,
    server,
    floor,
    logs: cluster.folder,
    cabinet,
    async withServer(name, fill, act) {
      const ownUrl = await cluster.createDatabase(name);
      const own = new pg.Pool({ connectionString: ownUrl, max: 1 });
      const another = openOn(name, portsOfAnother, ownUrl);
      try {
        await fill(own);
        await another.start();
        return await act(another, { db: own, people: peopleOf(own) });
      } finally {
        await another.stop();
        await own.end();
      }
    },
    people: peopleOf(db),
    async close() {
      await Promise.all([server.stop(), floor.stop(), db.end()]);
    },
  };
}

/** The process ID of a running program. @throws Error when it does not run */
export function pidOf(program: Program): number {
  const pid = program.pid();
  if (pid === undefined) throw new Error('the program does not run');
  return pid;
}
