import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '@novosel/testing/http.ts';
import { type BenchHouse, demoPassword, demoPhone, pidOf } from './rig/bench-house.ts';
import { load } from './rig/load.ts';
import { median } from './rig/numbers.ts';
import { atLeast, msAtMost, type Result, within } from './rig/result.ts';

const signIns = 60;
const warming = 5;
const rounds = 5;
const seconds = 3;
const stormers = 24;
/** Promise 1: so many sign-ins at once; two are hashed, 32 wait, the rest is refused. */
const crowd = 100;
const crowdedRounds = 3;
/** Reads per second beside such a crowd: people who look at their pages, not a second flood. */
const calm = 200;

/**
 * Compares the sign-in of a person in his own browser with the bare hash and session of the same parameters.
 */
export async function signInCost(house: BenchHouse): Promise<Result[]> {
  const visit = await openVisit(house);
  await visit.enterOnce('10.9.255.1');
  const ours: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < signIns + warming; turn += 1) {
    const one = await timed(() => visit.signIn(`10.9.${turn}.1`));
    const other = await timed(() =>
      send(house.floor.origin, {
        method: 'POST',
        path: '/sign-in',
        body: { phone: demoPhone, password: demoPassword },
      }),
    );
    if (turn < warming) continue;
    ours.push(one);
    bare.push(other);
  }
  return [msAtMost(1.1, 'Sign-in beside the bare hash and session', ours, bare)];
}

/**
 * Measures reads of signed-in people while strangers and owners try passwords as fast as they can (promise
 * 1).
 */
export async function storm(house: BenchHouse): Promise<Result[]> {
  const readers = await house.people(200);
  const requests = readers.map(({ headers }) => ({ path: '/api/flats/counters', headers }));
  const asked = { origin: house.server.origin, pid: pidOf(house.server), requests, seconds };
  const visit = await openVisit(house);
  let [tries, hashed, refused] = [0, 0, 0];
  /** Measures the reads while so many sign-ins are under way. */
  const readUnder = async (atOnce: number, perSecond?: number) => {
    const stop = raise(atOnce, async () => {
      tries += 1;
      const address = `10.8.${(tries >> 8) & 255}.${tries & 255}`;
      // Owners, and strangers who try a new person each time: each try costs a hash, and no limit stops them.
      const owner = `790000000${String(1 + (tries % 11)).padStart(2, '0')}`;
      const phone = tries % 2 === 0 ? owner : `7902${tries + 1_000_000}`;
      const { status } = await visit.signIn(address, phone);
      if (status === 200) hashed += 1;
      else refused += 1;
    });
    await sleep(300);
    const stormy = await load(perSecond ? { ...asked, perSecond } : asked);
    await stop();
    return stormy;
  };
  const hashedASecond = (of: number) => (hashed / of / (seconds + 0.3)).toFixed(0);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await load(asked);
    ratios.push((await readUnder(stormers)).perSecond / quiet.perSecond);
  }
  const beside = atLeast(0.5, {
    what: 'Signed-in reads under a storm of sign-ins, beside a quiet hour',
    ratio: median(ratios),
    note: `${stormers} at once, ${hashedASecond(rounds)} passwords hashed a second`,
  });
  [hashed, refused] = [0, 0];
  const waits: number[] = [];
  for (let round = 0; round < crowdedRounds; round += 1) waits.push((await readUnder(crowd, calm)).p95Ms);
  const figures = `${hashedASecond(crowdedRounds)} passwords hashed a second, ${Math.round((refused / (hashed + refused)) * 100)} of 100 tries refused and made again at once`;
  return [
    beside,
    within(300, {
      what: `Signed-in reads under ${crowd} sign-ins at once, 95 of 100 answered within`,
      ms: median(waits),
      note: `${calm} reads a second; ${figures}; the middle of ${crowdedRounds}, ${Math.min(...waits).toFixed(0)} to ${Math.max(...waits).toFixed(0)}`,
    }),
  ];
}

async function timed(act: () => Promise<{ status: number; text: string }>): Promise<number> {
  const began = performance.now();
  const answer = await act();
  if (answer.status !== 200 || !answer.text.includes('"result":true'))
    throw new Error(`a sign-in was answered ${answer.status} ${answer.text}`);
  return performance.now() - began;
}

/** Keeps so many tries under way. @returns the function that ends them */
function raise(atOnce: number, attempt: () => Promise<void>): () => Promise<void> {
  let on = true;
  const running = Array.from({ length: atOnce }, async () => {
    while (on) await attempt();
  });
  return async () => {
    on = false;
    await Promise.all(running);
  };
}

/** A browser before sign-in: its guest cookie and CSRF token. */
async function openVisit({ server, cabinet }: BenchHouse) {
  let cookies = await cookiesOf(`${server.origin}/api/session/init?t=1`);
  const csrf = /novosel_csrf=([^;]+)/.exec(cookies)?.[1] ?? '';
  const signIn = (address: string, phone = demoPhone) =>
    send(server.origin, {
      method: 'POST',
      path: '/api/auth/login',
      headers: {
        cookie: cookies,
        'x-csrf-token': decodeURIComponent(csrf),
        origin: cabinet,
        'x-forwarded-for': address,
      },
      body: { type: 'phone', phone, password: demoPassword },
    });
  return {
    signIn,
    /** Signs the person in once in this browser: a sign-in on a new device sends him a letter each time. */
    async enterOnce(address: string): Promise<void> {
      const { headers } = await signIn(address);
      const device = headers['set-cookie']?.find((one) => one.includes('_device='))?.split(';')[0];
      if (!device) throw new Error('the browser was not marked');
      cookies = [cookies, device].join('; ');
    },
  };
}

function cookiesOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, (response) => {
      response.resume();
      const set = response.headers['set-cookie'] ?? [];
      resolve(set.map((cookie) => cookie.split(';')[0]).join('; '));
    })
      .on('error', reject)
      .end();
  });
}
