import { send, type WholeAnswer } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Random } from '@novosel/testing/random.ts';
import { openPasswordHasher } from '../../apps/server/src/platform/passwords/password-hasher.ts';
import { type Fault, Findings } from './rig/fault.ts';
import { type House, passwordPasses } from './rig/house.ts';
import { median, sameSource } from './rig/same-source.ts';

/** Times are compared from this many pairs on: fewer measure the machine. */
const pairsToJudge = 1000;
const gapMs = 5;
/**
 * Significance level of one endpoint. One of a hundred honest samples is below it, so a difference fails only
 * when a second sample shows it, too.
 */
const leastLikely = 0.01;
const samples = 2;
/** Guests may send a thousand messages an hour; the test resets that limit after this many pairs. */
const pairsPerHour = 100;

/** Endpoints where a stranger could find out whether a person is known, and what he sends there. */
const doors: readonly (readonly [string, string, (phone: string, place: number) => object])[] = [
  ['sign-in', '/api/auth/login', (phone, place) => ({ type: 'phone', phone, password: `wrong ${place}` })],
  ['new password', '/api/auth/recovery/code', (phone) => ({ purpose: 'reset', type: 'phone', phone })],
  [
    'registration',
    '/api/auth/register/code',
    (phone, place) => ({
      surname: 'Новосёлова',
      firstName: 'Вера',
      phone,
      email: `vera-${phone.slice(2)}-${place}@post.test`,
      agree: true,
      additionalAgree: false,
    }),
  ],
];

/** Promise 4: neither the answers nor their times tell whether a person is registered. */
export const alikeAnswers: Fault = {
  promise: 4,
  name: 'alike-answers',
  guards:
    /^apps\/server\/src\/(?:domains\/identity\/(?:sign-in|.*recovery|.*regist|.*code)|platform\/(?:password|answer-password|limits))/,
  gate: 100,
  all: 2000,
  soak: 2000,
  async act({ house, random, count }) {
    const findings = new Findings();
    const ask = await stranger(house);
    const told: string[] = [];
    for (let sample = 1; sample <= samples; sample += 1) {
      const times = await askInPairs({ house, ask, random, count, findings });
      const doorsTold = doors.map(([name], at) => judge(name, nth(times, at)));
      told.push(doorsTold.map(({ line }) => line).join(', '));
      if (count < pairsToJudge || doorsTold.every(({ alike }) => alike)) break;
      findings.expect(sample < samples, () => `told apart by time, twice: ${told.join('; then ')}`);
    }
    return async () => {
      findings.settle();
      return `${count} pairs at ${doors.length} doors answered alike: ${told.join('; asked again: ')}`;
    };
  },
};

interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

interface Asking {
  readonly house: House;
  readonly ask: Awaited<ReturnType<typeof stranger>>;
  readonly random: Random;
  readonly count: number;
  readonly findings: Findings;
}

/** @returns times in milliseconds, by endpoint */
async function askInPairs({ house, ask, random, count, findings }: Asking): Promise<Times[]> {
  // One phone gets at most one code a minute, so each endpoint has its own people.
  const phones = await knownPhones(house, count * doors.length);
  const times = doors.map((): Times => ({ known: [], unknown: [] }));
  for (let pair = 0; pair < count; pair += 1) {
    if (pair % pairsPerHour === 0)
      await house.db.query(`delete from rate_counters where key like 'code:everyone%'`);
    for (const [at, [name, path, bodyOf]] of doors.entries()) {
      const answers: Record<'known' | 'unknown', string> = { known: '', unknown: '' };
      for (const kind of random.shuffle(['known', 'unknown'] as const)) {
        const own = nth(phones, pair * doors.length + at);
        const phone = kind === 'known' ? own : nobodysLike(own);
        const began = performance.now();
        const answer = await ask(path, bodyOf(phone, pair));
        nth(times, at)[kind].push(performance.now() - began);
        answers[kind] = shown(answer);
      }
      findings.expect(
        answers.known === answers.unknown,
        () => `${name}: ${answers.known}\n  and ${answers.unknown}`,
      );
    }
  }
  return times;
}

function judge(door: string, { known, unknown }: Times) {
  const [one, other] = [median(known), median(unknown)];
  const likely = sameSource(known, unknown);
  return {
    line: `${door} ${one.toFixed(2)} and ${other.toFixed(2)} ms (KS p ${likely.toFixed(3)})`,
    alike: Math.abs(one - other) < gapMs && likely > leastLikely,
  };
}

/** People with a password; one of three has to renew it, and staff have blocked another. */
async function knownPhones({ buyers, db }: House, count: number): Promise<string[]> {
  const people = await buyers(count);
  const hasher = openPasswordHasher({ passes: passwordPasses });
  const hash = await hasher.hash('тихая вода у крыльца').finally(() => hasher.close());
  await db.query(
    `update users set password_hash = $2, password_renew = id % 3 = 1,
       locked_until = case when id % 3 = 2 then now() + interval '1 day' end
     where id = any($1)`,
    [people.map(({ id }) => id), hash],
  );
  return people.map(({ phone }) => phone);
}

/** An unregistered phone that looks the same when masked. */
const nobodysLike = (phone: string): string =>
  `${phone.slice(0, 5)}${String(Number(phone.slice(5)) + 5_000_000).padStart(7, '0')}`;

/** A signed-out browser, each of whose calls comes from an address of its own. */
async function stranger({
  apps: [app],
}: House): Promise<(path: string, body: object) => Promise<WholeAnswer>> {
  const { headers } = await send(app.origin, { path: '/api/session/init?t=1' });
  const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
  const csrf = cookies.find((one) => one.startsWith('novosel_csrf='))?.split('=')[1] ?? '';
  let calls = 0;
  return (path, body) => {
    calls += 1;
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    const own = { cookie: cookies.join('; '), 'x-csrf-token': decodeURIComponent(csrf), origin: app.origin };
    return send(app.origin, { method: 'POST', path, headers: { ...own, 'x-forwarded-for': address }, body });
  };
}

/** What a stranger sees of an answer, without the parts that differ in every answer. */
function shown({ status, text, headers }: WholeAnswer): string {
  const { date: _, 'x-request-id': __, ...seen } = headers;
  return JSON.stringify([status, text, seen]);
}
