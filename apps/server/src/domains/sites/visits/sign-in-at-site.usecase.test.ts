import { fetchUserInfo, refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import {
  type ClientSite,
  locationOf,
  openSite,
  startListening,
  visit,
} from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let shop: ClientSite;
let home: string;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  shop = await openSite(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

describe('signing in at the developer’s own site through the cabinet (S1-49, promises 12-17)', () => {
  it('[S1-48] [S1-50] a signed-in buyer is let in at once, and the site reads of him what it asked for', async () => {
    const tokens = await shop.signIn(browser);
    expect(tokens.claims()).toMatchObject({
      sub: await shop.subjectOf(person),
      aud: 'demo-shop',
      iss: `${home}/oidc`,
    });
    expect(await fetchUserInfo(shop.config, tokens.access_token, await shop.subjectOf(person))).toEqual({
      sub: await shop.subjectOf(person),
      name: 'Вера Ёлкина',
      family_name: 'Ёлкина',
      given_name: 'Вера',
      locale: 'ru',
      email: person.email,
      email_verified: true,
      phone_number: person.phone,
      phone_number_verified: true,
    });
  });

  it('[S1-50] whoever comes with the name of a site alone is led to where it begins; an unknown name is told so', async () => {
    const named = (name: string) => visit(`${home}/oidc/auth?client_id=${name}`, browser);
    expect(await locationOf(named('demo-shop'))).toBe('http://localhost:3002/shop/login');
    expect((await named('nobody')).status).toBe(400);
  });

  it('a round of who has been there already is two statements: what is asked is read at once, and what is given is kept only while that stands', async () => {
    await shop.signIn(browser);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    server.context.pool.on('acquire', count);
    await shop.signIn(browser);
    server.context.pool.off('acquire', count);
    expect(statements).toBe(2);
  });

  it('reads no more than its scopes say', async () => {
    const { access_token } = await shop.signIn(browser, { scope: 'openid phone' });
    expect(await fetchUserInfo(shop.config, access_token, await shop.subjectOf(person))).toEqual({
      sub: await shop.subjectOf(person),
      phone_number: person.phone,
      phone_number_verified: true,
    });
  });

  it('reads an address of .рф in the signs of DNS, which every program of mail takes', async () => {
    const owner = await makePerson(server, { email: 'vera@почта.рф' });
    const { access_token } = await shop.signIn(await owner.signIn(), { scope: 'openid email' });
    expect(await fetchUserInfo(shop.config, access_token, await shop.subjectOf(owner))).toMatchObject({
      email: 'vera@xn--80a1acny.xn--p1ai',
    });
  });

  it('[S2.6-06] whoever is not signed in goes to the cabinet’s sign-in with the whole query, and nothing says that he is in', async () => {
    const { url } = await shop.begin();
    const answer = await visit(url, server.browser());
    expect(answer.status).toBe(303);
    expect(await locationOf(answer)).toBe(`${home}/auth${url.search}`);
    expect(answer.headers.getSetCookie().join()).toMatch(/novosel_in=; .*Max-Age=0/);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/novosel_site/);
  });

  it('is told so without a page when it asked for none', async () => {
    const { url } = await shop.begin({ prompt: 'none' });
    expect(await locationOf(visit(url, server.browser()))).toMatch(/callback\?error=login_required/);
  });

  it('[S2.6-06] a person of status 5 is sent to accept his code first, with the whole query (promise 23)', async () => {
    const unconfirmed = await server.buyer('13');
    const { url } = await shop.begin();
    expect(await locationOf(visit(url, unconfirmed))).toBe(`${home}/dashboard${url.search}`);
  });

  it('[S1-50] whoever has frozen his cabinet enters no site, and still leaves', async () => {
    const way = await shop.begin({ scope: 'openid' });
    await browser.post('/api/users/freeze', {});
    expect(await locationOf(visit(way.url, browser))).toBe(`${home}/profile${way.url.search}`);
    const silent = await shop.begin({ prompt: 'none' });
    expect(await locationOf(visit(silent.url, browser))).toMatch(/callback\?error=login_required/);
    expect(await locationOf(visit(`${home}/oidc/session/end`, browser))).toBe(`${home}/logout`);
  });

  it('a refresh token is changed for a new one, and the new tokens work', async () => {
    const first = await shop.signIn(browser);
    const second = await refreshTokenGrant(shop.config, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await fetchUserInfo(shop.config, second.access_token, await shop.subjectOf(person))).toMatchObject(
      {
        sub: await shop.subjectOf(person),
      },
    );
  });
});
