import { OidcClient, type OidcClientSettings } from 'oidc-client-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { locationOf, startListening, subjectAt, visit } from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';

const back = 'https://lamps.test/back';
const bye = 'https://lamps.test/bye';

let server: TestServer;
let home: string;
let settings: OidcClientSettings;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startListening();
  home = server.context.config.publicUrl;
  const admin = await enterDesk(server, 'admin');
  const told = await admin.post('/api/office/sites', {
    clientId: 'lamps',
    confidential: true,
    name: 'Лампы',
    domain: 'lamps.test',
    baseUrl: 'https://lamps.test/',
    loginUrl: 'https://lamps.test/login',
    logoutUrl: 'https://lamps.test/logout',
    redirectUris: [back],
    postLogoutUri: bye,
    backchannelUrl: null,
    firstParty: true,
    scopes: ['profile', 'phone'],
  });
  settings = {
    authority: `${home}/oidc`,
    client_id: 'lamps',
    client_secret: (told.body.data as unknown as { secret: string }).secret,
    client_authentication: 'client_secret_basic',
    redirect_uri: back,
    post_logout_redirect_uri: bye,
    scope: 'openid phone',
    loadUserInfo: true,
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  browser = await person.signIn();
});

/** The person follows the site's link and returns. */
async function signIn(client: OidcClient) {
  const { url } = await client.createSigninRequest({ nonce: 'kept-by-the-site' });
  const returned = await locationOf(visit(url, browser));
  return { returned, answer: await client.processSigninResponse(returned, {}, false) };
}

const stateOf = ({
  id_token = '',
  refresh_token = '',
  profile,
}: Awaited<ReturnType<typeof signIn>>['answer']) => ({
  id_token,
  refresh_token,
  scope: 'openid phone',
  profile,
  session_state: null,
});

describe('a second stock library, of another make, goes the whole way (promises 13, 15, 16, 19)', () => {
  it('sign-in with PKCE, who it is from the ID token and userinfo', async () => {
    const { answer } = await signIn(new OidcClient(settings));
    expect(answer.profile).toMatchObject({
      sub: await subjectAt(server, 'lamps', person.id),
      aud: 'lamps',
      phone_number: person.phone,
      phone_number_verified: true,
    });
    expect(answer.token_type).toBe('Bearer');
  });

  it('a refresh gives a new token; the former one, shown later, takes all with it', async () => {
    const client = new OidcClient(settings);
    const { answer } = await signIn(client);
    const second = await client.useRefreshToken({ state: stateOf(answer) });
    expect(second.refresh_token).not.toBe(answer.refresh_token);
    expect(second.profile.sub).toBe(answer.profile.sub);
    server.clock.advance(11);
    await expect(client.useRefreshToken({ state: stateOf(answer) })).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.useRefreshToken({ state: stateOf(second) })).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('a way back that is shown twice is refused', async () => {
    const client = new OidcClient(settings);
    const { returned } = await signIn(client);
    await expect(client.processSigninResponse(returned, {}, false)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('leaving ends the session of the cabinet and comes back with the site’s state', async () => {
    const client = new OidcClient(settings);
    const { answer } = await signIn(client);
    const { url } = await client.createSignoutRequest({
      id_token_hint: answer.id_token ?? '',
      state: { cart: 5 },
    });
    const returned = await locationOf(visit(url, browser));
    expect(returned).toMatch(`${bye}?state=`);
    expect((await client.processSignoutResponse(returned)).userState).toEqual({ cart: 5 });
    expect(await sessionState(browser)).toBe('403 SESSION_REVOKED');
  });

  it('a token that it gives back opens nothing (RFC 7009)', async () => {
    const client = new OidcClient(settings);
    const { answer } = await signIn(client);
    await client.revokeToken(answer.access_token, 'access_token');
    const headers = { authorization: `Bearer ${answer.access_token}` };
    expect((await fetch(`${home}/oidc/me`, { headers })).status).toBe(401);
  });
});
