import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { type ClientSite, openSite, startListening } from '../../../../test/sites/client-site.ts';
import { asShop, elsewhere, siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import type { Doors } from '../../../app.ts';

let server: TestServer;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
let browser: Browser;
let nodes: readonly Doors[];
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  nodes = [server, await server.secondNode()];
  shop = await openSite(server);
  calls = siteCalls(server, shop);
  browser = await (await makePerson(server)).signIn();
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
}

async function ask({ cabinet }: Doors, body: Record<string, string>): Promise<Answer> {
  const { statusCode, body: text } = await cabinet.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { ...asShop, ...elsewhere(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });
  return { status: statusCode, ...(JSON.parse(text) as object) };
}

/** Nodes share only the database: neither knows what the other has in progress. */
const atBoth = (body: Record<string, string>) =>
  Promise.all(Array.from({ length: 8 }, (_, at) => ask(nodes[at % 2] as Doors, body)));

describe('at two nodes at once', () => {
  it('a code is good once, and what it gave dies with the second showing (promise 13)', async () => {
    for (let round = 0; round < 25; round += 1) {
      const answers = await atBoth(await calls.waitingCode(browser));
      const told = answers.map(({ status }) => status).sort();
      expect(told).toEqual([200, ...Array<number>(7).fill(400)]);
      const { access_token = '', refresh_token = '' } = answers.find(({ status }) => status === 200) ?? {};
      expect(await calls.userInfo(access_token)).toBe(401);
      expect((await calls.refresh(refresh_token)).status).toBe(400);
    }
  });

  it('a refresh token has one successor, the same for all (promise 15)', async () => {
    let token = (await shop.signIn(browser)).refresh_token ?? '';
    for (let round = 0; round < 25; round += 1) {
      const answers = await atBoth({ grant_type: 'refresh_token', refresh_token: token });
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
      token = answers[0]?.refresh_token ?? '';
    }
  });
});
