import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '@novosel/testing/cluster.ts';
import { demoCatalogue } from '@novosel/testing/demo-catalogue.ts';
import { closeConnections } from '@novosel/testing/http.ts';
import { seeded } from '@novosel/testing/random.ts';
import { WaitTimeoutError } from '@novosel/testing/until.ts';
import { alikeAnswers } from './src/alike-answers.ts';
import { brokenUploads } from './src/broken-uploads.ts';
import { chat } from './src/chat.ts';
import { expiryAndPayment } from './src/expiry-and-payment.ts';
import { heavyUploads } from './src/heavy-uploads.ts';
import { killNine } from './src/kill-nine.ts';
import { killedSignings } from './src/killed-signings.ts';
import { ledger } from './src/ledger.ts';
import { oneFlat } from './src/one-flat.ts';
import { providerEvents } from './src/provider-events.ts';
import type { Fault, Verdict } from './src/rig/fault.ts';
import { type House, openHouse } from './src/rig/house.ts';
import { sameRequest } from './src/same-request.ts';
import { signOnOutage } from './src/sign-on-outage.ts';
import { signedBytes } from './src/signed-bytes.ts';
import { swappedContracts } from './src/swapped-contracts.ts';
import { unknownOutcome } from './src/unknown-outcome.ts';

/**
 * In the order of running: first the one that stops the database for everybody, while nothing else runs; then
 * the slow ones to settle, so that they settle while others run.
 */
const faults: readonly Fault[] = [
  signOnOutage,
  unknownOutcome,
  killNine,
  providerEvents,
  expiryAndPayment,
  signedBytes,
  killedSignings,
  swappedContracts,
  sameRequest,
  chat,
  oneFlat,
  brokenUploads,
  heavyUploads,
  alikeAnswers,
  ledger,
];

const { values: options } = parseArgs({
  options: {
    gate: { type: 'boolean' },
    all: { type: 'boolean' },
    soak: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    touched: { type: 'string', multiple: true },
    seed: { type: 'string' },
    count: { type: 'string' },
  },
});

/** Which of the three counts of a fault this run uses. */
const stage = options.soak ? 'soak' : options.all ? 'all' : 'gate';

/**
 * Tests the promises by damaging real processes. `--gate` (default), `--all` or `--soak` counts, `--only
 * NAME` or the number of a promise, `--touched PATH` for those that guard a changed file, `--count N` for
 * another count, `--seed N` to repeat a run. The last line is `N passed, N failed`.
 */
async function run(): Promise<number> {
  const { only, touched } = options;
  const chosen = faults.filter(
    ({ promise, name, guards }) =>
      (!only || only.includes(name) || only.includes(String(promise))) &&
      (!touched || touched.some((file) => guards.test(file) || file.startsWith('faults/'))),
  );
  if (touched && chosen.length === 0) {
    console.log('nothing touched');
    return 0;
  }
  if (chosen.length === 0)
    throw new Error(`there is: ${faults.map(({ promise, name }) => `${promise} ${name}`).join(', ')}`);
  const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`${stage} figures, seed ${seed}`);
  const cluster = await startCluster('faults', demoCatalogue);
  try {
    const house = await openHouse(cluster);
    try {
      return await tryAll(chosen, cluster, house, seed);
    } finally {
      await house.close();
      closeConnections();
    }
  } finally {
    await cluster.stop();
  }
}

interface Tried {
  readonly fault: Fault;
  readonly verdict: Verdict;
  readonly seconds: number;
}

async function tryAll(
  chosen: readonly Fault[],
  cluster: Cluster,
  house: House,
  seed: number,
): Promise<number> {
  const acted: Tried[] = [];
  for (const fault of chosen) acted.push(await actOnce(fault, cluster, house, seed));
  let failed = 0;
  for (const tried of acted) {
    const good = await judge(tried, async () => judge(await actOnce(tried.fault, cluster, house, seed + 1)));
    if (!good) failed += 1;
  }
  if (failed > 0)
    for (const { origin, recentOutput } of house.apps) console.log(`\n${origin}:\n${recentOutput()}`);
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function actOnce(fault: Fault, cluster: Cluster, house: House, seed: number): Promise<Tried> {
  const count = Number(options.count ?? fault[stage]);
  const random = seeded(seed + fault.promise);
  const began = performance.now();
  const verdict = await fault.act({ cluster, house, random, count }).catch(
    (error: unknown): Verdict =>
      () =>
        Promise.reject(error),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`done    ${fault.name}: ${count} in ${seconds.toFixed(1)} s`);
  return { fault, verdict, seconds };
}

/**
 * Prints the result. A broken promise fails at once. Only a timeout runs once more by `again`: a lost thing
 * will be lost again, and a slow machine gets another chance.
 */
async function judge({ fault, verdict, seconds }: Tried, again?: () => Promise<boolean>): Promise<boolean> {
  const title = `promise ${fault.promise} ${fault.name}`;
  const began = performance.now();
  try {
    const seen = await verdict();
    const all = seconds + (performance.now() - began) / 1000;
    console.log(`ok      ${title}: ${seen} (${all.toFixed(1)} s)`);
    return true;
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    if (again && error instanceof WaitTimeoutError) {
      console.log(`AGAIN   ${title}: ${told}`);
      return again();
    }
    console.log(`FAILED  ${title}: ${told}`);
    return false;
  }
}

process.exitCode = await run();
