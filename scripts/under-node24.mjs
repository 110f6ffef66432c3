import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, run } from './lib/root.mjs';
import { inTurn } from './lib/turn.mjs';

/** `node scripts/under-node24.mjs bench/run.ts …`: installs what a program of ours needs and runs it. */
await run(async () => {
  if (!process.argv[2]) throw new Refusal('Укажите программу.');
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;
  process.argv.splice(1, 1);
  await import(pathToFileURL(process.argv[1]).href);
  return process.exitCode;
});
