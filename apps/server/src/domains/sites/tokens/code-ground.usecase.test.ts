import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import { type ClientSite, openSite, startListening } from '../../../../test/sites/client-site.ts';
import { siteCalls } from '../../../../test/sites/site-calls.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let shop: ClientSite;
let calls: ReturnType<typeof siteCalls>;
beforeAll(async () => {
  server = await startListening({ TRUST_PROXY: '1' });
  shop = await openSite(server);
  calls = siteCalls(server, shop);
});
afterAll(() => server.close());

const run = (text: string) => server.context.db.execute(sql.raw(text));
const site = (change: string) => () =>
  run(`update oauth_clients set ${change} where client_id = 'demo-shop'`);
const hisSession = (change: string) => (person: MadePerson) =>
  run(`update sessions set ${change} where user_id = ${person.id}`);
const kept = (kind: string, change: string) => (person: MadePerson) =>
  run(`update oidc_payloads set ${change} where kind = '${kind}' and account_id = ${person.id}`);

type Act = (person: MadePerson, browser: Browser) => Promise<unknown>;

const changes: [string, Act, Act?][] = [
  ['the site has a new name', site(`name = 'Другой'`), site(`name = 'Магазин'`)],
  ['the site was blocked', site('blocked_at = now()'), site('blocked_at = null')],
  [
    'the site has a new secret',
    site(`secret_hash = reverse(secret_hash)`),
    site(`secret_hash = reverse(secret_hash)`),
  ],
  ['the person has left', (_, browser) => browser.post('/api/auth/logout')],
  ['the person has left everywhere', (_, browser) => browser.post('/api/users/sessions/end', {})],
  [
    'the person has disconnected the site',
    (_, browser) => browser.post('/api/users/sites/demo-shop/forget', {}),
  ],
  [
    'staff has closed the account',
    ({ id }) => run(`update users set locked_until = now() + interval '1 day' where id = ${id}`),
  ],
  ['the session was not used for half an hour', hisSession(`seen_at = now() - interval '31 minutes'`)],
  ['the session has come to its end', hisSession('expires_at = now()')],
  ['the session is of another door', hisSession(`door = 'office'`)],
  ['the consent has run out', kept('Grant', 'expires_at = now()')],
  [
    'the consent says something else',
    kept('Grant', `payload = jsonb_set(payload, '{openid,scope}', '"openid"')`),
  ],
  [
    'nobody is signed in there any more',
    kept('Session', `payload = payload #- '{authorizations,demo-shop}'`),
  ],
];

describe('a code of a repeated sign-on is exchanged without a question before, and for nothing when', () => {
  it.each(changes)('%s (promises 8, 13)', async (_, change, back) => {
    const person = await makePerson(server);
    const browser = await person.signIn();
    await shop.signIn(browser);
    const given = () =>
      run(`select kind from oidc_payloads where account_id = ${person.id} and kind like '%Token'`);
    const [body, twin] = [await calls.waitingCode(browser), await calls.waitingCode(browser)];
    const before = (await given()).rows.length;

    expect((await calls.redeem(twin)).status).toBe(200);
    await change(person, browser);
    expect([400, 401]).toContain((await calls.redeem(body)).status);
    expect((await given()).rows.length).toBeLessThanOrEqual(before + 2);
    if (back) await back(person, browser);
    expect((await calls.redeem(body)).status).toBe(400);
  });
});
