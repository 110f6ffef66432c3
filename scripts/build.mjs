import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { run } from './lib/root.mjs';
import { inTurn } from './lib/turn.mjs';

/** `npm run build`: builds the pages and starts nothing. */
await run(async () => {
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;
  await inTurn(ensureBuilt);
});
