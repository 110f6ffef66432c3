import fs from 'node:fs';
import path from 'node:path';
import { openOutside, openServer } from '@novosel/testing/our-programs.ts';
import { ensurePages } from '@novosel/testing/pages.ts';
import { makeRunFolder } from '@novosel/testing/run-folder.ts';
import { dataDir, ports } from './addresses.ts';
import { closeDatabase, sql } from './database.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepNumbers, knowPeople, readLogs } from './read-logs.ts';
import { storageFile } from './record-storage.ts';

/**
 * Starts the real programs on data of their own: PostgreSQL, the server and the outside world. `E2E_KEEP=1`
 * leaves the data, with the logs, for a look afterwards; `E2E_DATA_DIR` names data on which the programs are
 * running already.
 * @returns how to stop them; it throws when their logs tell what is secret or personal
 */
export async function startStage(): Promise<() => Promise<void>> {
  if (process.env.E2E_DATA_DIR) return closeDatabase;
  await ensurePages();
  const folder = makeRunFolder('e2e');
  process.env.E2E_DATA_DIR = folder;
  const place = { ports, dataDir: folder, logs: path.join(folder, 'logs'), ambient: process.env };
  fs.mkdirSync(place.logs);
  // A stage that nobody visits keeps nothing.
  fs.writeFileSync(path.join(folder, storageFile), '');
  const outside = openOutside(place);
  const server = openServer({
    ...place,
    env: {
      // Journeys come from addresses of their own, as people do: limits per address are for others to try.
      TRUST_PROXY: '1',
      // Both browsers are on this machine: nobody outside is asked the way.
      STUN_URLS: 'none',
      E2E_ADDRESSES: path.join(place.logs, 'addresses.log'),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.dirname}/record-addresses.ts`,
    },
  });
  const end = async (): Promise<void> => {
    await closeDatabase();
    await server.stop();
    await outside.stop();
  };
  const remove = () => {
    if (!process.env.E2E_KEEP) fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([outside.start(), server.start()]);
    await keepAnswers();
    // A buyer of a journey has the promotions that it gives him, and an empty page is the same every month.
    await sql('delete from discounts where user_id is null');
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
