import { ensureChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, run } from './lib/root.mjs';
import { runPlaywright } from './lib/runners.mjs';
import { inTurn } from './lib/turn.mjs';

/** The journeys that take each set of pictures, and the folder that keeps it. */
const PARTS = {
  kit: { file: 'kit-pictures.e2e.ts', folder: 'kit-pictures' },
  screens: { file: 'axe.e2e.ts', folder: 'screen-pictures' },
};

/**
 * `npm run pictures`, or `-- kit`, or `-- screens`: retakes the pictures with which `npm test` compares the
 * kit and the steady screens; look at them and commit them. An unchanged picture is not written.
 */
await run(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Refusal(`Нет снимков «${unknown.join(', ')}»: есть ${Object.keys(PARTS).join(', ')}.`);
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;
  const chromium = await ensureChromium();
  await inTurn(ensureBuilt);
  const began = Date.now();
  const parts = Object.entries(PARTS).flatMap(([name, part]) =>
    asked.length === 0 || asked.includes(name) ? [part] : [],
  );
  const { failed } = await runPlaywright(chromium, [
    ...parts.map(({ file }) => file),
    '--update-snapshots=all',
  ]);
  const { packPictures } = await import('../e2e/shots/pack-pictures.ts');
  for (const { folder } of parts) await packPictures(folder, began);
  return failed === 0 ? 0 : 1;
});
