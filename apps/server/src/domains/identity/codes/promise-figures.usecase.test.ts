import { seeded } from '@novosel/testing/random.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures } from '../../../../test/figures.ts';
import { lastCode } from '../../../../test/last-sms.ts';
import { copyOf, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, gt, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { users } from '../identity.tables.ts';

let server: TestServer;
let stranger: Browser;
beforeAll(async () => {
  server = await startTestServer();
  stranger = server.browser();
  await stranger.get('/api/session/init?t=1');
});
afterAll(() => server.close());
// Each test has its own hour: most calls come from one address and share its limit.
beforeEach(() => server.clock.advance(3601));

const minutes = 60_000;
const { guesses: guessed, ownersShutOut, signIns, recoveryOrders } = figures;
const newPassword = 'тихая вода у крыльца';
const dead = '403 SESSION_REVOKED';
/** Parallel calls: fewer than the sign-ins that may wait, so that none is refused for that. */
const abreast = 30;

/** A stranger's guess from a network address, with a forged address in a header. */
async function guess(phone: string, address: string, claimed: number): Promise<string> {
  const answer = await server.cabinet.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: {
      origin: server.context.config.publicUrl,
      'x-csrf-token': stranger.cookies.get('novosel_csrf') ?? '',
      cookie: `__Host-novosel_guest=${stranger.cookies.get('__Host-novosel_guest')}`,
      'x-forwarded-for': `10.${(claimed >> 16) & 255}.${(claimed >> 8) & 255}.${claimed & 255}`,
    },
    payload: { type: 'phone', phone, password: `wrong${claimed}` },
  });
  const { code, data } = answer.json<{ code?: string; data?: { action: string | null } }>();
  return code ?? data?.action ?? 'checked';
}

