import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import { actAt, beginBody } from './rig/booking.ts';
import { type CuttingProxy, openCuttingProxy } from './rig/cutting-proxy.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import { appPort, badLinePort } from './rig/house.ts';
import { runConcurrently } from './rig/run-concurrently.ts';
import { isRetryable } from './rig/send-until-answered.ts';

const copies = 16;
const width = 4;
const crashes = 3;
const longestAnswer = 4000;

/**
 * Promise 35: sixteen copies of one request, some of them cut, and a crash in between: one effect, one
 * answer.
 */
export const sameRequest: Fault = {
  promise: 35,
  name: 'same-request',
  guards:
    /^apps\/server\/src\/(?:platform\/http\/(?:idempotency|bind)|platform\/in-transaction|domains\/booking\/)/,
  gate: 100,
  all: 1000,
  soak: 20_000,
  async act(trial) {
    const { house, random, count } = trial;
    const findings = new Findings();
    const line = await openCuttingProxy(badLinePort, appPort, () => random.between(1, longestAnswer));
    const [people, estates] = [await house.buyers(width), await house.estates(width)];
    const body = await beginBody(house, nth(people, 0), nth(estates, 0));
    let done = 0;
    const crashing = crashOnTheWay(trial, () => done / count);
    // Every second key of a lane undoes the act of the one before.
    await runConcurrently(width, width, async (lane) => {
      for (let turn = 0; turn < count / width; turn += 1) {
        const act = turn % 2 === 0 ? 'begin' : 'cancel';
        await repeat(trial, findings, line, {
          person: from(nth(people, lane), `10.${64 + lane}.${turn % 250}.1`),
          estate: nth(estates, lane),
          act,
          body: act === 'begin' ? body : {},
        });
        done += 1;
      }
    });
    done = count;
    await crashing;
    await line.close();
    return async () => {
      const { rows } = await house.db.query<{ event: string; times: number }>(
        `select event, count(*)::int as times from booking_events e join bookings b on b.id = e.booking_id
         where b.estate_id = any($1) group by event`,
        [estates],
      );
      const times = rows.reduce((sum, row) => sum + row.times, 0);
      const keys = Math.ceil(count / width) * width;
      findings.expect(times === keys, () => `${keys} keys had ${times} effects: ${JSON.stringify(rows)}`);
      findings.settle();
      return `${keys} keys, ${copies} copies each, cut lines and ${crashes} kills: ${times} effects, same bytes back`;
    };
  },
};

/** The same person from another address: all his calls would exceed the limit of one address. */
const from = (person: Person, address: string): Person => ({
  ...person,
  headers: { ...person.headers, 'x-forwarded-for': address },
});

interface Request {
  readonly person: Person;
  readonly estate: number;
  readonly act: string;
  readonly body: object;
}

async function repeat(
  { house, random }: Trial,
  findings: Findings,
  line: CuttingProxy,
  { person, estate, act, body }: Request,
): Promise<void> {
  const key = randomUUID();
  const origins = [...house.apps.map(({ origin }) => origin), line.origin];
  const copy = async (): Promise<string> => {
    for (let origin = random.pick(origins); ; origin = random.pick(house.apps).origin) {
      const answer = await actAt(origin, person, estate, act, body, key).catch(() => undefined);
      if (answer?.status === 200) return answer.text;
      if (answer && !isRetryable(answer)) return `${answer.status} ${answer.text}`;
      await sleep(random.between(1, 40));
    }
  };
  const answers = new Set(await Promise.all(Array.from({ length: copies }, copy)));
  const [first = ''] = answers;
  findings.expect(answers.size === 1, () => `${act} under one key was answered ${[...answers].join(' | ')}`);
  findings.expect(first.includes('"result":true'), () => `${act} was refused: ${first}`);
  if (random.chance(0.05)) {
    const changed = { ...body, reason: 'x', term: 'free' };
    const other = await actAt(random.pick(house.apps).origin, person, estate, act, changed, key).catch(
      () => undefined,
    );
    findings.expect(other?.status !== 200, () => `another body under the same key was taken: ${other?.text}`);
  }
}

/** Kills and restarts one of the processes at some moments of the run. */
async function crashOnTheWay({ house, random }: Trial, done: () => number): Promise<void> {
  for (let crash = 1; crash <= crashes; crash += 1) {
    while (done() < crash / (crashes + 1)) await sleep(20);
    const app = random.pick(house.apps);
    await sleep(random.below(30));
    await app.kill();
    await app.start();
  }
}
