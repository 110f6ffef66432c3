import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideAt } from '@novosel/testing/outside.ts';
import { until as untilThere } from '@novosel/testing/until.ts';
import { freePorts } from './cluster/free-ports.ts';

const main = join(import.meta.dirname, '../../outside/src/main.ts');
/** What was compiled for one file of tests serves the next, as with `npm start`. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/node');

/** The outside world as its own process, spoken to over HTTP. */
export interface Outside extends ReturnType<typeof outsideAt> {
  readonly origin: string;
  /** Where its notices go: the server under test should listen there. */
  readonly notifyPort: number;
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * @param ownPort where it shall listen; without it, a free one
 * @param more settings of its own
 */
export async function startOutside(ownPort?: number, more: Record<string, string> = {}): Promise<Outside> {
  const [freePort = 0, smtpPort = 0, notifyPort = 0] = await freePorts(3);
  const port = ownPort ?? freePort;
  const origin = `http://localhost:${port}`;
  const env = { OUTSIDE_PORT: String(port), OUTSIDE_SMTP_PORT: String(smtpPort) };
  const state = join(tmpdir(), `novosel-outside-${port}-${process.pid}.json`);
  const child = spawn(process.execPath, [main], {
    env: {
      ...env,
      ...more,
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: compiled,
      OUTSIDE_STATE: state,
      OUTSIDE_NOTIFY_URL: `http://localhost:${notifyPort}/api/payments/notifications`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(async () => (await fetch(`${origin}/health/live`).catch(() => undefined))?.ok);
  return {
    ...outsideAt(origin),
    origin,
    notifyPort,
    env,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(state, { force: true });
    },
  };
}

/** Tries again every 50 ms until the answer is yes. @throws Error after ten seconds */
export async function until(
  isDone: () => Promise<boolean | undefined> | boolean | undefined,
  seconds = 10,
): Promise<void> {
  await untilThere('what had to come', async () => isDone(), { seconds });
}
