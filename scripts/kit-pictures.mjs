import { ensureChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { run } from './lib/root.mjs';
import { runPlaywright } from './lib/runners.mjs';
import { inTurn } from './lib/turn.mjs';

/** `npm run kit:pictures`: takes the pictures that `npm test` compares the kit with anew, to be looked at and committed. */
await run(async () => {
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;
  const chromium = await ensureChromium();
  await inTurn(ensureBuilt);
  const { failed } = await runPlaywright(chromium, [
    'kit-pictures',
    '--project=desktop',
    '--update-snapshots=all',
  ]);
  return failed === 0 ? 0 : 1;
});
