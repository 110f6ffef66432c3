import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDoors, type Doors } from '../src/app.ts';
import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { openLog } from '../src/platform/log.ts';
import { type Browser, openBrowser } from './browser.ts';
import { FURNISHED, testSettings } from './cluster.ts';
import { createTestDatabase } from './database.ts';

/** A clock that a test moves; it goes on with real time from where it was set. */
export interface MovableClock extends Clock {
  advance(seconds: number): void;
}

export function movableClock(): MovableClock {
  let shift = 0;
  return {
    now: () => new Date(systemClock.now().getTime() + shift),
    advance(seconds) {
      shift += seconds * 1000;
    },
  };
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

/** The whole server over a database of its own with the demo's catalogue and people; nothing of it is replaced. */
export async function startTestServer(
  env: Record<string, string> = {},
  log = openLog(env.LOG_LEVEL ?? 'error'),
): Promise<TestServer> {
  const database = await createTestDatabase(FURNISHED);
  const dataDir = await mkdtemp(join(tmpdir(), 'novosel-test-'));
  const clock = movableClock();
  const config = readConfig({ DATA_DIR: dataDir, ...testSettings, ...env });
  const openNode = async () => {
    const context = await compose(config, database.url, log, clock);
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
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
