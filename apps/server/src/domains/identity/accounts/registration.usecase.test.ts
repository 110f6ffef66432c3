import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { lastCode, lastSms } from '../../../../test/last-sms.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { auditRecords, outbox, rateCounters } from '../../../platform/platform.tables.ts';
import { consents } from '../../consents/consents.tables.ts';
import { users } from '../identity.tables.ts';

let server: TestServer;
let number = 0;
let said: ReturnType<typeof details>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  number += 1;
  said = details();
  // Each test has its own hour: all calls come from one address and share its limit.
  server.clock.advance(3601);
});

const password = 'тихая вода у крыльца';
const details = () => ({
  surname: 'Новосёлова',
  firstName: 'Вера',
  phone: `+7912${String(number).padStart(7, '0')}`,
  email: `vera-${number}@post.test`,
  agree: true,
  additionalAgree: false,
});
const send = (browser: Browser, change: object = {}) =>
  browser.post('/api/auth/register/code', { ...said, ...change });
const register = (browser: Browser, code: string, change: object = {}) =>
  browser.post('/api/auth/register', { ...said, code, password, ...change });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const personOf = async (phone: string) => {
  const [found] = await server.context.db
    .select()
    .from(users)
    .where(eq(users.phone, phone.slice(1)));
  return found;
};
const tokenIn = (text = '') => /\/email\/(\S+)/.exec(text)?.[1] ?? '';

