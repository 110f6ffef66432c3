import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { sessions, users } from './identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A browser in which the buyer has been, and which keeps no session of his. */
async function leftBrowser(number: string): Promise<Browser> {
  const browser = await server.buyer(number);
  const mark = browser.cookies.get('__Host-novosel_device') ?? '';
  browser.clear();
  await browser.get('/api/session/init?t=1');
  browser.cookies.set('__Host-novosel_device', mark);
  return browser;
}

async function enter(browser: Browser, number: string, password = demoPassword) {
  const form = { type: 'phone', phone: `+790000000${number}`, password };
  const { body } = await browser.post('/api/auth/login', form);
  browser.bearer = body.data?.token ?? undefined;
  return body;
}

async function personOf(number: string) {
  const phone = `790000000${number}`;
  const [person] = await server.context.db.select().from(users).where(eq(users.phone, phone));
  if (!person) throw new Error('no such buyer');
  return person;
}

/** What a buyer's sign-ins have written. */
async function written(number: string) {
  const { db } = server.context;
  const { id, lastAuthAt } = await personOf(number);
  const records = await db
    .select({ action: auditRecords.action })
    .from(auditRecords)
    .where(eq(auditRecords.subject, `user:${id}`))
    .orderBy(auditRecords.id);
  return {
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    lastAuthAt,
    records: records.map(({ action }) => action),
  };
}

/** Connections that wait within a transaction for nobody. */
async function leftOpen(): Promise<unknown[]> {
  const { rows } = await server.context.db.execute(
    sql`select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows;
}

describe('a session that is written while the password is compared (decision 030)', () => {
  it('is there for the next call once the password was right', async () => {
    const browser = await leftBrowser('01');
    const before = await written('01');
    expect(await enter(browser, '01')).toMatchObject({ result: true, data: { next: '/dashboard' } });
    expect((await browser.get('/api/users')).body).toMatchObject({ surname: 'Королёва' });
    const after = await written('01');
    expect(after.sessions).toBe(before.sessions + 1);
    expect(after.records).toEqual([...before.records, 'identity.sign-in']);
  });

  it('has never been when the password was wrong', async () => {
    const browser = await leftBrowser('02');
    const before = await written('02');
    expect(await enter(browser, '02', 'wrong')).toMatchObject({ result: false, data: { token: null } });
    expect(browser.cookies.has('__Host-novosel')).toBe(false);
    expect(await written('02')).toEqual({
      ...before,
      records: [...before.records, 'identity.sign-in-failed'],
    });
  });

  it('has never been when the tries are over, though the password is right', async () => {
    const browser = await leftBrowser('03');
    const before = await written('03');
    const tries = Array.from({ length: 15 }, () => enter(browser, '03', 'wrong'));
    await Promise.all(tries);
    expect(await enter(browser, '03')).toMatchObject({ result: false, data: { action: 'LOCKED' } });
    expect((await written('03')).sessions).toBe(before.sessions);
  });

  it('has never been for a sign-in that is shut, or whose password has to be renewed', async () => {
    const { db, clock } = server.context;
    const [shut, old] = [await leftBrowser('04'), await leftBrowser('05')];
    const before = [(await written('04')).sessions, (await written('05')).sessions];
    const until = new Date(clock.now().getTime() + 3_600_000);
    await db.update(users).set({ lockedUntil: until }).where(eq(users.phone, '79000000004'));
    await db.update(users).set({ passwordRenew: true }).where(eq(users.phone, '79000000005'));
    expect(await enter(shut, '04')).toMatchObject({ data: { action: 'LOCKED', byStaff: true } });
    expect(await enter(old, '05')).toMatchObject({ data: { action: 'RENEW' } });
    expect([(await written('04')).sessions, (await written('05')).sessions]).toEqual(before);
  });

  it('does not stand in the way of a hash that is renewed (promise 1)', async () => {
    const { hash } = await import('@node-rs/argon2');
    const browser = await leftBrowser('11');
    const weak = await hash(demoPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await server.context.db.update(users).set({ passwordHash: weak }).where(eq(users.phone, '79000000011'));
    expect(await enter(browser, '11')).toMatchObject({ result: true });
    expect((await personOf('11')).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ends the session that the browser had, in one with the new one (promise 7)', async () => {
    const browser = await server.buyer('06');
    const before = browser.cookies.get('__Host-novosel');
    expect(await enter(browser, '06')).toMatchObject({ result: true });
    expect(browser.cookies.get('__Host-novosel')).not.toBe(before);
    const { id } = await personOf('06');
    const living = sql`user_id = ${id} and revoked_at is null`;
    expect(await server.context.db.$count(sessions, living)).toBe(1);
  });

  it('is one for each of many sign-ins at once, and no connection is kept', async () => {
    const browser = await leftBrowser('07');
    const before = await written('07');
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) => enter(browser, '07', i === 4 ? 'wrong' : demoPassword)),
    );
    const entered = answers.filter(({ result }) => result).length;
    expect(entered).toBe(8);
    expect((await written('07')).sessions).toBe(before.sessions + entered);
    expect(await leftOpen()).toEqual([]);
  });
});
