import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { lastCode } from '../../../../test/last-sms.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { copyOf, type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await enterDesk(server, 'admin');
});
afterAll(() => server.close());

const dead = '403 SESSION_REVOKED';
const devices = figures.racingDevices;
const each = 5;

/** A code for a new password, requested before the race begins. */
async function readyToReset({ phone }: MadePerson): Promise<() => Promise<{ status: number }>> {
  const who = { type: 'phone', phone };
  await server.browser().post('/api/auth/recovery/code', { purpose: 'reset', ...who });
  const code = await lastCode(server);
  const password = 'тихая вода у крыльца';
  return () => server.browser().post('/api/auth/recovery/password', { ...who, code, password });
}

const ends: readonly (readonly [
  string,
  (person: MadePerson) => Promise<() => Promise<{ status: number }>>,
])[] = [
  ['a changed password', readyToReset],
  [
    'a block by staff',
    async ({ id }) =>
      () =>
        admin.post(`/api/office/people/${id}/close`, { reason: 'Просьба владельца по телефону' }),
  ],
  [
    'leaving everywhere',
    async (person) => {
      const here = await person.signIn();
      return () => here.post('/api/users/sessions/end', {});
    },
  ],
  [
    'the present password given for a new one',
    async (person) => {
      const here = await person.signIn();
      const change = { password: 'novosel-demo', newPassword: 'тихая вода у крыльца' };
      return () => here.post('/api/users/password', change);
    },
  ],
];

/** Requests another bearer token and uses it if there is one. */
async function renew(browser: Browser): Promise<void> {
  const { body } = await browser.post('/api/session/token');
  browser.bearer = (body.data as { token?: string | null } | undefined)?.token ?? browser.bearer;
}

it.each(ends)(
  `[promise 8] %s: of ${devices * each} renewals on ${devices} devices that race with it, none survives`,
  {
    timeout: 120_000,
  },
  async (_, prepare) => {
    const person = await makePerson(server);
    const end = await prepare(person);
    const signedIn: Browser[] = [];
    for (let device = 0; device < devices; device += 10)
      signedIn.push(
        ...(await Promise.all(Array.from({ length: Math.min(10, devices) }, () => person.signIn()))),
      );
    const copies = signedIn.flatMap((browser) => Array.from({ length: each }, () => copyOf(server, browser)));
    const half = Math.floor(copies.length / 2);
    // Some renewals are in progress when the sessions end, the others begin after that.
    const racing = copies.slice(0, half).map(renew);
    const ended = end();
    racing.push(...copies.slice(half).map(renew));
    const [{ status }] = await Promise.all([ended, ...racing]);
    expect(status).toBe(200);
    const states: string[] = [];
    for (let from = 0; from < copies.length; from += 25)
      states.push(...(await Promise.all(copies.slice(from, from + 25).map(sessionState))));
    expect(new Set(states)).toEqual(new Set([dead]));
    expect(states).toHaveLength(devices * each);
  },
);
