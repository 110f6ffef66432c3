import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { lastCode } from '../../../../test/last-sms.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { addSoftKey, type SoftKey } from '../../../../test/people/soft-authenticator.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, gt, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';

const limited = [429, 'RATE_LIMITED'];
const newPassword = 'тихая вода у крыльца';

/** Everybody in these tests has the same address. */
let server: TestServer;
let before: number;
const newest = async () => {
  const [row] = await server.context.db
    .select({ id: sql<number>`coalesce(max(${auditRecords.id}), 0)::int` })
    .from(auditRecords);
  return row?.id ?? 0;
};
const compared = () =>
  server.context.db.$count(
    auditRecords,
    and(eq(auditRecords.action, 'identity.sign-in-failed'), gt(auditRecords.id, before)),
  );

const wrongAt = (browser: Browser, phone: string) =>
  browser.post('/api/auth/login', { type: 'phone', phone, password: 'wrong' });
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** As many wrong passwords as one address may try, each for another person. */
async function exhaust(send: (place: number) => Promise<{ status: number }>): Promise<void> {
  for (let from = 0; from < 100; from += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => send(from + place)));
    for (const { status } of answers) expect(status).toBe(200);
  }
}

describe('behind an address from which a hundred passwords were wrong at the cabinet (promise 3)', () => {
  let home: Browser;
  let owner: MadePerson;
  let other: MadePerson;
  let key: SoftKey;
  let signedIn: Browser;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await makePerson(server);
    other = await makePerson(server);
    home = await owner.signIn();
    signedIn = await other.signIn();
    key = await addSoftKey(home);
    await home.post('/api/auth/logout');
    home.bearer = undefined;
    before = await newest();
    // A known device is counted separately: nine mistakes of the owner leave a hundred attempts to strangers.
    for (let slip = 0; slip < 9; slip += 1) expect((await wrongAt(home, owner.phone)).status).toBe(200);
    const stranger = server.browser();
    await stranger.get('/api/session/init?t=1');
    await exhaust((place) => wrongAt(stranger, `+7999000${String(place).padStart(4, '0')}`));
  });
  afterAll(() => server.close());

  it('strangers wait, whoever they name, and exactly a hundred of theirs were compared', async () => {
    for (const phone of [owner.phone, other.phone, '+79997776655'])
      expect(told(await wrongAt(server.browser(), phone))).toEqual(limited);
    expect(await compared()).toBe(100 + 9);
  });

  it('a device on which the owner has been lets him in, by his password and by his key', async () => {
    expect(await sessionState(await owner.signIn(demoPassword, home))).toBe('open');
    await home.post('/api/auth/logout');
    home.bearer = undefined;
    type Asked = Parameters<SoftKey['answer']>[0];
    const asked = await home.post('/api/auth/passkey/options', {});
    const { body } = await home.post('/api/auth/passkey', key.answer(asked.body.data as unknown as Asked));
    expect(body.result).toBe(true);
  });

  it('nobody takes the mark of one person for another', async () => {
    expect(told(await wrongAt(home, other.phone))).toEqual(limited);
  });

  it('a browser that was just opened by a code lets its owner in', async () => {
    const browser = server.browser();
    const who = { type: 'phone', phone: owner.phone };
    expect(told(await wrongAt(browser, owner.phone))).toEqual(limited);
    await browser.post('/api/auth/recovery/code', { purpose: 'unlock', ...who });
    const code = await lastCode(server);
    const opened = await browser.post('/api/auth/recovery/unlock', { ...who, code });
    expect(opened.body.result).toBe(true);
    expect(await sessionState(await owner.signIn(demoPassword, browser))).toBe('open');
  });

  it.each([
    ['in the browser of the sign-in', () => signedIn],
    ['in one that has lost the mark of its device', withoutMark],
  ])('whoever is signed in proves himself and changes his password, %s', async (_, open) => {
    const browser = await open();
    const prove = (password: string) => browser.post('/api/session/proof', { password });
    expect(told(await prove('wrong'))).toEqual([422, 'PASSWORD_WRONG']);
    expect((await prove(demoPassword)).body.result).toBe(true);
    const change = await browser.post('/api/users/password', { password: 'wrong', newPassword });
    expect(told(change)).toEqual([422, 'PASSWORD_WRONG']);
  });

  it('a session is no way to guess all the same: ten are compared', async () => {
    const browser = await withoutMark();
    const answers = [];
    for (let guess = 0; guess < 14; guess += 1)
      answers.push((await browser.post('/api/session/proof', { password: `wrong${guess}` })).body.code);
    // The test before made two wrong attempts, in a browser without the cookie.
    expect(answers.filter((code) => code === 'PASSWORD_WRONG')).toHaveLength(8);
    expect(answers.slice(8)).toEqual(Array.from({ length: 6 }, () => 'LOGIN_LOCKED'));
  });

  it('the desk signs its people in, in a browser that it has never seen', async () => {
    const desk = await enterDesk(server, 'manager');
    expect((await desk.get('/api/office/me')).status).toBe(200);
  });

  it('a quarter of an hour later strangers may try again', async () => {
    server.clock.advance(15 * 60 + 1);
    expect((await wrongAt(server.browser(), '+79997776655')).status).toBe(200);
  });

  /** The session of the signed-in browser, without the cookie of a known device. */
  async function withoutMark(): Promise<Browser> {
    const browser = server.browser();
    for (const [name, value] of signedIn.cookies)
      if (!name.includes('device')) browser.cookies.set(name, value);
    browser.bearer = signedIn.bearer;
    return browser;
  }
});

describe('behind an address from which a hundred passwords were wrong at the desk (promise 3)', () => {
  const sign = (browser: Browser, email: string, password: string) =>
    browser.post('/api/office/auth/login', { email, password });
  let known: Browser;
  beforeAll(async () => {
    server = await startTestServer();
    known = await enterDesk(server, 'lawyer');
    await known.post('/api/office/auth/logout');
    known.bearer = undefined;
    const stranger = server.deskBrowser();
    await stranger.get('/api/office/session/init?t=1');
    await exhaust((place) => sign(stranger, `nobody-${place}@post.test`, 'wrong'));
  });
  afterAll(() => server.close());

  it('strangers at the desk wait; its people on their devices and buyers in the cabinet come in', async () => {
    expect(told(await sign(server.deskBrowser(), 'lawyer@demo.test', demoPassword))).toEqual(limited);
    expect((await sign(known, 'lawyer@demo.test', demoPassword)).body.result).toBe(true);
    expect(await sessionState(await server.buyer('07'))).toBe('open');
  });
});
