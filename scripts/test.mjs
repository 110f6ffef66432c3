import { ensureChromium, ensureHeadlessShell, ensurePaperTools } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { keepDurations, report, timeMachine } from './lib/report.mjs';
import { Refusal, run } from './lib/root.mjs';
import { runFaults, runPlaywright, runVitest } from './lib/runners.mjs';
import { changedSince } from './lib/touched.mjs';
import { inTurn } from './lib/turn.mjs';

/**
 * @type {Record<string, (tier: import('./lib/runners.mjs').Tier) =>
 *   Promise<import('./lib/runners.mjs').Count>>}
 */
const PARTS = {
  rules: (tier) => runVitest('rules', tier),
  usecases: (tier) => runVitest('use-cases', tier),
  faults: (tier) => runFaults(tier),
  e2e: async (tier) => runPlaywright(await ensureChromium(), [], tier),
};

/**
 * `npm test`, or `npm test -- rules e2e` for some parts. `--all` runs everything at full figures and both
 * widths, `--touched [COMMIT]` what differs from a commit, `--prepare` only installs what the parts need. The
 * last line is `N passed, N failed`.
 */
await run(async () => {
  const { asked, all, since, prepareOnly } = readArguments(process.argv.slice(2));
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  const began = Date.now();
  const machine = timeMachine();
  const parts = Object.keys(PARTS).filter((name) => asked.length === 0 || asked.includes(name));
  await prepare(parts);
  if (prepareOnly) return 0;
  const changed = since ? await changedSince(since) : undefined;
  const total = { passed: 0, failed: 0, notes: [] };
  const took = { 'set-up': secondsSince(began) };
  const tests = [];
  for (const name of parts) {
    const start = Date.now();
    console.log(`\n== ${name}`);
    const count = await PARTS[name]({ all, since, changed });
    total.passed += count.passed;
    total.failed += count.failed;
    took[name] = secondsSince(start);
    tests.push(...count.tests.map((test) => ({ part: name, ...test })));
    const told = `${name}: ${count.passed} passed, ${count.failed} failed in ${took[name].toFixed(1)} s`;
    total.notes.push(told, ...count.notes);
  }
  const finished = { tier: all ? 'all' : 'gate', machine, parts: took, tests };
  if (all && asked.length === 0 && total.failed === 0) keepDurations(finished);
  if (!since) console.log(report(finished).join('\n'));
  console.log(`\n${total.notes.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

function readArguments(given) {
  const args = [...given];
  const take = (flag) => {
    const at = args.indexOf(flag);
    if (at >= 0) args.splice(at, 1);
    return at;
  };
  const [all, prepareOnly] = [take('--all') >= 0, take('--prepare') >= 0];
  const touched = take('--touched');
  const since = touched < 0 ? undefined : (args.splice(touched, 1)[0] ?? 'HEAD');
  const unknown = args.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Refusal(`Нет части «${unknown.join(', ')}»: есть ${Object.keys(PARTS).join(', ')}.`);
  return { asked: args, all, since, prepareOnly };
}

/** The system's packages download while the pages are built. */
async function prepare(parts) {
  const packages = async () => {
    if (parts.some((name) => name !== 'rules')) await ensurePaperTools();
    if (parts.includes('e2e')) await ensureHeadlessShell(await ensureChromium());
  };
  const pages = async () => {
    if (parts.includes('e2e')) await inTurn(ensureBuilt);
  };
  // Before the long parts, so that a missing browser is reported at once.
  await Promise.all([packages(), pages()]);
}

function secondsSince(began) {
  return (Date.now() - began) / 1000;
}
