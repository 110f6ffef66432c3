import { endpointTable } from '@novosel/contract/wire/table.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { staff, users } from '../identity.tables.ts';
import { openSecret } from './totp-secret.ts';

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  // A code works once, so every test begins with a new one.
  server.clock.advance(61);
  desk = server.deskBrowser();
});

const login = (email: string, password = demoPassword, browser = desk) =>
  browser.post('/api/office/auth/login', { email, password });
const totp = (ticket: string, code: string, browser = desk) =>
  browser.post('/api/office/auth/totp', { ticket, code });

async function ticketOf(role: string): Promise<string> {
  const answer = await login(`${role}@demo.test`);
  return (answer.body.data as unknown as { ticket: string }).ticket;
}

async function codeOf(role: string, shiftSeconds = 0): Promise<string> {
  const [row] = await server.context.db
    .select({ secret: staff.totpSecret })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, `${role}@demo.test`));
  const timestamp = server.clock.now().getTime() + shiftSeconds * 1000;
  return new TOTP({
    secret: Secret.fromBase32(openSecret(server.context.config, row?.secret ?? '')),
  }).generate({ timestamp });
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function enter(role: string): Promise<Browser> {
  const browser = server.deskBrowser();
  const ticket = (
    (await login(`${role}@demo.test`, demoPassword, browser)).body.data as unknown as { ticket: string }
  ).ticket;
  const answer = await totp(ticket, await codeOf(role), browser);
  browser.bearer = (answer.body.data as unknown as { token: string }).token;
  return browser;
}

describe('signing in at the desk', () => {
  it('takes the password, then the number, and opens the desk with the roles of the person', async () => {
    const browser = await enter('manager');
    const me = await browser.get('/api/office/me');
    expect(me.body).toMatchObject({
      result: true,
      data: { name: 'Марина Лебедева', roles: ['manager'], email: 'manager@demo.test' },
    });
  });

  it('opens nothing with the password alone', async () => {
    await ticketOf('manager');
    expect((await desk.get('/api/office/me')).status).toBe(401);
  });

  it('opens nothing of the cabinet', async () => {
    const browser = await enter('support');
    const cabinet = server.browser();
    cabinet.bearer = browser.bearer;
    expect((await cabinet.get('/api/users')).status).toBe(401);
    cabinet.cookies.set('__Host-novosel', browser.cookies.get('__Host-novosel_desk') ?? '');
    expect((await cabinet.get('/api/users')).status).toBe(401);
  });

  it('is a buyer like any other in the cabinet, where the password alone is asked', async () => {
    const cabinet = server.browser();
    const answer = await cabinet.post('/api/auth/login', {
      type: 'email',
      email: 'admin@demo.test',
      password: demoPassword,
    });
    cabinet.bearer = (answer.body.data as unknown as { token: string }).token;
    expect((await cabinet.get('/api/users')).status).toBe(200);
    desk.bearer = cabinet.bearer;
    desk.cookies.set('__Host-novosel_desk', cabinet.cookies.get('__Host-novosel') ?? '');
    const ofStaff = endpointTable.filter(
      ({ owner, name }) => owner.kind === 'staff' && server.bound.has(name),
    );
    expect(ofStaff.length).toBeGreaterThan(5);
    for (const { method, path } of ofStaff) {
      const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const [there, here] = [await desk.send(method, address), await cabinet.send(method, address)];
      expect([method, path, there.status, here.status]).toEqual([method, path, 401, 404]);
    }
  });

  it('answers a buyer with the right password like a wrong one', async () => {
    const [buyer, nobody] = [await login('anna.koroleva@demo.test'), await login('nobody@demo.test')];
    expect(buyer.raw.body).toBe(nobody.raw.body);
    expect(buyer.body).toMatchObject({ result: false, code: 'LOGIN_FAILED' });
  });

  it('refuses a wrong number, and a ticket after five tries', async () => {
    const ticket = await ticketOf('lawyer');
    const code = await codeOf('lawyer');
    for (let i = 0; i < 5; i += 1) {
      const answer = await totp(ticket, wrong(code));
      expect([answer.status, answer.body.code]).toEqual([422, 'TOTP_WRONG']);
    }
    const late = await totp(ticket, code);
    expect([late.status, late.body.code]).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('refuses more than ten numbers in a quarter of an hour, with however many tickets', async () => {
    server.clock.advance(16 * 60);
    const codes = [];
    for (const tries of [4, 4, 3]) {
      const ticket = await ticketOf('lawyer');
      for (let i = 0; i < tries; i += 1) {
        codes.push((await totp(ticket, wrong(await codeOf('lawyer')))).body.code);
      }
    }
    expect(codes).toEqual([...Array(10).fill('TOTP_WRONG'), 'RATE_LIMITED']);
    server.clock.advance(16 * 60);
    expect((await totp(await ticketOf('lawyer'), await codeOf('lawyer'))).status).toBe(200);
  });

  it('refuses a ticket of nobody, and one that is older than five minutes', async () => {
    expect((await totp('nobody', '123456')).status).toBe(401);
    const ticket = await ticketOf('admin');
    server.clock.advance(5 * 60 + 1);
    expect((await totp(ticket, await codeOf('admin'))).status).toBe(401);
  });

  it('takes the number of one step aside, not of two', async () => {
    expect((await totp(await ticketOf('admin'), await codeOf('admin', -60))).status).toBe(422);
    expect((await totp(await ticketOf('admin'), await codeOf('admin', -30))).status).toBe(200);
  });

  it('takes a number once, also when it comes twice at the same moment', async () => {
    const tickets = [await ticketOf('accountant'), await ticketOf('accountant')];
    const code = await codeOf('accountant');
    const answers = await Promise.all(tickets.map((ticket) => totp(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes a ticket once', async () => {
    const ticket = await ticketOf('accountant');
    const code = await codeOf('accountant');
    const answers = await Promise.all([totp(ticket, code), totp(ticket, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends by signing out', async () => {
    const browser = await enter('manager');
    const cookie = browser.cookies.get('__Host-novosel_desk') ?? '';
    expect((await browser.post('/api/office/auth/logout')).body).toEqual({ result: true });
    browser.cookies.set('__Host-novosel_desk', cookie);
    expect((await browser.get('/api/office/me')).status).toBe(403);
  });

  it('closes after ten wrong passwords, and says until when', async () => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push((await login('support@demo.test', `wrong${i}`)).body.code);
    expect(answers).toEqual([...Array(10).fill('LOGIN_FAILED'), 'LOGIN_LOCKED']);
  });
});
