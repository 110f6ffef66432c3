import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { enterAs, linkOf, makeStaff, numberOf, staffPassword } from '../../../../test/people/set-up-staff.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { staff, users } from '../identity.tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // After the limits of the test before; a code works once.
  server.clock.advance(3700);
  admin = await enterDesk(server, 'admin');
});

const seen = ({ status, body }: Answer) => [status, body.code];
const act = (person: number, what: string) =>
  admin.post(`/api/office/staff/${person}/${what}`, { reason: 'Проверка' });
const begin = (link: string, password = staffPassword) =>
  server.deskBrowser().post(`/api/office/set-up/${link}/begin`, { password });
const begun = async (link: string, password = staffPassword) =>
  (await begin(link, password)).body.data as unknown as { ticket: string; secret: string };
const finish = (link: string, { ticket, secret }: { ticket: string; secret: string }) =>
  server.deskBrowser().post(`/api/office/set-up/${link}/finish`, { ticket, code: numberOf(server, secret) });
const moveTo = (id: number, email: string) =>
  server.context.db.update(users).set({ email }).where(eq(users.id, id));

describe('a link of the staff after something has changed (promise 8)', () => {
  it('asks for the present password of its person, also when his address is another by now', async () => {
    const one = await makeStaff(server, admin);
    await act(one.id, 'reset-factor');
    const link = await linkOf(server);
    await moveTo(one.id, `Moved-${one.email}`);
    const shown = await server.deskBrowser().get(`/api/office/set-up/${link}`);
    expect(shown.body.data).toMatchObject({ password: 'present' });
    expect(seen(await begin(link, 'пароль нового человека'))).toEqual([422, 'PASSWORD_WRONG']);
    expect((await finish(link, await begun(link))).status).toBe(200);
  });

  it('does not take the password of the one who has the former address now', async () => {
    const one = await makeStaff(server, admin);
    await act(one.id, 'reset-factor');
    const link = await linkOf(server);
    await moveTo(one.id, `moved-${one.email}`);
    const buyer = await makePerson(server);
    await moveTo(buyer.id, one.email);
    await server.context.db
      .update(users)
      .set({ passwordHash: await server.context.hasher.hash('чужой пароль дома') })
      .where(eq(users.id, buyer.id));
    expect(seen(await begin(link, 'чужой пароль дома'))).toEqual([422, 'PASSWORD_WRONG']);
  });

  it('a page that began before the person was blocked finishes nothing', async () => {
    const one = await makeStaff(server, admin);
    await act(one.id, 'reset-factor');
    const link = await linkOf(server);
    const page = await begun(link);
    await act(one.id, 'block');
    expect(seen(await finish(link, page))).toEqual([422, 'LINK_DEAD']);
    await act(one.id, 'unblock');
    expect(seen(await finish(link, page))).toEqual([422, 'LINK_DEAD']);
    expect((await finish(link, await begun(link))).status).toBe(200);
  });

  it('the second step of a sign-in ends with a block', async () => {
    const one = await makeStaff(server, admin);
    server.clock.advance(31);
    const browser = server.deskBrowser();
    const first = await browser.post('/api/office/auth/login', { email: one.email, password: staffPassword });
    const { ticket } = first.body.data as unknown as { ticket: string };
    await act(one.id, 'block');
    const second = await browser.post('/api/office/auth/totp', {
      ticket,
      code: numberOf(server, one.secret),
    });
    expect(seen(second)).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('an invitation leaves the factor of one who has become staff meanwhile as it is', async () => {
    const one = await makeStaff(server, admin);
    const email = `later-${one.email}`;
    await admin.post('/api/office/staff/invitations', {
      surname: 'Ковалёва',
      name: 'Ольга',
      roles: ['admin'],
      email,
    });
    const link = await linkOf(server);
    await moveTo(one.id, email);
    expect(seen(await finish(link, await begun(link)))).toEqual([422, 'LINK_DEAD']);
    const [row] = await server.context.db.select().from(staff).where(eq(staff.userId, one.id));
    expect(row?.roles).not.toContain('admin');
    server.clock.advance(31);
    expect((await enterAs(server, { ...one, email })).answer.status).toBe(200);
  });
});

describe('a password that others may have learned (RENEW, ruling S4.2-03)', () => {
  const isKnown = (id: number) =>
    server.context.db.update(users).set({ passwordRenew: true }).where(eq(users.id, id));

  it('opens no second step at the desk; a new one by «Забыли пароль?» of the cabinet does', async () => {
    const one = await makeStaff(server, admin);
    server.clock.advance(31);
    await isKnown(one.id);
    const { answer } = await enterAs(server, one);
    expect([...seen(answer), answer.body.data]).toEqual([200, 'PASSWORD_RENEW', undefined]);
    expect(answer.body.message).toContain('Забыли пароль?');
    expect((await enterAs(server, one, { password: 'не тот пароль' })).answer.body.code).toBe('LOGIN_FAILED');
    const [cabinet, who] = [server.browser(), { type: 'email', email: one.email }];
    const password = 'новая вода у крыльца';
    await cabinet.post('/api/auth/recovery/code', { purpose: 'reset', ...who });
    const code = /\d{6}/.exec((await lastLetter(server)).text ?? '')?.[0];
    expect((await cabinet.post('/api/auth/recovery/password', { ...who, code, password })).body.result).toBe(
      true,
    );
    expect((await enterAs(server, one, { password })).browser.bearer).toBeTruthy();
  });

  it('sets up no sign-in by a link', async () => {
    const buyer = await makePerson(server, { passwordRenew: true });
    const { email } = buyer;
    await admin.post('/api/office/staff/invitations', {
      surname: 'Ёлкина',
      name: 'Вера',
      roles: ['lawyer'],
      email,
    });
    const link = await linkOf(server);
    expect(seen(await begin(link, demoPassword))).toEqual([200, 'PASSWORD_RENEW']);
    expect(seen(await begin(link, 'не тот пароль'))).toEqual([422, 'PASSWORD_WRONG']);
    await server.context.db.update(users).set({ passwordRenew: false }).where(eq(users.id, buyer.id));
    expect((await begin(link, demoPassword)).body.result).toBe(true);
  });
});
