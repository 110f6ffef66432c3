import { fetchUserInfo } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { tokenHash } from '../../identity/public.ts';
import { keepSite } from '../clients/clients.repo.ts';

const secret = 'a-secret-of-a-test';
const backs = ['https://one.test/back', 'https://other.test/back'];

let server: TestServer;
let sites: Record<'fresh' | 'second' | 'old', ClientSite>;
beforeAll(async () => {
  server = await startListening();
  const kept = async (clientId: string, more: object = {}) => {
    const [redirectUri = '', ...moreRedirectUris] = backs;
    const addresses = { baseUrl: redirectUri, loginUrl: redirectUri, logoutUrl: redirectUri };
    const named = { clientId, name: clientId, domain: 'one.test', secretHash: tokenHash(secret) };
    await keepSite(server.context.db, {
      ...named,
      ...addresses,
      redirectUri,
      moreRedirectUris,
      firstParty: true,
      ...more,
    });
    return openSite(server, { clientId, secret, redirectUri });
  };
  sites = { fresh: await kept('fresh'), second: await kept('second'), old: await kept('old') };
  await server.context.pool.query(`update oauth_clients set subject_key = null where client_id = 'old'`);
});
afterAll(() => server.close());

const scope = 'openid';

describe('the name by which a site knows a person', () => {
  it('is the same at every sign-in, another at each site, and says nothing of the row', async () => {
    const [person, other] = [await makePerson(server), await makePerson(server)];
    const subjects = async (site: ClientSite, { signIn }: typeof person) => {
      const tokens = await site.signIn(await signIn(), { scope });
      const { sub = '' } = tokens.claims() ?? {};
      expect(await fetchUserInfo(site.config, tokens.access_token, sub)).toEqual({ sub });
      return sub;
    };
    const [first, again] = [await subjects(sites.fresh, person), await subjects(sites.fresh, person)];
    expect(again).toBe(first);
    expect(first).toMatch(/^[\w-]{43}$/);
    const all = [first, await subjects(sites.second, person), await subjects(sites.fresh, other)];
    expect(new Set(all).size).toBe(3);
  });

  it('stays the row number at a site that was registered before', async () => {
    const person = await makePerson(server);
    const tokens = await sites.old.signIn(await person.signIn(), { scope });
    expect(tokens.claims()?.sub).toBe(String(person.id));
  });

  it.each(['fresh', 'old'] as const)('is what an ID token of the %s site is compared by', async (name) => {
    const site = sites[name];
    const [person, other] = [await makePerson(server), await makePerson(server)];
    const browser = await person.signIn();
    const { id_token = '' } = await site.signIn(browser, { scope });
    const { id_token: others = '' } = await site.signIn(await other.signIn(), { scope });
    const asked = async (hint: string) => {
      const { url } = await site.begin({ scope, prompt: 'none', id_token_hint: hint });
      return new URL(await locationOf(visit(url, browser))).searchParams.get('error');
    };
    expect([await asked(id_token), await asked(others)]).toEqual([null, 'login_required']);
    const leave = (hint: string) =>
      locationOf(visit(`${server.context.config.publicUrl}/oidc/session/end?id_token_hint=${hint}`, browser));
    expect(await leave(others)).toMatch(/\/logout$/);
    expect((await browser.get('/api/users')).status).toBe(200);
    await leave(id_token);
    expect((await browser.get('/api/users')).status).not.toBe(200);
  });
});
