import { friendCodePattern } from '@novosel/contract/loyalty/friend-link.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastCode } from '../../../../test/last-sms.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let anna: Browser;
let oleg: Browser;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
  [anna, oleg] = [await server.buyer('01'), await server.buyer('02')];
});
afterAll(() => server?.close());
beforeEach(() => {
  // A phone gets one code a minute.
  server.clock.advance(61);
});

const read = async (browser: Browser) =>
  (await browser.get('/api/bonus/recommendations')).body.data as unknown as {
    link: string | null;
    rewardKopecks: number;
    friends: Record<string, unknown>[];
  };
const codeOf = async (browser: Browser): Promise<string> =>
  new URL((await read(browser)).link ?? '').searchParams.get('friend') ?? '';
const rows = async () =>
  Number((await server.context.db.execute(sql`select count(*) as n from recommendations`)).rows[0]?.n);

const details = (change: object = {}) => ({
  surname: 'Орлова',
  firstName: 'Дарья',
  phone: `+7913${String(number).padStart(7, '0')}`,
  email: `daria-${number}@post.test`,
  agree: true,
  additionalAgree: false,
  ...change,
});

/** Registers the next person with a friend's code. */
async function come(friend: string | undefined, change: object = {}): Promise<Answer> {
  number += 1;
  const browser = server.browser();
  const said = details(change);
  await browser.post('/api/auth/register/code', said);
  const body = { ...said, code: await lastCode(server), password: 'тихая вода у крыльца', friend };
  const answer = await browser.post('/api/auth/register', body);
  browser.bearer = (answer.body.data as unknown as { token: string } | undefined)?.token ?? '';
  return answer;
}

const opened = { result: true, data: { token: expect.any(String), next: '/dashboard' } };

describe('the link for friends', () => {
  it('[S1-18, S4.11-05] is one of a person’s own, random, stays the same, and promises what the ladder says', async () => {
    const [first, again, other] = [await read(anna), await read(anna), await read(oleg)];
    expect(first).toEqual({
      link: expect.stringMatching(/^http.*\/auth\/register\?friend=[\w-]{22}$/),
      rewardKopecks: 2_000_000,
      friends: [],
    });
    expect(again.link).toBe(first.link);
    expect(other.link).not.toBe(first.link);
    expect(await codeOf(anna)).toMatch(friendCodePattern);
  });

  it('is asked for twice at once and is still one', async () => {
    const browser = await server.buyer('04');
    const links = await Promise.all(Array.from({ length: 5 }, () => read(browser)));
    expect(new Set(links.map(({ link }) => link)).size).toBe(1);
  });

  it('is shown to nobody without a session', async () => {
    expect((await server.browser().get('/api/bonus/recommendations')).status).toBe(401);
  });

  it('is not there while the card is blocked, and the one given out before brings nobody', async () => {
    const browser = await server.buyer('05');
    const code = await codeOf(browser);
    await server.context.db.execute(sql`
      insert into loyalty_accounts (user_id, code, is_blocked)
      select id, 'basic', true from users where phone = '79000000005'
      on conflict (user_id) do update set is_blocked = true`);
    expect((await read(browser)).link).toBe(null);
    const before = await rows();
    expect((await come(code)).body).toEqual(opened);
    expect(await rows()).toBe(before);
  });
});

describe('[S1-18] who registers by a link', () => {
  it('is a friend of its owner alone, who sees a name with an initial and a stage and nothing else', async () => {
    const code = await codeOf(anna);
    expect((await come(code)).body).toEqual(opened);
    const [friend] = (await read(anna)).friends;
    expect(friend).toEqual({
      id: expect.any(String),
      name: 'Дарья О.',
      stage: 'registered',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      rewardKopecks: 2_000_000,
      rewardStep: null,
    });
    const { raw } = await anna.get('/api/bonus/recommendations');
    expect(raw.body).not.toMatch(/7913|daria|Орлова/);
    expect((await read(oleg)).friends).toEqual([]);
  });

  it('may be one of many by the same link, the latest above', async () => {
    const before = (await read(anna)).friends.length;
    await come(await codeOf(anna), { surname: 'Ярцева', firstName: 'Ева' });
    const { friends } = await read(anna);
    expect([friends.length, friends[0]?.name]).toEqual([before + 1, 'Ева Я.']);
  });

  it.each([
    ['a code of nobody', () => Promise.resolve('A'.repeat(22))],
    ['no code at all', () => Promise.resolve(undefined)],
    ['a text that is no code', () => Promise.resolve("' or 1=1 --")],
  ])('with %s has the same account, and is nobody’s friend', async (_, given) => {
    const before = await rows();
    expect((await come(await given())).body).toEqual(opened);
    expect(await rows()).toBe(before);
  });

  it('with an address of e-mail that we know, be it the recommender’s own, is no friend, and is told nothing of it', async () => {
    const before = await rows();
    const { rows: found } = await server.context.db.execute<{ email: string }>(
      sql`select email from users where phone = '79000000001'`,
    );
    expect((await come(await codeOf(anna), { email: found[0]?.email })).body).toEqual(opened);
    expect(await rows()).toBe(before);
  });

  it('with a phone that has an account gets no further than without a code, and its person becomes no friend', async () => {
    const before = await rows();
    const phone = '+79000000003';
    const [byLink, plain] = [await come(await codeOf(anna), { phone }), await come(undefined, { phone })];
    expect([byLink.status, byLink.body]).toEqual([plain.status, plain.body]);
    expect(byLink.body.result).toBe(false);
    expect(await rows()).toBe(before);
  });

  it('and deletes the account is no longer named', async () => {
    await come(await codeOf(oleg));
    await server.context.db.execute(
      sql`update users set name = '—', surname = '—', phone = null where phone = ${details().phone.slice(1)}`,
    );
    expect((await read(oleg)).friends[0]?.name).toBe(null);
  });
});
