import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addresses, dataDir, ports } from './addresses.ts';
import { closeDatabase } from './database.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepNumbers, knowPeople, readLogs } from './read-logs.ts';
import { storageFile } from './record-storage.ts';

interface Program {
  readonly name: string;
}

// Plain JavaScript, since it also runs before TypeScript can; so its types are said here.
interface Scripts {
  ensureBuilt(): Promise<void>;
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  startProgram(options: {
    name: string;
    entry: string;
    env: Record<string, string>;
    logs: string;
    verbose: boolean;
  }): Program;
  untilReady(program: Program, address: string): Promise<void>;
  stopProgram(program: Program): Promise<void>;
}

const libOf = async (name: string): Promise<Scripts> =>
  (await import(path.join(import.meta.dirname, '../../scripts/lib', name))) as Scripts;

/**
 * Starts the real programs on data of their own: PostgreSQL, the server and the outside world. `E2E_KEEP=1`
 * leaves the data, with the logs, for a look afterwards; `E2E_DATA_DIR` names data on which the programs are
 * running already.
 * @returns how to stop them; it throws when their logs tell what is secret or personal
 */
export async function startStage(): Promise<() => Promise<void>> {
  if (process.env.E2E_DATA_DIR) return closeDatabase;
  const [{ ensureBuilt }, { inTurn }, { startProgram, untilReady, stopProgram }] = await Promise.all([
    libOf('build.mjs'),
    libOf('turn.mjs'),
    libOf('programs.mjs'),
  ]);
  await inTurn(ensureBuilt);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-e2e-'));
  // PostgreSQL's own user must reach its data when all this runs as root.
  fs.chmodSync(folder, 0o755);
  process.env.E2E_DATA_DIR = folder;
  const env = {
    PORT: String(ports.cabinet),
    OFFICE_PORT: String(ports.office),
    OUTSIDE_PORT: String(ports.outside),
    OUTSIDE_SMTP_PORT: String(ports.smtp),
    OUTSIDE_NOTIFY_URL: `http://localhost:${ports.cabinet}/api/payments/notifications`,
    DATA_DIR: dataDir(),
    // Journeys come from addresses of their own, as people do: limits per address are for others to try.
    TRUST_PROXY: '1',
    // Both browsers are on this machine: nobody outside is asked the way.
    STUN_URLS: 'none',
  };
  const common = { env, logs: path.join(folder, 'logs'), verbose: false };
  fs.mkdirSync(common.logs, { recursive: true });
  // A stage that nobody visits keeps nothing.
  fs.writeFileSync(path.join(folder, storageFile), '');
  const outside = startProgram({ name: 'outside', entry: 'apps/outside/src/main.ts', ...common });
  const server = startProgram({
    name: 'server',
    entry: 'apps/server/src/main.ts',
    ...common,
    env: {
      ...env,
      E2E_ADDRESSES: path.join(common.logs, 'addresses.log'),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.dirname}/record-addresses.ts`,
    },
  });
  const end = async (): Promise<void> => {
    await closeDatabase();
    await stopProgram(server);
    await stopProgram(outside);
  };
  const remove = () => {
    if (!process.env.E2E_KEEP) fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      untilReady(outside, `${addresses.outside}/health/live`),
      untilReady(server, `${addresses.cabinet}/health/ready`),
    ]);
    await keepAnswers();
  } catch (error) {
    await end();
    remove();
    throw error;
  }
  return async () => {
    const known = await keepNumbers(folder).then(knowPeople).finally(end);
    // Only what ended has written its last line.
    await readLogs(folder, known).finally(remove);
  };
}

/** Runs the stage until it is told to stop, for a look by hand: `node e2e/stage/start-stage.ts`. */
if (process.argv[1] === import.meta.filename) {
  const stop = await startStage();
  console.log(`E2E_DATA_DIR=${dataDir()}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
}
