import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, ROOT, run } from './lib/root.mjs';
import { runQuiet } from './lib/run-quiet.mjs';
import { dataDir, refuseIfDataInUse } from './lib/settings.mjs';
import { step } from './lib/step.mjs';
import { inTurn } from './lib/turn.mjs';

/** `npm run demo:reset`: restores the demo data of the first day. */
await run(async () => {
  refuseIfDataInUse();
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  await step('Возвращаю демо-данные к первому дню', async () => {
    const { code, output } = await runQuiet(
      process.execPath,
      [path.join(ROOT, 'apps/server/src/demo/reset.ts')],
      {
        env: { ...process.env, DATA_DIR: dataDir() },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    if (code !== 0) throw new Refusal(output.trim() || `Демо-данные не вернулись (код ${code}).`);
  });
});