/** Makes `count` guesses, some in parallel. @returns the number of each answer */
async function guesses(count: number, one: (place: number) => Promise<string>) {
  const counts: Record<string, number> = {};
  let next = 0;
  const work = async () => {
    for (let place = next++; place < count; place = next++) {
      const told = await one(place);
      counts[told] = (counts[told] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  return counts;
}

/** Failed password comparisons after the audit record with this ID. */
const comparedSince = (id: number) =>
  server.context.db.$count(
    auditRecords,
    and(eq(auditRecords.action, 'identity.sign-in-failed'), gt(auditRecords.id, id)),
  );
const newestRecord = async () => {
  const [row] = await server.context.db
    .select({ id: sql<number>`coalesce(max(${auditRecords.id}), 0)::int` })
    .from(auditRecords);
  return row?.id ?? 0;
};

describe(`of ${2 * guessed} guesses under as many claimed addresses (promise 2)`, {
  timeout: 3 * minutes,
}, () => {
  it('half of them at one person from fifty addresses: exactly ten are compared', async () => {
    const before = await newestRecord();
    const { phone } = await makePerson(server);
    const told = await guesses(guessed, (place) => guess(phone, `10.77.0.${place % 50}`, place));
    expect(told).toEqual({ checked: 10, LOCKED: guessed - 10 });
    expect(await comparedSince(before)).toBe(10);
  });

  it('half of them at as many people from one address: exactly a hundred are compared', async () => {
    const before = await newestRecord();
    const phoneOf = (place: number) => `+7918${String(place).padStart(7, '0')}`;
    const told = await guesses(guessed, (place) => guess(phoneOf(place), '10.78.0.1', place));
    expect(told).toEqual({ checked: 100, RATE_LIMITED: guessed - 100 });
    expect(await comparedSince(before)).toBe(100);
  });
});

const ways = ['his own device', 'a code that opens the sign-in', 'a new password by a code'] as const;

it.each(
  Array.from(
    { length: ownersShutOut },
    (_, run) => [run + 1, ways[run % 3] as (typeof ways)[number]] as const,
  ),
)(
  `run %i of ${ownersShutOut}: the owner whom a stranger has shut out is in again by %s (promise 3)`,
  async (_, way) => {
    const person = await makePerson(server);
    const who = { type: 'phone', phone: person.phone };
    const here = way === 'his own device' ? await person.signIn() : server.browser();
    await here.post('/api/auth/logout');
    here.bearer = undefined;
    const attack = () => guesses(abreast, (place) => guess(person.phone, `10.79.0.${place}`, place));
    expect(await attack()).toEqual({ checked: 10, LOCKED: abreast - 10 });
    const goes = attack();
    if (way !== 'his own device') {
      const purpose = way === 'a new password by a code' ? 'reset' : 'unlock';
      await here.post('/api/auth/recovery/code', { purpose, ...who });
      const step = purpose === 'reset' ? 'password' : 'unlock';
      const password = purpose === 'reset' ? { password: newPassword } : {};
      const code = await lastCode(server);
      const { body } = await here.post(`/api/auth/recovery/${step}`, { ...who, code, ...password });
      expect(body.result).toBe(true);
      here.bearer = (body.data as { token?: string } | undefined)?.token;
    }
    if (way !== 'a new password by a code') await person.signIn(demoPassword, here);
    expect(await sessionState(here)).toBe('open');
    expect(await goes).toEqual({ LOCKED: abreast });
  },
);

it(`of ${signIns} sign-ins, two people in turn in one browser, none keeps the session that was there, and that one is dead (promise 7)`, {
  timeout: 3 * minutes,
}, async () => {
  const cookieName = '__Host-novosel';
  const seen = new Set<string>();
  const wrong: string[] = [];
  const browsers = 4;
  const each = signIns / browsers;
  await Promise.all(
    Array.from({ length: browsers }, async () => {
      const people = [await makePerson(server), await makePerson(server)] as const;
      const browser = server.browser();
      browser.cookies.set(cookieName, 'planted');
      for (let turn = 0; turn < each; turn += 1) {
        const former = copyOf(server, browser);
        await people[turn % 2 === 0 ? 0 : 1].signIn(demoPassword, browser);
        seen.add(browser.cookies.get(cookieName) ?? 'none');
        const left = await sessionState(former);
        if (turn > 0 && left !== dead) wrong.push(`${turn}: ${left}`);
      }
    }),
  );
  expect(wrong).toEqual([]);
  expect(seen.size).toBe(browsers * each);
  for (const none of ['none', 'planted']) expect(seen).not.toContain(none);
});

const steps = [
  'ask for a code for a new password',
  'ask for a code that opens the sign-in',
  'a new password by the first',
  'a new password by the second',
  'open the sign-in by the first',
  'open the sign-in by the second',
] as const;
type Step = (typeof steps)[number];

function* ordersOf<Thing>(things: readonly Thing[]): Generator<readonly Thing[]> {
  if (things.length === 0) yield [];
  for (const first of things)
    for (const rest of ordersOf(things.filter((other) => other !== first))) yield [first, ...rest];
}

/** The recovery of one person, with its steps in any order. */
async function walk(order: readonly Step[]): Promise<boolean> {
  const person = await makePerson(server);
  const who = { type: 'phone', phone: person.phone };
  const browser = server.browser();
  const codes = { reset: '000000', unlock: '000000' };
  const ask = async (purpose: keyof typeof codes) => {
    await browser.post('/api/auth/recovery/code', { purpose, ...who });
    codes[purpose] = await lastCode(server);
    // This phone gets its next code a minute later.
    server.clock.advance(61);
  };
  const password = (code: string) =>
    browser.post('/api/auth/recovery/password', { ...who, code, password: newPassword });
  const open = (code: string) => browser.post('/api/auth/recovery/unlock', { ...who, code });
  const act: Record<Step, () => Promise<unknown>> = {
    'ask for a code for a new password': () => ask('reset'),
    'ask for a code that opens the sign-in': () => ask('unlock'),
    'a new password by the first': () => password(codes.reset),
    'a new password by the second': () => password(codes.unlock),
    'open the sign-in by the first': () => open(codes.reset),
    'open the sign-in by the second': () => open(codes.unlock),
  };
  const { passwordHash: before } = await person.row();
  for (const step of order) await act[step]();
  return (await person.row()).passwordHash !== before;
}

const seed = Date.now() % 2 ** 31;

it(`${recoveryOrders} of the 720 orders of the six steps of a recovery (seed ${seed}): the password is new only where its code was asked for before it (promise 10)`, {
  timeout: 3 * minutes,
}, async () => {
  const wrong: (readonly Step[])[] = [];
  let walked = 0;
  for (const order of seeded(seed).some([...ordersOf(steps)], recoveryOrders)) {
    const right =
      order.indexOf('a new password by the first') > order.indexOf('ask for a code for a new password');
    if ((await walk(order)) !== right) wrong.push(order);
    walked += 1;
  }
  expect(wrong).toEqual([]);
  expect(walked).toBe(recoveryOrders);
});

it('every password that is on record, the demo’s as those of this file, is hashed at the full cost (promise 1)', async () => {
  const rows = await server.context.db.select({ hash: users.passwordHash }).from(users);
  expect(rows.length).toBeGreaterThan(recoveryOrders);
  const costs = new Set(rows.map(({ hash }) => hash.split('$').slice(0, 4).join('$')));
  expect(costs).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
});
