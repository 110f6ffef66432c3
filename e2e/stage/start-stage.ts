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
 * Starts the real programs on their own data: PostgreSQL, the server and the outside world. `E2E_KEEP=1`
 * keeps the data, with the logs, for inspection; `E2E_DATA_DIR` names the data of programs that are already
 * running.
 * @returns the function that stops them; it throws when their logs contain secret or personal data
 */
export async function startStage(): Promise<() => Promise<void>> {
  if (process.env.E2E_DATA_DIR) return closeDatabase;
  await ensurePages();
  const folder = makeRunFolder('e2e');
  process.env.E2E_DATA_DIR = folder;
  const place = { ports, dataDir: folder, logs: path.join(folder, 'logs'), ambient: process.env };
  fs.mkdirSync(place.logs);
  // Without visits the file would be missing.
  fs.writeFileSync(path.join(folder, storageFile), '');
  const outside = openOutside(place);
  const server = openServer({
    ...place,
    env: {
      // Journeys use their own IP addresses, as people do: other tests try the limits per address.
      TRUST_PROXY: '1',
      // Both browsers are on this machine: no STUN server is needed.
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
    // A buyer of a journey has only the promotions that it gives him, and an empty page is the same every
    // month.
    await sql('delete from discounts where user_id is null');
  } catch (error) {
    await end();
    remove();
    throw error;
  }
  return async () => {
    const known = await keepNumbers(folder).then(knowPeople).finally(end);
    // Only a program that has ended has written its last line.
    await readLogs(folder, known).finally(remove);
  };
}

/** Runs the stage until it is stopped, for inspection by hand: `node e2e/stage/start-stage.ts`. */
if (process.argv[1] === import.meta.filename) {
  const stop = await startStage();
  console.log(`E2E_DATA_DIR=${dataDir()}`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
}
