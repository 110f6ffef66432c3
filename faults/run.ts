import { parseArgs } from 'node:util';
import { expiryAndPayment } from './src/expiry-and-payment.ts';
import { killNine } from './src/kill-nine.ts';
import { ledger } from './src/ledger.ts';
import { oneFlat } from './src/one-flat.ts';
import { providerEvents } from './src/provider-events.ts';
import { type Cluster, startCluster } from './src/rig/cluster.ts';
import type { Fault, Verdict } from './src/rig/fault.ts';
import { type House, openHouse } from './src/rig/house.ts';
import { closeConnections } from './src/rig/http.ts';
import { seeded } from './src/rig/random.ts';
import { sameRequest } from './src/same-request.ts';
import { signedBytes } from './src/signed-bytes.ts';
import { unknownOutcome } from './src/unknown-outcome.ts';

/** In the order of doing: those that take long to settle first, so that they settle while others run. */
const faults: readonly Fault[] = [
  unknownOutcome,
  killNine,
  providerEvents,
  expiryAndPayment,
  signedBytes,
  sameRequest,
  oneFlat,
  ledger,
];

const { values: options } = parseArgs({
  options: {
    gate: { type: 'boolean' },
    soak: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    seed: { type: 'string' },
    count: { type: 'string' },
  },
});

/**
 * Tries the promises by doing harm to real processes. `--gate` (default) or `--soak` figures, `--only NAME`,
 * `--count N` for another figure, `--seed N` to repeat a run. The last line is `N passed, N failed`.
 */
async function run(): Promise<number> {
  const chosen = faults.filter(({ name }) => !options.only || options.only.includes(name));
  if (chosen.length === 0) throw new Error(`there is: ${faults.map(({ name }) => name).join(', ')}`);
  const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`${options.soak ? 'soak' : 'gate'} figures, seed ${seed}`);
  const cluster = await startCluster();
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

async function tryAll(
  chosen: readonly Fault[],
  cluster: Cluster,
  house: House,
  seed: number,
): Promise<number> {
  const acted: { fault: Fault; verdict: Verdict; seconds: number }[] = [];
  for (const fault of chosen) {
    const count = Number(options.count ?? (options.soak ? fault.soak : fault.gate));
    const random = seeded(seed + fault.promise);
    const began = performance.now();
    const verdict = await fault.act({ cluster, house, random, count }).catch(
      (error: unknown): Verdict =>
        () =>
          Promise.reject(error),
    );
    const seconds = (performance.now() - began) / 1000;
    console.log(`done    ${fault.name}: ${count} in ${seconds.toFixed(1)} s`);
    acted.push({ fault, verdict, seconds });
  }
  let failed = 0;
  for (const { fault, verdict, seconds } of acted) {
    const title = `promise ${fault.promise} ${fault.name}`;
    const began = performance.now();
    try {
      const seen = await verdict();
      const all = seconds + (performance.now() - began) / 1000;
      console.log(`ok      ${title}: ${seen} (${all.toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED  ${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed > 0) for (const { origin, lastWords } of house.apps) console.log(`\n${origin}:\n${lastWords()}`);
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await run();
