import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { run } from './lib/root.mjs';
import { inTurn } from './lib/turn.mjs';

/** `npm run check`, or `npm run check -- lint words` for some of the checks. */
await run(async () => {
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;
  const { runChecks } = await import('./checks/run-checks.ts');
  return (await runChecks(process.argv.slice(2))) ? 0 : 1;
});
