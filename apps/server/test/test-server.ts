import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDoors, type Doors } from '../src/app.ts';
import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { openLog } from '../src/platform/logs/log.ts';
import { type Browser, openBrowser } from './browser.ts';
import { FURNISHED, testSettings } from './cluster/cluster.ts';
import { createTestDatabase } from './cluster/database.ts';

/** A clock that a test moves; it goes on with real time from where it was set. */
export interface MovableClock extends Clock {
  advance(seconds: number): void;
  /** While `work` runs `advance` alone moves the clock: a limit is met to the second on a slow machine. */
  standing(work: () => Promise<void>): Promise<void>;
  /** In ms, by which it is ahead of the real one. */
  readonly shift: number;
}

/** @param shift in ms, by which it is ahead already */
function movableClock(shift = 0): MovableClock {
  let ahead = shift;
  let stoppedAt: number | undefined;
  return {
    now: () => new Date((stoppedAt ?? systemClock.now().getTime()) + ahead),
    advance(seconds) {
      ahead += seconds * 1000;
    },
    async standing(work) {
      stoppedAt = systemClock.now().getTime();
      await work().finally(() => {
        stoppedAt = undefined;
      });
    },
    get shift() {
      return ahead;
    },
  };
}

/** What a test server stands on instead of a fresh copy of the demo's catalogue and people. */
export interface Ground {
  /** The program's way into the database. */
  readonly url: string;
  readonly dataDir: string;
  /** In ms, by which the clock is ahead already. */
  readonly shift: number;
  readonly clear: () => Promise<void>;
}

export interface TestServer extends Doors {
  readonly context: Context;
  readonly clock: MovableClock;
  browser(): Browser;
  deskBrowser(): Browser;
  /** Another node of the same server on the same database; it ends with this one. */
  secondNode(): Promise<Doors>;
  /** A signed-in demo buyer, by the last two digits of his phone. */
  buyer(number: string): Promise<Browser>;
  close(): Promise<void>;
}

export const demoPassword = 'novosel-demo';

/**
 * The whole server over a database of its own with the demo's catalogue and people; nothing of it is
 * replaced.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  log = openLog(env.LOG_LEVEL ?? 'error'),
  ground?: Ground,
): Promise<TestServer> {
  const { url, dataDir, shift, clear } = ground ?? (await freshGround());
  const clock = movableClock(shift);
  const config = readConfig({ DATA_DIR: dataDir, ...testSettings, ...env });
  const openNode = async () => {
    const context = await compose(config, url, log, clock);
    return { context, doors: await buildDoors(context) };
  };
  const { context, doors } = await openNode();
  const nodes = [{ context, doors }];
  const browser = () => openBrowser(doors.cabinet, 'cabinet', config.publicUrl);
  return {
    ...doors,
    context,
    clock,
    browser,
    deskBrowser: () => openBrowser(doors.office, 'office', config.officeUrl),
    async secondNode() {
      const node = await openNode();
      nodes.push(node);
      return node.doors;
    },
    async buyer(number) {
      const signedIn = browser();
      const answer = await signedIn.post('/api/auth/login', {
        type: 'phone',
        phone: `+790000000${number}`,
        password: demoPassword,
      });
      signedIn.bearer = (answer.body.data as unknown as { token: string | null }).token ?? undefined;
      if (!signedIn.bearer) throw new Error(`buyer ${number} was not let in: ${JSON.stringify(answer.body)}`);
      return signedIn;
    },
    async close() {
      for (const node of nodes) {
        await Promise.all([node.doors.cabinet.close(), node.doors.office.close()]);
        await node.context.close();
      }
      await clear();
    },
  };
}

async function freshGround(): Promise<Ground> {
  const database = await createTestDatabase(FURNISHED);
  const dataDir = await mkdtemp(join(tmpdir(), 'novosel-test-'));
  return {
    url: database.url,
    dataDir,
    shift: 0,
    async clear() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
