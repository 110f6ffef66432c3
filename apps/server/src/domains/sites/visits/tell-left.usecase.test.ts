import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../../test/outside.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { openSite, startListening, visit } from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepSite } from '../clients/clients.repo.ts';
import { workSites } from './tell-left.ts';

const secret = 'a-secret-of-the-listener';
const redirectUri = 'https://listener.test/back';

let server: TestServer;
let site: Server;
/** Notifications that the site received, and how it answers. */
let told: string[] = [];
let answers = 200;
beforeAll(async () => {
  server = await startListening();
  site = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    told.push(new URLSearchParams(body).get('logout_token') ?? '');
    response.writeHead(answers).end();
  }).listen(0, '127.0.0.1');
  await until(() => site.listening);
  await keepSite(server.context.db, {
    clientId: 'listener',
    name: 'Слушатель',
    domain: 'listener.test',
    baseUrl: 'https://listener.test/',
    redirectUri,
    loginUrl: 'https://listener.test/login',
    logoutUrl: 'https://listener.test/logout',
    backchannelUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}/left`,
    secretHash: tokenHash(secret),
    firstParty: true,
  });
  await workSites(server.context);
});
afterAll(async () => {
  site.close();
  await server.close();
});
beforeEach(() => {
  told = [];
  answers = 200;
});

async function signedIn() {
  const person = await makePerson(server);
  const browser = await person.signIn();
  const listener = await openSite(server, { clientId: 'listener', secret, redirectUri });
  const tokens = await listener.signIn(browser, { scope: 'openid' });
  return { person, browser, listener, tokens, sid: tokens.claims()?.sid };
}

describe('a site is told that a person has left (OpenID Connect Back-Channel Logout)', () => {
  it('by a token that it can check, when he leaves the cabinet', async () => {
    const { person, browser, listener, sid } = await signedIn();
    await browser.post('/api/auth/logout');
    await until(() => told.length === 1);
    const issuer = `${server.context.config.publicUrl}/oidc`;
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
    const { payload } = await jwtVerify(told[0] ?? '', keys, {
      issuer,
      audience: 'listener',
      typ: 'logout+jwt',
    });
    expect(payload).toMatchObject({
      sub: await listener.subjectOf(person),
      sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(payload).not.toHaveProperty('nonce');
  });

  it('when he ends that one session from another device, and not when he ends another', async () => {
    const { person, browser } = await signedIn();
    const other = await person.signIn();
    await other.post('/api/auth/logout');
    const list = await browser.get('/api/users/sessions');
    const [own] = (list.body.data as unknown as { items: { id: string }[] }).items;
    await (await person.signIn()).post(`/api/users/sessions/${own?.id}/end`, {});
    await until(() => told.length > 0);
    expect(told).toHaveLength(1);
  });

  it('when he leaves another site: leaving one leaves all, and what it was given opens nothing', async () => {
    const { browser, listener, tokens } = await signedIn();
    const shop = await openSite(server);
    const { id_token = '' } = await shop.signIn(browser);
    const home = server.context.config.publicUrl;
    await visit(`${home}/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token })}`, browser);
    await until(() => told.length === 1);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${home}/oidc/me`, { headers })).status).toBe(401);
    await expect(refreshTokenGrant(listener.config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('when he forgets the site', async () => {
    const { browser } = await signedIn();
    await browser.post('/api/users/sites/listener/forget', {});
    await until(() => told.length === 1);
  });

  it('a site that does not answer is asked again, and at last it is on record that it was not told', async () => {
    answers = 500;
    const { person, browser, listener } = await signedIn();
    await browser.post('/api/auth/logout');
    // Notifications left by an earlier attempt of this test come as well.
    const sub = await listener.subjectOf(person);
    const own = () => told.filter((token) => decodeJwt(token).sub === sub);
    const patience = 20;
    for (let tries = 1; tries <= 5; tries += 1)
      await until(async () => {
        await makeDue(person.id);
        return own().length >= tries;
      }, patience).catch(async (cause) => {
        throw new Error(`try ${tries}: ${JSON.stringify(await jobsNow())}`, { cause });
      });
    await until(async () => {
      const { rows } = await server.context.pool.query(
        `select details from audit_records where action = 'sites.not-told' and subject = 'site:listener'`,
      );
      return rows.some(({ details }) => details.userId === person.id);
    }, patience);
    expect(own()).toHaveLength(5);
  });
});

/** Ends the pause before the next attempt, which the job queue measures by the database's clock. */
async function makeDue(userId: number): Promise<void> {
  await server.context.pool.query(
    `update jobs.job set start_after = now()
     where name = 'site.tell-left' and state = 'created' and start_after > now() and data ->> 'userId' = $1`,
    [String(userId)],
  );
}

/** The content of the queue, for the message of a failure. */
async function jobsNow(): Promise<unknown[]> {
  const { rows } = await server.context.pool.query(
    `select state, data ->> 'tries' as tries, start_after, completed_on, output, now() as now
     from jobs.job where name = 'site.tell-left' order by created_on desc limit 4`,
  );
  return rows;
}
