import { setTimeout as sleep } from 'node:timers/promises';
import type { WholeAnswer } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import { until } from '@novosel/testing/until.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import { askSilently, backAtSite, type Code, redeem, registerSite, whoIs } from './rig/site.ts';

const walkers = 3;
const waitingCodes = 4;
const outageMs = [300, 1500] as const;
/** A code is committed asynchronously: after this time PostgreSQL has written it to disk. */
const onDiskMs = 1000;
const backWithinSeconds = 30;

/** Results of one kill. */
interface Seen {
  readonly findings: Findings;
  rounds: number;
  refused: number;
  /** Codes redeemed while the database was down. */
  shown: number;
}

/**
 * Promises 13 and 38: PostgreSQL is killed during silent sign-ins to a site. The site is clearly told to
 * retry; nothing is half done, no code is lost or works twice, and nobody has to sign in again.
 */
export const signOnOutage: Fault = {
  promise: 38,
  name: 'sign-on-outage',
  guards: /^apps\/server\/src\/(?:domains\/sites\/|platform\/(?:db|http\/refusals))/,
  gate: 1,
  all: 3,
  soak: 100,
  async act(trial: Trial) {
    const { house, count } = trial;
    await registerSite(house.db);
    const seen: Seen = { findings: new Findings(), rounds: 0, refused: 0, shown: 0 };
    const people = await house.buyers(walkers + waitingCodes);
    for (let kill = 0; kill < count; kill += 1) {
      // Never retried: by then other faults run.
      await killOnce(trial, seen, people).catch((error: Error) =>
        seen.findings.expect(false, () => error.message),
      );
    }
    return async () => {
      seen.findings.expect(seen.refused > 0, () => 'no call met the outage');
      seen.findings.settle();
      const { rounds, refused, shown } = seen;
      return `${count} kills: ${rounds} silent sign-ons went through, ${refused} calls were told to come again, ${count * waitingCodes} codes, shown ${shown} times meanwhile, were good once each`;
    };
  },
};

async function killOnce(trial: Trial, seen: Seen, people: readonly Person[]): Promise<void> {
  const { cluster, house, random } = trial;
  const [least, most] = outageMs;
  const waiting = await Promise.all(people.slice(walkers).map((person) => codeOf(trial, person)));
  await sleep(onDiskMs);
  const working = { on: true };
  const walks = Promise.all(
    people.slice(0, walkers).map((person) => walk(trial, seen, person, working)),
  ).catch((error: Error) => seen.findings.expect(false, () => `a process has failed: ${error.message}`));
  try {
    await sleep(random.between(0, 200));
    const over = cluster.outage(random.between(least, most));
    await sleep(20);
    const held = await Promise.all(waiting.map((code) => show(trial, seen, code, 3)));
    await over;
    for (const [place, code] of waiting.entries()) await judgeCode(trial, seen, code, nth(held, place));
  } finally {
    working.on = false;
    await walks;
  }
  for (const person of people) {
    await until('a silent sign-on after the outage', () => signOn(nth(house.apps, 0).origin, seen, person), {
      seconds: backWithinSeconds,
    });
  }
}

/** People visit the site again and again, whatever happens. */
async function walk(trial: Trial, seen: Seen, person: Person, working: { on: boolean }): Promise<void> {
  while (working.on) {
    if (!(await signOn(trial.random.pick(trial.house.apps).origin, seen, person))) await sleep(30);
  }
}

/** @returns whether the sign-in succeeded; a failure is correct only when the site is told to retry */
async function signOn(origin: string, seen: Seen, person: Person): Promise<boolean> {
  const { answer, verifier } = await askSilently(origin, person);
  const code = backAtSite(answer)?.get('code');
  if (!code) return comesAgain(seen, 'the question', answer);
  const given = await redeem(origin, { code, verifier });
  // The code may be lost with the database that held it only in memory: then the site requests another.
  if (given.status === 400) return false;
  const access = accessOf(seen, given);
  if (access === undefined) return comesAgain(seen, 'the exchange', given);
  const told = await whoIs(origin, access);
  if (told.status !== 200) return comesAgain(seen, 'the token', told);
  seen.rounds += 1;
  return true;
}

/**
 * Redeems one code several times while the database is down, from two tabs at once.
 * @returns the tokens received
 */
async function show(trial: Trial, seen: Seen, code: Code, times: number): Promise<string[]> {
  const given: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { origin } = trial.random.pick(trial.house.apps);
    const answers = await Promise.all([redeem(origin, code), redeem(origin, code)]);
    given.push(...answers.map((answer) => accessOf(seen, answer)).filter((access) => access !== undefined));
    const refused = answers.filter(({ status }) => status !== 200 && (status !== 400 || given.length === 0));
    for (const answer of refused) comesAgain(seen, 'a waiting code', answer);
    seen.shown += refused.length;
  }
  return given;
}

/**
 * A code whose redemption was answered with a retry now works once; using it again returns nothing and
 * revokes what it gave.
 */
async function judgeCode(trial: Trial, { findings }: Seen, code: Code, held: string[]): Promise<void> {
  const { origin } = nth(trial.house.apps, 0);
  const answer = await until(
    'an answer to a code',
    async () => {
      const told = await redeem(origin, code);
      return told.status < 500 && told;
    },
    { seconds: backWithinSeconds },
  );
  const given = answer.status === 200 ? [...held, String(fieldOf(answer, 'access_token'))] : held;
  findings.expect(given.length === 1, () => `a code gave tokens ${given.length} times, then ${answer.text}`);
  const again = await redeem(origin, code);
  findings.expect(again.status === 400, () => `a spent code was answered ${again.status}`);
  for (const access of given) {
    const { status } = await whoIs(origin, access);
    findings.expect(status === 401, () => `the token of a code shown twice was answered ${status}`);
  }
}

async function codeOf({ house }: Trial, person: Person): Promise<Code> {
  const { answer, verifier } = await askSilently(nth(house.apps, 0).origin, person);
  const code = backAtSite(answer)?.get('code');
  if (!code) throw new Error(`no code was given: ${answer.status} ${answer.headers.location} ${answer.text}`);
  return { code, verifier };
}

/** The access token of a complete answer. Half of a sign-in is worse than none. */
function accessOf({ findings }: Seen, answer: WholeAnswer): string | undefined {
  if (answer.status !== 200) return undefined;
  const access = fieldOf(answer, 'access_token');
  findings.expect(
    access !== undefined && fieldOf(answer, 'id_token') !== undefined,
    () => `half a sign-in: ${Object.keys(JSON.parse(answer.text) as object).join()}`,
  );
  return access === undefined ? undefined : String(access);
}

const fieldOf = ({ text }: WholeAnswer, name: string): unknown =>
  (JSON.parse(text) as Record<string, unknown>)[name];

/** 503 with Retry-After, or the OAuth error for it; never «not signed in», and no internal details. */
function comesAgain(seen: Seen, what: string, answer: WholeAnswer): false {
  const { status, headers, text } = answer;
  const error = backAtSite(answer)?.get('error');
  const clear =
    (status === 503 && headers['retry-after'] !== undefined) || error === 'temporarily_unavailable';
  const told = `${status} ${error ?? headers.location ?? ''} ${text}`.slice(0, 300);
  seen.findings.expect(clear, () => `${what} was answered ${told}`);
  const inside = /\bat .*\.[jt]s\b|postgres|ECONN|select |terminating/i.test(text);
  seen.findings.expect(!inside, () => `${what} was told of the inside: ${told}`);
  seen.refused += 1;
  return false;
}
