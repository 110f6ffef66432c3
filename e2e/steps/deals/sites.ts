import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tokenHash } from '../../../apps/server/src/domains/identity/sessions/tokens.ts';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';

/** The redirect address of a site, to which a person returns with a code. */
export const back = `${addresses.outside}/shop/back`;

/** Fills in the open registration form of a client site at the desk. */
export async function fillSite(desk: Page, clientId: string, name: string): Promise<void> {
  const window = desk.getByRole('dialog', { name: 'Зарегистрировать сайт' });
  await window.getByLabel('Имя в протоколе').fill(clientId);
  await window.getByLabel('Название').fill(name);
  await window.getByLabel('Домен').fill('mebel.test');
  await window.getByLabel('Адрес сайта').fill('https://mebel.test/');
  await window.getByLabel('Адрес входа').fill('https://mebel.test/login');
  await window.getByLabel('Адрес выхода').fill('https://mebel.test/logout');
  await window.getByLabel('Куда возвращать с кодом').fill(back);
}

/** The redirect address of a site that nobody runs: only the address matters. */
export const backToMovers = `${addresses.outside}/shop/movers`;

export async function registerMovers(): Promise<void> {
  await sql(
    `insert into oauth_clients (client_id, name, redirect_uri, base_url, login_url, logout_url, domain)
     values ('movers', 'Переезд без забот', $1, $1, $1, $1, 'movers.test') on conflict do nothing`,
    [backToMovers],
  );
}

/** Makes a site that waits for re-authentication name another person by his ID token. */
export const waitForAnother = (request: string): Promise<unknown> =>
  sql(
    `update oidc_payloads set payload = jsonb_set(payload, '{prompt,reasons}', '["id_token_hint"]')
     where kind = 'Interaction' and id = $1`,
    [tokenHash(request)],
  );

/** The address by which that site asks to sign a person in. */
export function askOfMovers(scope = 'openid profile phone'): string {
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'movers',
    redirect_uri: backToMovers,
    response_type: 'code',
    scope,
    state: 'kept',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${addresses.cabinet}/oidc/auth?${query}`;
}
