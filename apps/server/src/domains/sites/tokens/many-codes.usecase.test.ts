import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { type ClientSite, openSite, startListening } from '../../../../test/sites/client-site.ts';
import { manyGrants } from '../../../../test/sites/many-grants.ts';
import { asShop, elsewhere, siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';

const { codes, refreshTokens: refreshes } = figures;
/** Codes live for a minute. */
const codesAtOnce = 500;
const twins = 8;
/** Codes or tokens tried in parallel, each by eight calls. */
const abreast = 6;
const minutes = 60_000;

let server: TestServer;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
let browser: Browser;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  shop = await openSite(server);
  calls = siteCalls(server, shop);
  browser = await (await makePerson(server)).signIn();
});
afterAll(() => server.close());

/** A call of the site without a socket: the measurement is of the provider, not of a loopback. */
async function ask(body: Record<string, string>) {
  const { statusCode, body: text } = await server.cabinet.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { ...asShop, ...elsewhere(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });
  return { status: statusCode, ...(JSON.parse(text) as { access_token?: string; refresh_token?: string }) };
}
type Answer = Awaited<ReturnType<typeof ask>>;

const refresh = (token: string) => ask({ grant_type: 'refresh_token', refresh_token: token });
const eight = (act: () => Promise<Answer>) => Promise.all(Array.from({ length: twins }, act));

/** Runs `act` for each, some in parallel. */
async function forAll<Thing>(things: readonly Thing[], act: (thing: Thing, at: number) => Promise<void>) {
  let next = 0;
  const work = async () => {
    for (let at = next++; at < things.length; at = next++) await act(things[at] as Thing, at);
  };
  await Promise.all(Array.from({ length: abreast }, work));
}

const grantsAlive = async (grants: readonly string[]): Promise<number> => {
  const { rows } = await server.context.pool.query(
    `select count(*)::int as alive from oidc_payloads where kind = 'Grant' and id = any($1)`,
    [grants],
  );
  return rows[0].alive;
};

describe('codes and tokens of many at once', () => {
  it(`of ${codes} codes, each redeemed by ${twins} at once, each is good exactly once, and the second use has killed what it gave (promise 13)`, {
    timeout: 8 * minutes,
  }, async () => {
    const wrong: string[] = [];
    const opened: string[] = [];
    for (let done = 0; done < codes; done += codesAtOnce) {
      const { code: given, ...rest } = await calls.waitingCode(browser);
      const made = await manyGrants(server, { kind: 'AuthorizationCode', given, count: codesAtOnce });
      await forAll(made.shown, async (code, at) => {
        const answers = await eight(() => ask({ ...rest, code }));
        const told = answers.map(({ status }) => status).sort();
        if (told.join() !== [200, ...Array(twins - 1).fill(400)].join()) wrong.push(told.join());
        const { access_token = '' } = answers.find(({ status }) => status === 200) ?? {};
        if (at % 50 === 0 && (await calls.userInfo(access_token)) !== 401) opened.push(code);
      });
      expect(await grantsAlive(made.grants)).toBe(0);
    }
    expect([wrong, opened]).toEqual([[], []]);
  });

  it(`of ${refreshes} refresh tokens, each shown by ${twins} at once, each has one successor, the same for all; shown after ten seconds it kills its family (promise 15)`, {
    timeout: 5 * minutes,
  }, async () => {
    const given = (await shop.signIn(browser)).refresh_token ?? '';
    const { shown, grants } = await manyGrants(server, { kind: 'RefreshToken', given, count: refreshes });
    const successors: string[] = [];
    const wrong: string[] = [];
    await forAll(shown, async (token, at) => {
      const answers = await eight(() => refresh(token));
      const next = new Set(answers.map(({ status, refresh_token }) => `${status} ${refresh_token}`));
      const [only = ''] = next;
      if (next.size !== 1 || !only.startsWith('200 ')) wrong.push([...next].join());
      successors[at] = only.slice(4);
    });
    expect(wrong).toEqual([]);
    expect(new Set(successors).size).toBe(refreshes);
    expect(await grantsAlive(grants)).toBe(refreshes);
    server.clock.advance(11);
    await forAll(shown, async (token, at) => {
      const replay = await refresh(token);
      const after = await refresh(successors[at] ?? '');
      if (replay.status !== 400 || after.status !== 400) wrong.push(`${replay.status} ${after.status}`);
    });
    expect(wrong).toEqual([]);
    expect(await grantsAlive(grants)).toBe(0);
  });
});
