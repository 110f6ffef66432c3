import { randomBytes } from 'node:crypto';
import { openProgram } from '@novosel/testing/program.ts';
import { type BenchHouse, demoPassword } from './rig/bench-house.ts';
import { median } from './rig/numbers.ts';
import { atLeast, type Result } from './rig/result.ts';
import { begin, say, siteRound } from './rig/site-round.ts';

const port = 4628;
const browsers = 8;
const rounds = 5;
const seconds = 3;

/** Compares a signed-in person's sign-in to a client site with the same library alone in memory. */
export async function singleSignOn(house: BenchHouse): Promise<Result[]> {
  const bare = openProgram({
    name: 'bare-provider',
    entry: 'bench/src/floor/bare-provider.ts',
    health: `http://127.0.0.1:${port}/health/ready`,
    env: { PORT: String(port) },
    logs: house.logs,
    flags: [],
  });
  await bare.start();
  try {
    const ours = { origin: house.server.origin, at: '/oidc' };
    const other = { origin: bare.origin, at: '' };
    const [own, bares] = [await enterOurs(house), await enterBare(other)];
    const ratios: number[] = [];
    const rates: [number, number][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await perSecond(own, (headers) => siteRound(ours, headers));
      const two = await perSecond(bares, (headers) => siteRound(other, headers));
      // The first round only warms up both.
      if (round === 0) continue;
      ratios.push(one / two);
      rates.push([one, two]);
    }
    const of = (at: 0 | 1) => median(rates.map((pair) => pair[at])).toFixed(0);
    return [
      atLeast(0.6, {
        what: 'A repeated single sign-on round, rate beside the bare library in memory',
        ratio: median(ratios),
        note: `${of(0)} against ${of(1)} a second, ${browsers} browsers`,
      }),
    ];
  } finally {
    await bare.stop();
  }
}

type Headers = Record<string, string>;

/** Each browser makes one round after another, as fast as it gets answers. */
async function perSecond(all: readonly Headers[], act: (headers: Headers) => Promise<void>): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    all.map(async (headers) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        // The product limits the sign-ins of an IP address; one browser of the bench stands for many people.
        const from = `10.${randomBytes(1)[0]}.${randomBytes(1)[0]}.${turn % 250}`;
        await act({ ...headers, 'x-forwarded-for': from });
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

const cookiesOf = (set: readonly string[] = []) => set.map((one) => one.split(';')[0] ?? '');

/** Signs demo buyers in by the calls of the sign-in page. */
async function enterOurs({ server, cabinet }: BenchHouse): Promise<Headers[]> {
  const all: Headers[] = [];
  for (let number = 1; number <= browsers; number += 1) {
    const first = cookiesOf((await say(`${server.origin}/api/session/init?t=1`)).headers['set-cookie']);
    const csrf = first.find((one) => one.startsWith('novosel_csrf='))?.split('=')[1] ?? '';
    const answer = await say(`${server.origin}/api/auth/login`, {
      headers: {
        cookie: first.join('; '),
        'x-csrf-token': decodeURIComponent(csrf),
        origin: cabinet,
        'x-forwarded-for': `10.7.0.${number}`,
      },
      form: { type: 'phone', phone: `7900000000${number}`, password: demoPassword },
    });
    const cookie = cookiesOf(answer.headers['set-cookie']).join('; ');
    if (!cookie) throw new Error(`sign-in: ${answer.status} ${answer.text}`);
    all.push({ cookie });
  }
  return all;
}

/** Makes the first round through the bare provider, whose pages answer by themselves. */
async function enterBare(provider: { origin: string; at: string }): Promise<Headers[]> {
  const all: Headers[] = [];
  for (let number = 0; number < browsers; number += 1) {
    const cookies = new Map<string, string>();
    let url: string | undefined = begin(provider).url;
    while (url?.startsWith(provider.origin)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { headers } = await say(url, { headers: { cookie } });
      for (const one of cookiesOf(headers['set-cookie'])) {
        const [name = '', value = ''] = one.split('=');
        cookies.set(name, value);
      }
      url = headers.location && new URL(headers.location, provider.origin).href;
    }
    if (!url?.includes('code=')) throw new Error(`the bare provider did not let in: ${url}`);
    all.push({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  }
  return all;
}
