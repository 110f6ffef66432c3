import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '@novosel/testing/free-ports.ts';
import { type Outside as OutsideProgram, openOutside } from '@novosel/testing/our-programs.ts';
import { until as untilThere } from '@novosel/testing/until.ts';
import { inject } from 'vitest';

/** The outside world as its own process, spoken to over HTTP. */
export interface Outside extends OutsideProgram {
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
  const [freePort = 0, smtp = 0, cabinet = 0, office = 0] = await freePorts(4);
  const ports = { cabinet, office, outside: ownPort ?? freePort, smtp };
  const folder = await mkdtemp(join(inject('runFolder'), 'outside-'));
  const outside = openOutside({ ports, dataDir: folder, logs: folder, env: more });
  await outside.start();
  return {
    ...outside,
    notifyPort: cabinet,
    env: { OUTSIDE_PORT: String(ports.outside), OUTSIDE_SMTP_PORT: String(smtp) },
    async close() {
      await outside.stop();
      await rm(folder, { recursive: true, force: true });
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
