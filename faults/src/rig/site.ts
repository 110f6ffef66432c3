import { createHash, randomBytes } from 'node:crypto';
import { send, type WholeAnswer } from '@novosel/testing/http.ts';
import type { Person } from '@novosel/testing/people.ts';
import type pg from 'pg';
import { tokenHash } from '../../../apps/server/src/domains/identity/sessions/tokens.ts';

const clientId = 'trial-site';
const secret = 'trial-site-secret';
const back = 'https://site.test/callback';

/** An authorization code as the site holds it, with what redeems it. */
export interface Code {
  readonly code: string;
  readonly verifier: string;
}

let address = 0;

/** A site calls from one address for all its people; an attacker comes from many. */
function elsewhere(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `10.200.${(address >> 8) & 255}.${address & 255}` };
}

/** Registers a site of the developer's own, which signs people in without asking them. */
export async function registerSite(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into oauth_clients (client_id, name, redirect_uri, base_url, login_url, logout_url, domain, secret_hash, first_party)
     values ($1, 'Сайт', $2, 'https://site.test', 'https://site.test/login', 'https://site.test/logout', 'site.test', $3, true)
     on conflict do nothing`,
    [clientId, back, tokenHash(secret)],
  );
}

/** A person's browser asks in the background whether he is signed in (`prompt=none`). */
export async function askSilently(
  origin: string,
  { cookie }: Person,
): Promise<{ readonly answer: WholeAnswer; readonly verifier: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid profile',
    prompt: 'none',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const answer = await send(origin, {
    path: `/oidc/auth?${query}`,
    headers: { ...elsewhere(), accept: 'text/html', cookie: `__Host-novosel=${cookie}` },
  });
  return { answer, verifier };
}

/** The parameters with which a browser returns to the site; undefined when it goes elsewhere. */
export function backAtSite({ status, headers }: WholeAnswer): URLSearchParams | undefined {
  const { location = '' } = headers;
  if (![302, 303].includes(status) || !location.startsWith(`${back}?`)) return undefined;
  return new URL(location).searchParams;
}

export const redeem = (origin: string, { code, verifier }: Code): Promise<WholeAnswer> =>
  send(origin, {
    method: 'POST',
    path: '/oidc/token',
    headers: {
      ...elsewhere(),
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    },
    form: { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: back },
  });

/** @returns the answer to the call that names the owner of an access token */
export const whoIs = async (origin: string, access: string): Promise<WholeAnswer> =>
  send(origin, { path: '/oidc/me', headers: { ...elsewhere(), authorization: `Bearer ${access}` } });