describe('registration (S2.1-16)', () => {
  it('a phone that is no Russian one, or too long, is refused in words at its field', async () => {
    for (const [phone, words] of [
      ['+375 29 123-45-67', 'Нужен российский номер: +7 и десять цифр'],
      ['+7 900 123-45-678', 'В номере лишние цифры: после +7 их десять'],
      ['+7 900 123', 'В номере не хватает цифр: после +7 их десять'],
    ]) {
      const answer = await send(server.browser(), { phone });
      expect([answer.status, answer.body.errors]).toEqual([422, { phone: [words] }]);
    }
    const contact = await send(server.browser(), { phone: `8 ${said.phone.slice(2)}` });
    expect(contact.status).toBe(200);
    expect((await lastSms(server)).to).toBe(said.phone);
  });

  it('a name is kept as it is seen; what cannot be seen or printed is refused in words at its field', async () => {
    const browser = server.browser();
    for (const [surname, words] of [
      ['\u200b\u2060\ufeff', 'Необходимо заполнить «Фамилия»'],
      ['Новосёлова 2', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите «2»'],
      ['Новосёлова\nВера', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите перенос строки'],
      ['Əлиева', 'В документах не напечатать «Ə». Напишите без этого знака'],
    ]) {
      const answer = await send(browser, { surname });
      expect([answer.status, answer.body.errors]).toEqual([422, { surname: [words] }]);
    }
    const unclean = { surname: ' Новосе\u0308лова\u200b', firstName: 'О\u2019Вера\u202e' };
    await send(browser, unclean);
    expect((await register(browser, await lastCode(server), unclean)).status).toBe(200);
    expect(await personOf(said.phone)).toMatchObject({ surname: 'Новосёлова', name: "О'Вера" });
  });

  it('[S3-20, S4.3-04, S1-24] opens an account by a code: consents kept, a session at once, a manager, a letter about the address', async () => {
    const browser = server.browser();
    const sent = await send(browser, { additionalAgree: true });
    expect([sent.status, sent.body]).toEqual([
      200,
      {
        result: true,
        data: {
          sentTo: expect.stringMatching(/^\+7 912 •••-••-\d\d$/),
          resendAfterSeconds: 60,
          expiresInSeconds: 300,
        },
      },
    ]);
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: открыть кабинет.*@localhost #\d{6}$/s);
    const answer = await register(browser, await lastCode(server), { additionalAgree: true });
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, data: { token: expect.any(String), next: '/dashboard' } },
    ]);
    browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect((await browser.get('/api/users')).body).toMatchObject({
      status: 1,
      surname: 'Новосёлова',
      name: 'Вера',
      phone: said.phone,
      email: said.email,
    });
    const managers = (await browser.get('/api/managers')).body as unknown as {
      role: number;
      isOdp: boolean;
    }[];
    expect(managers.map(({ role, isOdp }) => [role === 2, isOdp])).toEqual([[false, false]]);
    const person = await personOf(said.phone);
    const given = await server.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, person?.id ?? 0));
    expect(given.map(({ kind }) => kind).sort()).toEqual(['advertising', 'terms']);
    expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [record] = await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${person?.id}`));
    expect(record).toMatchObject({ action: 'identity.register', details: { tries: 1 } });
    expect(JSON.stringify(record)).not.toMatch(/vera|Новос|7912/);
  });

  it('an address of .рф and its form of DNS are one: kept in letters, signed in by either, nobody else’s', async () => {
    const [shown, wire] = [`vera-${number}@почта.рф`, `Vera-${number}@XN--80A1ACNY.xn--p1ai`];
    await send(server.browser(), { email: wire });
    // The code confirms the address in any spelling.
    const made = await register(server.browser(), await lastCode(server), { email: shown });
    expect([made.status, (await personOf(said.phone))?.pendingEmail]).toEqual([200, shown]);
    const { to, text } = await lastLetter(server);
    expect(to).toBe(shown);
    expect((await server.browser().post('/api/auth/email', { token: tokenIn(text) })).status).toBe(200);
    for (const email of [shown, wire]) {
      const entered = await server.browser().post('/api/auth/login', { type: 'email', email, password });
      expect([email, entered.body.result]).toEqual([email, true]);
    }
    number += 1;
    const other = { ...details(), email: wire };
    await send(server.browser(), other);
    expect((await register(server.browser(), await lastCode(server), other)).status).toBe(200);
    expect((await lastLetter(server)).text).not.toContain('/auth/email/');
  });

  it('takes the address as the person’s own only when its letter is answered, once', async () => {
    const browser = server.browser();
    await send(browser);
    await register(browser, await lastCode(server));
    const signInByEmail = async () =>
      (await server.browser().post('/api/auth/login', { type: 'email', email: said.email, password })).body
        .result;
    expect(await signInByEmail()).toBe(false);
    const { to, text } = await lastLetter(server);
    expect([to, text?.includes(`${server.context.config.publicUrl}/auth/email/`)]).toEqual([
      said.email,
      true,
    ]);
    const token = tokenIn(text);
    const confirm = (given = token) => server.browser().post('/api/auth/email', { token: given });
    expect((await confirm(token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).body.code).toBe(
      'LINK_DEAD',
    );
    expect((await confirm()).body).toEqual({ result: true });
    expect(await signInByEmail()).toBe(true);
    const again = await confirm();
    expect([again.status, again.body.code]).toEqual([422, 'LINK_DEAD']);
  });

  it('confirms nothing after a week', async () => {
    await send(server.browser());
    await register(server.browser(), await lastCode(server));
    const token = tokenIn((await lastLetter(server)).text);
    server.clock.advance(7 * 24 * 60 * 60 + 1);
    expect((await server.browser().post('/api/auth/email', { token })).body.code).toBe('LINK_DEAD');
  });

  it.each([
    [{ agree: false }, 'agree', 'Необходимо согласие с условиями пользовательского соглашения'],
    [{ email: 'not an address' }, 'email', 'не является правильным email адресом'],
    [{ surname: ' ' }, 'surname', 'Необходимо заполнить «Фамилия»'],
    [{ firstName: '' }, 'firstName', 'Необходимо заполнить «Имя»'],
    [{ phone: '+7 912' }, 'phone', 'В номере не хватает цифр: после +7 их десять'],
  ])('[S5-09, S5-10, S5-11, S5-12, S5-13] %j is refused at its field', async (change, field, words) => {
    const answer = await send(server.browser(), change);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [words] }]);
  });
});

describe('a phone that has an account, and one that has none (promise 4)', () => {
  const known = '+79000000005';

  it('are answered alike at both steps; only the message to the phone tells', async () => {
    const browsers = [server.browser(), server.browser()] as const;
    const phones = [said.phone, known];
    const sent = [await send(browsers[0]), await send(browsers[1], { phone: known })];
    const shape = ({ status, headers, raw }: (typeof sent)[number]) => [
      status,
      raw.body.replace(/\+7 9\d\d •••-••-\d\d/, ''),
      Object.keys(headers).sort().join(),
    ];
    expect(shape(sent[0] as never)).toEqual(shape(sent[1] as never));
    const { to, text } = await lastSms(server);
    expect([to, text]).toEqual([known, expect.stringContaining('Кабинет с этим телефоном уже есть')]);
    expect(text).not.toMatch(/\d{6}(?!\d)/);
    const english = await makePerson(server, { locale: 'en' });
    await send(server.browser(), { phone: english.phone });
    expect((await lastSms(server)).text).toContain('There is an account with this phone already');
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        browsers.map((browser, place) => register(browser, '000000', { phone: phones[place] })),
      );
      expect(shape(answers[0] as never)).toEqual(shape(answers[1] as never));
      expect(answers[0]?.body.code).toBe(round < 2 ? 'CODE_WRONG' : 'CODE_TRIES_OVER');
    }
  });

  it('an address of another account is no answer either: its owner is notified by letter', async () => {
    const browser = server.browser();
    const email = 'Anna.Koroleva@demo.test';
    await send(browser, { email });
    const answer = await register(browser, await lastCode(server), { email });
    expect(answer.body.result).toBe(true);
    browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect((await browser.get('/api/users')).body).toMatchObject({ email: email.toLowerCase() });
    const { to, text } = await lastLetter(server);
    expect([to, text]).toEqual([email.toLowerCase(), expect.stringContaining('останется в нём')]);
    expect((await personOf('+79000000001'))?.email?.toLowerCase()).toBe(email.toLowerCase());
  });
});

describe('the code of a registration (promise 5)', () => {
  it.each([
    ['another e-mail', { email: 'another@post.test' }],
    ['another surname', { surname: 'Иная' }],
    ['another phone', { phone: '+79120009999' }],
    ['another consent', { additionalAgree: true }],
  ])('is not taken for %s', async (_, change) => {
    await send(server.browser());
    const answer = await register(server.browser(), await lastCode(server), change);
    expect([answer.status, answer.body.code]).toEqual([422, 'CODE_EXPIRED']);
  });

  it('opens one account, also when several send the right one at the same moment', async () => {
    await send(server.browser());
    const code = await lastCode(server);
    const answers = await Promise.all([1, 2, 3].map(() => register(server.browser(), code)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    expect((await register(server.browser(), code)).body.code).toBe('CODE_EXPIRED');
  });

  it('is over after three misses', async () => {
    await send(server.browser());
    const code = await lastCode(server);
    for (let miss = 0; miss < 3; miss += 1) await register(server.browser(), wrong(code));
    expect((await register(server.browser(), code)).body.code).toBe('CODE_TRIES_OVER');
  });
});

describe('a password that is made', () => {
  const weak = 'PASSWORD_WEAK';
  it.each([
    ['seven characters', 'x8@kQz!', 'VALIDATION'],
    ['129 characters', 'ы'.repeat(129), 'VALIDATION'],
    ['one from the lists of stolen ones', 'Qwerty123', weak],
    ['the same on Russian keys', 'йцукенгшщз', weak],
    ['the person’s phone', '89120000000', weak],
    ['the person’s name', 'новосёлова1', weak],
  ])('is refused when it is %s, at its field, and the code stays good', async (_, made, refusal) => {
    const phone = '+79120000000';
    await send(server.browser(), { phone });
    const code = await lastCode(server);
    const answer = await register(server.browser(), code, { phone, password: made });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      refusal,
      ['password'],
    ]);
    expect(await personOf(phone)).toBeUndefined();
    expect((await register(server.browser(), code, { phone, email: 'x@y.test' })).body.code).toBe(
      'CODE_EXPIRED',
    );
    server.clock.advance(24 * 60 * 60);
  });

  it.each(['восемь цифр', 'kjhgqwpz', `${' '.repeat(5)}дом`])(
    'needs no capitals, digits or signs: «%s»',
    async (made) => {
      await send(server.browser());
      expect((await register(server.browser(), await lastCode(server), { password: made })).body.result).toBe(
        true,
      );
    },
  );
});

describe('codes that anybody may ask for (promise 6)', () => {
  const asked = () => server.context.db.$count(outbox, eq(outbox.topic, 'sms'));

  it('go out once a minute, and five times a day to one phone', async () => {
    expect((await send(server.browser())).status).toBe(200);
    const soon = await send(server.browser(), { email: 'other@post.test' });
    expect([soon.status, soon.body.code]).toEqual([429, 'CODE_WAIT']);
    for (let more = 0; more < 4; more += 1) {
      server.clock.advance(601);
      expect((await send(server.browser(), { email: `${more}@post.test` })).status).toBe(200);
    }
    server.clock.advance(601);
    const over = await send(server.browser());
    expect([over.status, over.body.code]).toEqual([429, 'CODE_DAY_OVER']);
  });

  it('go out sixty times an hour for one address', async () => {
    const browser = server.browser();
    const before = await asked();
    const statuses = [];
    for (let one = 0; one < 62; one += 1) {
      if (one === 30) server.clock.advance(601);
      statuses.push((await send(browser, { phone: `+7913${String(one).padStart(7, '0')}` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await asked()).toBe(before + 60);
  });

  it('stop at the budget of guests, while signed-in people still get theirs', async () => {
    const now = server.clock.now().getTime();
    await server.context.db
      .insert(rateCounters)
      .values({ key: 'code:everyone:guests', count: 1000, windowEndsAt: new Date(now + 600_000) })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: { count: 1000, windowEndsAt: new Date(now + 600_000) },
      });
    const before = await asked();
    const answer = await send(server.browser());
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(await asked()).toBe(before);
    const unconfirmed = await server.buyer('13');
    const surname = (await personOf('+79000000013'))?.surname;
    const form = {
      scenario: 'code:send',
      email: 'e@post.test',
      surname,
      agree: true,
      additionalAgree: false,
    };
    expect((await unconfirmed.post('/api/users/getcode', form)).body.result).toBe(true);
  });
});
