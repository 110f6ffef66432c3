import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@novosel/testing/nth.ts';
import { until } from '@novosel/testing/until.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { killApps } from './rig/kills.ts';
import { runConcurrently } from './rig/run-concurrently.ts';
import { sendUntilAnswered } from './rig/send-until-answered.ts';
import { askFor, outcomeOf, plantSigning, type ToSign } from './rig/signing.ts';

const width = 4;
const killAfterMs = [200, 2500] as const;
/** Signings at work for each kill. */
const perKill = 3;

/**
 * Promise 47: a signature that is cut short completes by itself or is cleanly open; a signer has one
 * signature, and nobody is left half signed.
 */
export const killedSignings: Fault = {
  promise: 47,
  name: 'killed-signings',
  guards: /^apps\/server\/src\/(?:domains\/(?:signatures|signing|eds)\/|ports\/signature-operator\/)/,
  gate: 3,
  all: 30,
  soak: 300,
  async act(trial: Trial) {
    const { house, count } = trial;
    const [people, estates] = [await house.buyers(count * perKill), await house.estates(count * perKill)];
    const cases: ToSign[] = [];
    await runConcurrently(people.length, width, async (at) => {
      cases.push(await plantSigning(house, nth(people, at), nth(estates, at)));
    });
    const confirmed = new Set<ToSign>();
    const working = { on: true };
    const work = runConcurrently(cases.length, width, async (at) => {
      const one = nth(cases, at);
      if (working.on) await sign(trial, one, confirmed, working);
    });
    await killApps(trial, killAfterMs);
    working.on = false;
    await work;
    return () => judge(house, cases, confirmed);
  },
};

async function sign(
  trial: Trial,
  one: ToSign,
  confirmed: Set<ToSign>,
  working: { readonly on: boolean },
): Promise<void> {
  const { outside } = trial.house;
  const key = crypto.randomUUID();
  await sendUntilAnswered(trial, (origin) => askFor(origin, one, { key }));
  while (working.on) {
    const [paper] = await outside.papersIn(one.person.phone);
    if (paper) {
      await outside.answerPaper(paper.id, 'sign');
      confirmed.add(one);
      return;
    }
    await sleep(100);
  }
}

async function judge(
  house: House,
  cases: readonly ToSign[],
  confirmed: ReadonlySet<ToSign>,
): Promise<string> {
  const findings = new Findings();
  await until(
    'signatures that were confirmed',
    async () => {
      for (const one of confirmed) if (!(await outcomeOf(house, one)).signed) return false;
      return true;
    },
    { seconds: 60, pauseMs: 300 },
  );
  let open = 0;
  for (const one of cases) {
    const { signatures, evidence, signed, place, open: waiting } = await outcomeOf(house, one);
    const tell = (what: string) => () =>
      `${what}: ${JSON.stringify({ signatures, evidence, signed, place })}`;
    if (signed) {
      findings.expect(signatures === 1 && evidence === 1, tell('not one signature with its evidence'));
      findings.expect(place === 'counter-signing', tell('signed, and the deal has stayed'));
      findings.expect(waiting === 0, tell('signed, and a request is still open'));
    } else {
      open += 1;
      findings.expect(signatures === 0 && evidence === 0, tell('half signed'));
      findings.expect(place === 'signing' && waiting <= 1, tell('not cleanly open'));
    }
  }
  findings.settle();
  return `${cases.length} signings under kills: ${cases.length - open} signed once each, ${open} cleanly open`;
}
