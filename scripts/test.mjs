import { ensureChromium, ensurePdfsig } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { Refusal, run } from './lib/root.mjs';
import { runFaults, runPlaywright, runVitest } from './lib/runners.mjs';
import { inTurn } from './lib/turn.mjs';

const PARTS = {
  rules: () => runVitest('rules'),
  usecases: () => runVitest('use-cases'),
  faults: runFaults,
  e2e: async () => runPlaywright(await ensureChromium()),
};

/** `npm test`, or `npm test -- rules e2e` for some of it. The last line is `N passed, N failed`. */
await run(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Refusal(`Нет части «${unknown.join(', ')}»: есть ${Object.keys(PARTS).join(', ')}.`);
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  const parts = Object.keys(PARTS).filter((name) => asked.length === 0 || asked.includes(name));
  if (parts.some((name) => name !== 'rules')) await ensurePdfsig();
  if (parts.includes('e2e')) {
    // Before the long parts: a missing browser is told at once.
    await ensureChromium();
    await inTurn(ensureBuilt);
  }
  const total = { passed: 0, failed: 0, notes: [] };
  for (const name of parts) {
    const began = Date.now();
    console.log(`\n== ${name}`);
    const { passed, failed, notes } = await PARTS[name]();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    total.notes.push(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`, ...notes);
  }
  console.log(`\n${total.notes.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
