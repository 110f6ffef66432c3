import type { Browser } from '../browser.ts';
import type { TestServer } from '../test-server.ts';
import { type ClientSite, locationOf, shopSecret, visit } from './client-site.ts';

type Fields = Record<string, string>;

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

export const asShop = basic('demo-shop', shopSecret);
export const asStranger = basic('demo-shop', 'guess');

let address = 0;

/**
 * Limits per network address are for others to try; the server under test trusts its proxy (TRUST_PROXY=1).
 */
export function elsewhere(): Fields {
  address += 1;
  return { 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` };
}

/** The calls of a site by hand, where a library would be too honest. */
export function siteCalls(server: TestServer, shop: ClientSite) {
  const home = server.context.config.publicUrl;
  const post = (body: Fields, headers: Fields = {}) =>
    fetch(`${home}/oidc/token`, {
      method: 'POST',
      headers: { accept: 'application/json', ...elsewhere(), ...headers },
      body: new URLSearchParams(body),
    });
  return {
    post,
    redeem: (body: Fields) => post(body, asShop),
    refresh: (token: string) => post({ grant_type: 'refresh_token', refresh_token: token }, asShop),
    /** Tokens of an answer. */
    read: async (answer: Response = new Response('{}')) => {
      const { access_token = '', refresh_token = '' } = (await answer.json()) as Fields;
      return { access: access_token, refresh: refresh_token };
    },
    /** A code that waits to be redeemed, with what redeems it. */
    async waitingCode(browser: Browser): Promise<Fields & { code: string }> {
      const { url, verifier } = await shop.begin();
      const back = new URL(await locationOf(visit(url, browser, elsewhere())));
      return {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: shop.redirectUri,
        code_verifier: verifier,
      };
    },
    /** 200 while an access token opens its person's data. */
    userInfo: async (accessToken: string): Promise<number> => {
      const headers = { authorization: `Bearer ${accessToken}`, ...elsewhere() };
      return (await fetch(`${home}/oidc/me`, { headers })).status;
    },
  };
}
