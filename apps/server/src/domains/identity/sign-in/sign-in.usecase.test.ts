import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { sessions, users } from '../identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const url = '/api/auth/login';
const refused = { action: null, token: null, next: null };
const byPhone = (phone: string, password = demoPassword) => ({ type: 'phone', phone, password });
const byEmail = (email: string, password = demoPassword) => ({ type: 'email', email, password });

describe('POST /api/auth/login', () => {
  it('[S7-14] [S7-15] [S4.2-06] lets a buyer in by phone with a bearer that opens his own data', async () => {
    const browser = await server.buyer('01');
    const user = await browser.get('/api/users');
    expect(user.status).toBe(200);
    expect(user.body).toMatchObject({ surname: 'Королёва', phone: '+79000000001', isEmployee: false });
  });

  it('[S4.2-07] says where to go next by a path of ours', async () => {
    const answer = await server.browser().post(url, byPhone('+79000000001'));
    expect(answer.body).toMatchObject({ result: true, data: { action: null, next: '/dashboard' } });
  });

  it.each(['8 900 000-00-01', '9000000001', '+7 (900) 000 00 01'])(
    'takes the phone as people write it: %s',
    async (phone) => {
      const answer = await server.browser().post(url, byPhone(phone));
      expect(answer.body.result).toBe(true);
    },
  );

  it('lets a buyer in by e-mail, however its letters are written', async () => {
    const answer = await server.browser().post(url, byEmail(' Anna.Koroleva@Demo.Test '));
    expect(answer.body.result).toBe(true);
  });

  it('[S7-04] takes a form as well as JSON', async () => {
    const browser = server.browser();
    await browser.get('/api/session/init?t=1');
    const answer = await server.cabinet.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: server.context.config.publicUrl,
        'x-csrf-token': browser.cookies.get('novosel_csrf') ?? '',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: new URLSearchParams(byPhone('+79000000001')).toString(),
    });
    expect(answer.json()).toMatchObject({ result: true });
  });

  it('[S4.2-01] answers a wrong password with a message and no action', async () => {
    const answer = await server.browser().post(url, byPhone('+79000000002', 'wrong'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      result: false,
      message: 'Неверный логин или пароль.',
      errors: {},
      data: refused,
    });
    expect(answer.raw.cookies.filter(({ value }) => value !== '').map(({ name }) => name)).toEqual([]);
  });

  it('answers alike for known and unknown people, also renewed and locked ones (promise 4)', async () => {
    const answers = await Promise.all(
      [
        byPhone('+79000000002', 'wrong'),
        byPhone('+79990000002', 'wrong'),
        byPhone('+79000000014', 'wrong'),
        byPhone('+79000000015', 'wrong'),
        byEmail('nobody@demo.test', 'wrong'),
      ].map((form) => server.browser().post(url, form)),
    );
    const seen = answers.map(({ status, raw, headers }) => [
      status,
      raw.body,
      Object.keys(headers).sort().join(),
    ]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('[S4.2-02] [S4.2-03] answers RENEW when the password must be renewed, and opens nothing', async () => {
    const browser = server.browser();
    const answer = await browser.post(url, byPhone('+79000000014'));
    expect(answer.body).toMatchObject({ result: false, data: { ...refused, action: 'RENEW' } });
    expect((await browser.get('/api/users')).status).toBe(401);
  });

  it('[S4.2-04] answers LOCKED with the moment until when, only after the right password', async () => {
    const answer = await server.browser().post(url, byPhone('+79000000015'));
    expect(answer.body).toMatchObject({
      result: false,
      data: { ...refused, action: 'LOCKED', lockedUntil: '2099-12-31T21:00:00.000Z', byStaff: true },
    });
    expect(answer.body.message).toContain('2100');
  });

  it.each([
    ['a type that is not known', { type: 'name', password: 'x' }, 'type'],
    ['no phone', { type: 'phone', password: 'x' }, 'phone'],
    ['no phone of ours', { type: 'phone', phone: '123', password: 'x' }, 'phone'],
    ['no address', { type: 'email', email: 'anna', password: 'x' }, 'email'],
    ['no password', { type: 'phone', phone: '+79000000001' }, 'password'],
    ['a field that is not asked for', { ...byPhone('+79000000001'), isEmployee: '1' }, 'isEmployee'],
  ])('refuses %s with 422 at the field', async (_, form, field) => {
    const answer = await server.browser().post(url, form);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    expect(answer.body.errors).toHaveProperty(field);
  });

  it('[S7-06] refuses a sign-in without the CSRF token of this browser', async () => {
    const answer = await server.browser().post(url, byPhone('+79000000001'), { 'x-csrf-token': 'x.y' });
    expect([answer.status, answer.body.code]).toEqual([419, 'CSRF_INVALID']);
  });

  it('renews a hash of a lower cost at the next right password (promise 1)', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(demoPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { db } = server.context;
    await db.update(users).set({ passwordHash: weak }).where(eq(users.phone, '79000000011'));
    await server.buyer('11');
    const [kept] = await db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.phone, '79000000011'));
    expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await server.buyer('11');
  });

  it('writes who signed in and what failed to the audit log, without personal data (promise 52)', async () => {
    await server.browser().post(url, byPhone('+79000000003', 'wrong'));
    await server.buyer('03');
    const rows = await server.context.db
      .select()
      .from(auditRecords)
      .where(sql`${auditRecords.subject} = (select 'user:' || id from users where phone = '79000000003')`)
      .orderBy(auditRecords.id);
    expect(rows.map(({ action }) => action)).toEqual(['identity.sign-in-failed', 'identity.sign-in']);
    expect(JSON.stringify(rows)).not.toMatch(/79000000003|Васильева|vasilieva/);
  });

  it('stores tokens only as hashes (ruling S7-05)', async () => {
    const browser = await server.buyer('04');
    const rows = await server.context.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    const cookie = browser.cookies.get('__Host-novosel') ?? 'none';
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });
});
