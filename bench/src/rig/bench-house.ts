import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Cluster } from '@novosel/testing/cluster.ts';
import { makePeople, type Person } from '@novosel/testing/people.ts';
import { openProgram, type Program } from '@novosel/testing/program.ts';
import pg from 'pg';

const ports = { server: 4620, large: 4626, floor: 4624, outside: 4630, smtp: 4631 };

/** Our server and the bare floor on one PostgreSQL. Neither is started. */
export interface BenchHouse {
  readonly db: pg.Pool;
  readonly server: Program;
  readonly floor: Program;
  /** Address of the cabinet as a browser has it. */
  readonly cabinet: string;
  people(count: number): Promise<Person[]>;
  /** Our server on a database of its own, which `fill` makes ready before the server starts. */
  withServer<Result>(
    name: string,
    fill: (db: pg.Pool) => Promise<void>,
    act: (server: Program) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export const demoPhone = '79000000001';
export const demoPassword = 'novosel-demo';

export async function openBenchHouse(cluster: Cluster): Promise<BenchHouse> {
  const url = await cluster.createDatabase('bench');
  const db = new pg.Pool({ connectionString: url, max: 4 });
  const secret = randomBytes(32).toString('base64url');
  const cabinet = `http://localhost:${ports.server}`;
  const openServer = (name: string, port: number, databaseUrl: string): Program =>
    openProgram({
      name: 'the server',
      main: 'apps/server/src/main.ts',
      // As `npm start` and the image run it.
      flags: ['--max-semi-space-size=8'],
      origin: `http://127.0.0.1:${port}`,
      health: '/health/ready',
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(cluster.folder, name),
        SECRET: secret,
        // Every caller has an address of his own, so that the limits stay as they are and are counted.
        TRUST_PROXY: '1',
        PORT: String(port),
        OFFICE_PORT: String(port + 1),
        OUTSIDE_PORT: String(ports.outside),
        OUTSIDE_SMTP_PORT: String(ports.smtp),
      },
      logFile: join(cluster.folder, `${name}.log`),
    });
  const server = openServer('bench', ports.server, url);
  const floor = openProgram({
    name: 'the floor',
    main: 'bench/src/floor/floor-server.ts',
    origin: `http://127.0.0.1:${ports.floor}`,
    health: '/health/ready',
    env: { DATABASE_URL: url, PORT: String(ports.floor) },
    logFile: join(cluster.folder, 'floor.log'),
  });
  return {
    db,
    server,
    floor,
    cabinet,
    async withServer(name, fill, act) {
      const ownUrl = await cluster.createDatabase(name);
      const own = new pg.Pool({ connectionString: ownUrl, max: 1 });
      const another = openServer(name, ports.large, ownUrl);
      try {
        await fill(own);
        await another.start();
        return await act(another);
      } finally {
        await another.stop();
        await own.end();
      }
    },
    people: (count) => makePeople(db, { count, door: 'cabinet', origin: cabinet, secret }),
    async close() {
      await Promise.all([server.stop(), floor.stop(), db.end()]);
    },
  };
}

/** The process of a running program. */
export function pidOf(program: Program): number {
  const pid = program.pid();
  if (pid === undefined) throw new Error('the program does not run');
  return pid;
}
