import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { users } from '../identity.tables.ts';

let server: TestServer;
let stranger: Browser;
/** Each test uses another buyer: the last two digits of his phone, and the phone. */
let number = 1;
let owner = '';
beforeAll(async () => {
  server = await startTestServer();
  stranger = server.browser();
  await stranger.get('/api/session/init?t=1');
});
afterAll(() => server.close());
beforeEach(() => {
  number += 1;
  owner = `+790000000${buyer()}`;
});

const { triesAtOnce } = figures;
const buyer = () => String(number).padStart(2, '0');

/** An attempt from a new address, without the cookie of a known device. */
async function guess(
  phone: string,
  password: string,
  address: string,
): Promise<{ message: string; data: { action: string | null } }> {
  const answer = await server.cabinet.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: {
      origin: server.context.config.publicUrl,
      'x-csrf-token': stranger.cookies.get('novosel_csrf') ?? '',
      cookie: `__Host-novosel_guest=${stranger.cookies.get('__Host-novosel_guest')}`,
      'x-forwarded-for': `10.9.8.${Math.floor(Math.random() * 250)}`,
    },
    payload: { type: 'phone', phone, password },
  });
  return answer.json();
}

async function guessMany(count: number, phone = owner): Promise<Record<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, i) => guess(phone, `wrong${i}`, `10.1.${i >> 8}.${i & 255}`)),
  );
  const counts: Record<string, number> = {};
  for (const { data } of answers)
    counts[data.action ?? 'checked'] = (counts[data.action ?? 'checked'] ?? 0) + 1;
  return counts;
}

/** Failed comparisons of the owner's password. */
async function checked(): Promise<number> {
  const failed = eq(auditRecords.action, 'identity.sign-in-failed');
  const his = sql`${auditRecords.subject} = (select 'user:' || id from users where phone = ${owner.slice(1)})`;
  return server.context.db.$count(auditRecords, and(failed, his));
}

// Hundreds of hashes at a low priority are slow when both cores are busy.
describe('guessing passwords (promises 2, 3)', { timeout: 60_000 }, () => {
  it(`checks exactly ten of ${triesAtOnce} parallel tries on one account, whatever address they claim`, async () => {
    expect(await guessMany(triesAtOnce)).toEqual({ checked: 10, LOCKED: triesAtOnce - 10 });
    expect(await checked()).toBe(10);
  });

  it('treats an unknown person the same', async () => {
    expect(await guessMany(30, '+79991112233')).toEqual({ checked: 10, LOCKED: 20 });
  });

  it('counts one account once, by phone and by e-mail', async () => {
    await guessMany(10);
    const [person] = await server.context.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.phone, owner.slice(1)));
    const answer = await stranger.post('/api/auth/login', {
      type: 'email',
      email: person?.email,
      password: 'wrong',
    });
    expect(answer.body).toMatchObject({ data: { action: 'LOCKED' } });
  });

  it('lets ten more be checked only after 15 quiet minutes, to the second', async () => {
    await server.clock.standing(async () => {
      await guessMany(10);
      server.clock.advance(15 * 60 - 2);
      expect(await guessMany(1)).toEqual({ LOCKED: 1 });
      server.clock.advance(3);
      expect(await guessMany(12)).toEqual({ checked: 10, LOCKED: 2 });
    });
  });

  it('checks at most 100 in a row ever', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await guessMany(10)).toEqual({ checked: 10 });
      server.clock.advance(15 * 60 + 1);
    }
    expect(await guessMany(5)).toEqual({ LOCKED: 5 });
    server.clock.advance(366 * 24 * 60 * 60);
    const answer = await guess(owner, demoPassword, '10.2.2.2');
    expect(answer).toMatchObject({ data: { action: 'LOCKED' } });
    expect(answer.message).toContain('с устройства');
    expect(await checked()).toBe(100);
  });

  it('refuses the right password to a stranger while the account is locked', async () => {
    await guessMany(10);
    expect(await guess(owner, demoPassword, '10.3.3.3')).toMatchObject({
      result: false,
      data: { action: 'LOCKED' },
    });
  });

  it('lets the owner in from a device that he has used, whatever others do', async () => {
    const home = await server.buyer(buyer());
    await home.post('/api/auth/logout');
    home.bearer = undefined;
    await guessMany(120);
    const answer = await home.post('/api/auth/login', {
      type: 'phone',
      phone: owner,
      password: demoPassword,
    });
    expect(answer.body.result).toBe(true);
    expect(await guessMany(1)).toEqual({ LOCKED: 1 });
  });

  it('does not take the mark of one person for another', async () => {
    const other = await server.buyer('01');
    await guessMany(10);
    const answer = await other.post('/api/auth/login', {
      type: 'phone',
      phone: owner,
      password: demoPassword,
    });
    expect(answer.body).toMatchObject({ result: false, data: { action: 'LOCKED' } });
  });

  it('counts a known device by itself', async () => {
    const home = await server.buyer(buyer());
    const actions = [];
    for (let i = 0; i < 12; i += 1) {
      const answer = await home.post('/api/auth/login', {
        type: 'phone',
        phone: owner,
        password: `wrong${i}`,
      });
      actions.push((answer.body.data as unknown as { action: string | null }).action);
    }
    expect(actions.filter((action) => action === null)).toHaveLength(10);
    expect(await guessMany(10)).toEqual({ checked: 10 });
  });

  it('forgets failures in a row at the owner’s sign-in, so that years of slips do not add up', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect(await guessMany(9)).toEqual({ checked: 9 });
      expect(await guess(owner, demoPassword, '10.4.4.4')).toMatchObject({ result: true });
      server.clock.advance(15 * 60 + 1);
    }
  });

  it('refuses an address that tries many people with 429', async () => {
    const tries = Array.from({ length: 100 }, (_, i) => `+7999000${String(i).padStart(4, '0')}`);
    const answers = [];
    for (let from = 0; from < tries.length; from += 20) {
      const some = tries.slice(from, from + 20).map((phone) => guess(phone, 'wrong', '10.5.5.5'));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.every(({ data }) => data?.action === null)).toBe(true);
    expect(await guess(owner, 'wrong', '10.5.5.5')).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await guess(owner, 'wrong', '10.5.5.6')).toMatchObject({ data: { action: null } });
  });

  it('does not count a try that was not made because too many sign in at once', async () => {
    const phones = Array.from({ length: 60 }, (_, i) => `+7998000${String(i).padStart(4, '0')}`);
    const answers = await Promise.all(phones.map((phone, i) => guess(phone, 'wrong', `10.6.6.${i}`)));
    const busy = phones.filter((_, i) => (answers[i] as unknown as { code?: string }).code === 'LOGIN_BUSY');
    expect(busy.length).toBeGreaterThan(0);
    expect(await guessMany(12, busy[0])).toEqual({ checked: 10, LOCKED: 2 });
  });
});
