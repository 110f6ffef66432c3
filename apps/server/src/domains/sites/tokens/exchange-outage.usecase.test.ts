import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { type ClientSite, openSite, startListening, visit } from '../../../../test/sites/client-site.ts';
import { siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
let browser: Browser;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  shop = await openSite(server);
  calls = siteCalls(server, shop);
});
beforeEach(async () => {
  browser = await (await makePerson(server)).signIn();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** The next query with that name fails with an outage after so many milliseconds; later ones succeed. */
function loseOnce(name: string, toldAfter = 0): void {
  const { pool } = server.context;
  const ask = pool.query.bind(pool) as (...asked: unknown[]) => unknown;
  let lost = false;
  vi.spyOn(pool, 'query').mockImplementation(((...asked: unknown[]) => {
    if (lost || (asked[0] as { name?: string }).name !== name) return ask(...asked);
    lost = true;
    return sleep(toldAfter).then(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  }) as never);
}

const comeAgain = async (answer: Response) => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  return answer.text();
};

describe('a database that is lost for a moment (promises 13, 38, 54)', () => {
  it.each([
    ['sites_exchange', 'the first code of a session'],
    ['oidc_exchange_code', 'the first code of a session'],
    ['oidc_exchange_unasked', 'a later one'],
  ])(
    'at %s, which keeps %s: the site is told to come again, and its code is good then',
    async (name, which) => {
      if (which === 'a later one') await shop.signIn(browser);
      const body = await calls.waitingCode(browser);
      loseOnce(name);
      const told = await comeAgain(await calls.redeem(body));
      expect(JSON.parse(told)).toEqual({ error: 'temporarily_unavailable' });
      const { access } = await calls.read(await calls.redeem(body));
      expect(await calls.userInfo(access)).toBe(200);
      expect((await calls.redeem(body)).status).toBe(400);
      expect(await calls.userInfo(access)).toBe(401);
    },
  );

  it('a parallel call of the lost exchange does not spend the code either', async () => {
    const body = await calls.waitingCode(browser);
    // Long enough for the second call to arrive during the first.
    loseOnce('oidc_exchange_code', 1500);
    const answers = await Promise.all([calls.redeem(body), calls.redeem(body)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect((await calls.redeem(body)).status).toBe(200);
  });

  it.each([
    ['ru', 'входить заново не придётся'],
    ['en', 'you stay signed in'],
  ])(
    'a person on his way to a site reads what is the matter (%s), and goes through then',
    async (language, words) => {
      const { url } = await shop.begin();
      loseOnce('sites_entry');
      const page = await comeAgain(await visit(url, browser, { 'accept-language': language }));
      expect(page).toContain(words);
      expect(page).toContain('temporarily_unavailable');
      const again = await visit(url, browser);
      expect(again.headers.get('location')).toContain('code=');
    },
  );
});
