import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { Secret, TOTP } from 'otpauth';
import type { Answer, Browser } from '../browser.ts';
import { lastLetter } from '../last-letter.ts';
import type { TestServer } from '../test-server.ts';

/** What a telephone with this secret shows at the server's moment. */
export const numberOf = (server: TestServer, secret: string, shiftSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + shiftSeconds * 1000,
  });

/** The token of the link in the newest letter. */
export async function linkOf(server: TestServer): Promise<string> {
  const { text = '' } = await lastLetter(server);
  return /\/set-up\/([\w-]+)/.exec(text)?.[1] ?? '';
}

export const staffPassword = 'тихая вода у крыльца';

const staffForm = { surname: 'Ковалёва', name: 'Ольга', roles: ['lawyer'] as StaffRole[] };

/** The calls of an invitation and of its link, each by the one whose turn it is unless another is named. */
export function setUpCalls(house: () => { readonly server: TestServer; readonly admin: Browser }) {
  const guest = () => house().server.deskBrowser();
  return {
    invite: (email: string, by = house().admin) =>
      by.post('/api/office/staff/invitations', { ...staffForm, email }),
    begin: (link: string, password = staffPassword, by = guest()) =>
      by.post(`/api/office/set-up/${link}/begin`, { password }),
    finish: (link: string, ticket: string, code: string, by = guest()) =>
      by.post(`/api/office/set-up/${link}/finish`, { ticket, code }),
  };
}

export const begunOf = (answer: Answer) =>
  answer.body.data as unknown as { ticket: string; secret: string; uri: string };

export interface MadeStaff {
  readonly id: number;
  readonly email: string;
  readonly browser: Browser;
  readonly secret: string;
  readonly codes: readonly string[];
}

let made = 0;

/** A member of staff of its own for a test, made as every other: by an invitation and its link. */
export async function makeStaff(
  server: TestServer,
  admin: Browser,
  roles: readonly StaffRole[] = ['support'],
): Promise<MadeStaff> {
  made += 1;
  const email = `staff${made}-${Math.floor(server.clock.now().getTime())}@work.test`;
  await admin.post('/api/office/staff/invitations', { surname: 'Новикова', name: 'Вера', email, roles });
  const link = await linkOf(server);
  const browser = server.deskBrowser();
  const begun = await browser.post(`/api/office/set-up/${link}/begin`, { password: staffPassword });
  const { ticket, secret } = begun.body.data as unknown as { ticket: string; secret: string };
  const code = numberOf(server, secret);
  const done = await browser.post(`/api/office/set-up/${link}/finish`, { ticket, code });
  const { token, codes } = done.body.data as unknown as { token: string; codes: string[] };
  browser.bearer = token;
  const me = (await browser.get('/api/office/me')).body.data as unknown as { id: number };
  return { id: me.id, email, browser, secret, codes };
}

/** Both steps of the sign-in. @param code of the second; the present number unless given */
export async function enterAs(
  server: TestServer,
  { email, secret }: Pick<MadeStaff, 'email' | 'secret'>,
  { password = staffPassword, code = numberOf(server, secret) } = {},
) {
  const browser = server.deskBrowser();
  const login = await browser.post('/api/office/auth/login', { email, password });
  const ticket = (login.body.data as unknown as { ticket?: string } | undefined)?.ticket;
  if (ticket === undefined) return { browser, answer: login };
  const answer = await browser.post('/api/office/auth/totp', { ticket, code });
  browser.bearer = (answer.body.data as unknown as { token?: string } | undefined)?.token;
  return { browser, answer };
}
