import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../../faults/src/rig/cluster.ts';
import { makePeople, type Person } from '../../../faults/src/rig/people.ts';
import { openProgram, type Program } from '../../../faults/src/rig/program.ts';

const ports = { server: 4620, floor: 4624, outside: 4630, smtp: 4631 };

/** Our server and the bare floor on one PostgreSQL. Neither is started. */
export interface BenchHouse {
  readonly db: pg.Pool;
  readonly server: Program;
  readonly floor: Program;
  /** Address of the cabinet as a browser has it. */
  readonly cabinet: string;
  people(count: number): Promise<Person[]>;
  close(): Promise<void>;
}

export const demoPhone = '79000000001';
export const demoPassword = 'novosel-demo';

export async function openBenchHouse(cluster: Cluster): Promise<BenchHouse> {
  const url = await cluster.createDatabase('bench');
  const db = new pg.Pool({ connectionString: url, max: 4 });
  const secret = randomBytes(32).toString('base64url');
  const cabinet = `http://localhost:${ports.server}`;
  const server = openProgram({
    name: 'the server',
    main: 'apps/server/src/main.ts',
    // As `npm start` and the image run it.
    flags: ['--max-semi-space-size=8'],
    origin: `http://127.0.0.1:${ports.server}`,
    health: '/health/ready',
    env: {
      DATABASE_URL: url,
      DATA_DIR: join(cluster.folder, 'bench'),
      SECRET: secret,
      // Every caller has an address of his own, so that the limits stay as they are and are counted.
      TRUST_PROXY: '1',
      PORT: String(ports.server),
      OFFICE_PORT: String(ports.server + 1),
      OUTSIDE_PORT: String(ports.outside),
      OUTSIDE_SMTP_PORT: String(ports.smtp),
    },
    logFile: join(cluster.folder, 'server.log'),
  });
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
