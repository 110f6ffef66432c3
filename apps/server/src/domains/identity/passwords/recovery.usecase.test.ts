import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { lastCode, lastSms } from '../../../../test/last-sms.ts';
import { copyOf, type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { brand } from '../../../platform/brand.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { ofUser } from '../codes/codes.repo.ts';
import { issueCode } from '../codes/issue-code.ts';
import { users } from '../identity.tables.ts';

let server: TestServer;
let person: MadePerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Each test has its own hour: all calls come from one address and share its limit.
  server.clock.advance(3601);
  person = await makePerson(server);
});

const password = 'тихая вода у крыльца';
type Who = { type: string; phone?: string; email?: string };
const byPhone = (phone = person.phone): Who => ({ type: 'phone', phone });
const byEmail = (email = person.email): Who => ({ type: 'email', email });
const ask = (purpose: 'reset' | 'unlock', who = byPhone(), browser = server.browser()) =>
  browser.post('/api/auth/recovery/code', { purpose, ...who });
const reset = (code: string, who = byPhone(), browser = server.browser()) =>
  browser.post('/api/auth/recovery/password', { ...who, code, password });
const unlock = (code: string, browser = server.browser()) =>
  browser.post('/api/auth/recovery/unlock', { ...byPhone(), code });
const tokenOf = ({ body }: Answer) => (body.data as { token: string | null } | undefined)?.token ?? undefined;
const asksForBearer = async (browser: Browser) => tokenOf(await browser.post('/api/session/token'));
const dead = '403 SESSION_REVOKED';

describe('a new password by a code (S2.1-14)', () => {
  it('by SMS: the person is in on this device and out everywhere else, by cookie and by every bearer (promise 8)', async () => {
    const [laptop, tablet] = [await person.signIn(), await person.signIn()];
    const cookieAlone = copyOf(server, tablet);
    cookieAlone.bearer = undefined;
    const second = copyOf(server, laptop);
    second.bearer = await asksForBearer(second);
    const here = server.browser();
    expect((await ask('reset', byPhone(), here)).body).toMatchObject({ data: { resendAfterSeconds: 60 } });
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: новый пароль.*@localhost #\d{6}$/s);
    const answer = await reset(await lastCode(server), byPhone(), here);
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, data: { token: expect.any(String), next: '/dashboard' } },
    ]);
    here.bearer = tokenOf(answer);
    expect(await sessionState(here)).toBe('open');
    const others = await Promise.all([laptop, tablet, cookieAlone, second].map(sessionState));
    expect(others).toEqual([dead, dead, dead, dead]);
    expect(await asksForBearer(laptop)).toBeUndefined();
    expect(await sessionState(await person.signIn())).toBe('401 SESSION_REQUIRED');
    expect(await sessionState(await person.signIn(password))).toBe('open');
  });

  it('leaves no bearer alive that is asked for at the same moment (promise 8)', async () => {
    const owner = await person.signIn();
    const copies = Array.from({ length: 30 }, () => copyOf(server, owner));
    await ask('reset');
    const code = await lastCode(server);
    const [answer] = await Promise.all([
      reset(code),
      ...copies.map(async (copy) => {
        copy.bearer = (await asksForBearer(copy)) ?? copy.bearer;
      }),
    ]);
    expect(answer.body.result).toBe(true);
    expect(new Set(await Promise.all(copies.map(sessionState)))).toEqual(new Set([dead]));
  });

  it('tells by letter that it was changed, and writes it to the audit log without personal data', async () => {
    await ask('reset');
    await reset(await lastCode(server));
    const { to, subject, text } = await lastLetter(server);
    expect([to, subject]).toEqual([person.email, `Пароль от кабинета «${brand.name.ru}» изменён`]);
    expect(text).toContain('Все другие устройства вышли из кабинета');
    const rows = await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${person.id}`));
    expect(rows.map(({ action }) => action)).toEqual(['identity.change-password', 'identity.sign-in']);
    expect(JSON.stringify(rows)).not.toMatch(/7911000|elkina|Ёлкина/);
  });

  it('by e-mail: the code comes by letter, and the phone is told', async () => {
    const sent = await ask('reset', byEmail());
    expect(sent.body).toMatchObject({ data: { sentTo: 'e•••@post.test' } });
    const code = /\d{6}/.exec((await lastLetter(server)).text ?? '')?.[0] ?? '';
    expect((await reset(code, byEmail())).body.result).toBe(true);
    const { to, text } = await lastSms(server);
    expect([to, text]).toEqual([person.phone, expect.stringContaining('изменён')]);
  });

  it('answers alike for people who have an account and who have none, at both steps (promise 4)', async () => {
    const shape = ({ status, raw, headers }: Answer) =>
      JSON.stringify([
        status,
        raw.body.replace(/\+7 9\d\d •••-••-\d\d|.•••@\w+\.test/, ''),
        Object.keys(headers).sort(),
      ]);
    const people = [byPhone(), byPhone('+79991112233'), byEmail(), byEmail('nobody@demo.test')];
    const sent = [];
    for (const who of people) sent.push(shape(await ask('reset', who)));
    expect(new Set(sent).size).toBe(1);
    expect((await lastSms(server)).text).toContain('У нас нет кабинета с этими данными');
    expect((await lastLetter(server)).text).toContain('У нас нет кабинета с этими данными');
    for (const code of ['CODE_WRONG', 'CODE_WRONG', 'CODE_TRIES_OVER']) {
      const tried = await Promise.all(people.map((who) => reset('000000', who)));
      expect(new Set(tried.map(shape)).size).toBe(1);
      expect(tried[0]?.body.code).toBe(code);
    }
  });

  it('that is asked for too soon is refused in words that fit whatever was sent, alike for a phone of nobody (promise 4)', async () => {
    const [owner, nobody] = [byPhone(), byPhone('+79991112244')];
    const signed = await makePerson(server);
    const signing = { subject: ofUser(signed.id), purpose: 'sign', boundTo: 'agreement' };
    const text = { ru: (code: string) => `Код ${code}`, en: (code: string) => `Code ${code}` };
    await server.context.db.transaction((tx) =>
      issueCode(server.context, tx, { ...signing, userId: signed.id, text }),
    );
    for (const who of [owner, nobody]) expect((await ask('unlock', who)).status).toBe(200);
    const told = [];
    for (const who of [owner, nobody, byPhone(signed.phone)])
      for (const purpose of ['unlock', 'reset'] as const) told.push(await ask(purpose, who));
    expect(new Set(told.map(({ status, raw }) => `${status} ${raw.body}`)).size).toBe(1);
    expect([told[0]?.status, told[0]?.body]).toMatchObject([
      429,
      { code: 'CODE_WAIT', message: 'Код можно запросить через 60 с: сюда уже отправляли сообщение.' },
    ]);
  });

  it('comes in the language of its owner, whoever has asked for it', async () => {
    const asked = { purpose: 'reset', ...byPhone() };
    await server.browser().post('/api/auth/recovery/code', asked, { 'accept-language': 'en' });
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: новый пароль/);
    const english = await makePerson(server, { locale: 'en' });
    await ask('reset', byPhone(english.phone));
    expect((await lastSms(server)).text).toMatch(/^Code \d{6}: a new password/);
  });

  it('opens nothing that staff has closed: the password is new, the way in is theirs', async () => {
    const lockedUntil = new Date('2099-12-31T21:00:00.000Z');
    await server.context.db.update(users).set({ lockedUntil }).where(eq(users.id, person.id));
    await ask('reset');
    const browser = server.browser();
    const answer = await reset(await lastCode(server), byPhone(), browser);
    expect(answer.body).toEqual({
      result: true,
      data: { token: null, next: null, lockedUntil: lockedUntil.toISOString() },
    });
    expect(await sessionState(browser)).toBe('401 SESSION_REQUIRED');
  });

  it('leads by links of this address, whatever host a request names (promise 10)', async () => {
    const foreign = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    const asked = { purpose: 'reset', ...byPhone('+79991112244') };
    await server.browser().post('/api/auth/recovery/code', asked, foreign);
    const { text } = await lastSms(server);
    expect(text).toContain(`${server.context.config.publicUrl}/auth/register`);
    expect(text).not.toContain('evil');
  });
});

const codeAfter = async (purpose: 'reset' | 'unlock', who = byPhone()): Promise<string> => {
  await ask(purpose, who);
  return lastCode(server);
};

describe('no order of steps sets a password but the right one (promises 5, 10)', () => {
  it.each<[string, () => Promise<string>]>([
    ['without a code', async () => '123456'],
    ['by a code that opens the sign-in', () => codeAfter('unlock')],
    ['by a code of another person', () => codeAfter('reset', byPhone('+79000000001'))],
    [
      'by a code of a registration',
      async () => {
        const [surname, firstName, email] = ['Ёлкина', 'Вера', 'vera@post.test'];
        const said = { surname, firstName, email, agree: true, additionalAgree: false };
        await server.browser().post('/api/auth/register/code', { ...said, phone: '+79991112255' });
        return lastCode(server);
      },
    ],
    [
      'by a code that has run out',
      async () => {
        const code = await codeAfter('reset');
        server.clock.advance(5 * 60 + 1);
        return code;
      },
    ],
    [
      'by a code that was used',
      async () => {
        const code = await codeAfter('unlock');
        await unlock(code);
        return code;
      },
    ],
    [
      'by a right code after three misses',
      async () => {
        const code = await codeAfter('reset');
        for (let miss = 0; miss < 3; miss += 1)
          await reset(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
        return code;
      },
    ],
  ])('%s', async (_, codeOf) => {
    const before = await person.row();
    const answer = await reset(await codeOf());
    expect(answer.status).toBe(422);
    expect(answer.body.code).toMatch(/^CODE_(EXPIRED|TRIES_OVER)$/);
    expect(await person.row()).toEqual(before);
  });

  it('and a right code sets it once, also when several send it at the same moment', async () => {
    const code = await codeAfter('reset');
    const answers = await Promise.all([1, 2, 3].map(() => reset(code)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    expect((await person.row()).authGeneration).toBe(1);
    expect((await reset(code)).body.code).toBe('CODE_EXPIRED');
  });
});

describe('a sign-in closed by too many failures (S4.2-04)', () => {
  const guess = async (browser: Browser) =>
    (await browser.post('/api/auth/login', { ...byPhone(), password: 'wrong' })).body as unknown as {
      data: { action: string | null };
    };

  it('is opened by a code on this browser alone; who goes on guessing does not close it again (promise 3)', async () => {
    const [stranger, owner] = [server.browser(), server.browser()];
    for (let guesses = 0; guesses < 10; guesses += 1) await guess(stranger);
    expect(await guess(owner)).toMatchObject({ data: { action: 'LOCKED' } });
    await ask('unlock', byPhone(), owner);
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: открыть вход/);
    expect((await unlock('000000', owner)).body.code).toBe('CODE_WRONG');
    expect((await unlock(await lastCode(server), owner)).body).toEqual({ result: true });
    expect(await guess(stranger)).toMatchObject({ data: { action: 'LOCKED' } });
    expect(await sessionState(await person.signIn(undefined, owner))).toBe('open');
  });

  it('gives a code in a browser of the person also after strangers have spent those of the day (promise 3)', async () => {
    const home = await person.signIn();
    await home.post('/api/auth/logout');
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask('unlock')).status).toBe(200);
      server.clock.advance(601);
    }
    expect((await ask('unlock')).body.code).toBe('CODE_DAY_OVER');
    server.clock.advance(61);
    expect((await ask('reset', byPhone(), home)).status).toBe(200);
    expect((await reset(await lastCode(server), byPhone(), home)).body.result).toBe(true);
  });

  it('gives a code in a browser of the person also after strangers have spent those of the address', async () => {
    const home = await person.signIn();
    await home.post('/api/auth/logout');
    for (let asked = 0; asked < 60; asked += 1) {
      if (asked % 20 === 19) server.clock.advance(61);
      const who = byPhone(`+7999555${String(asked).padStart(4, '0')}`);
      expect((await ask('unlock', who)).status).toBe(200);
    }
    // After the limit of this call, but before the end of the hour.
    server.clock.advance(601);
    expect((await ask('unlock')).status).toBe(429);
    expect((await ask('unlock', byPhone(), home)).status).toBe(200);
  });

  it('is open in every browser after a new password, however much was guessed at the former', async () => {
    for (let round = 0; round < 10; round += 1) {
      const stranger = server.browser();
      for (let guesses = 0; guesses < 10; guesses += 1) await guess(stranger);
      server.clock.advance(15 * 60 + 1);
    }
    expect(await guess(server.browser())).toMatchObject({ data: { action: 'LOCKED' } });
    await ask('reset');
    await reset(await lastCode(server));
    expect(await sessionState(await person.signIn(password))).toBe('open');
  });

  it('opens no session by itself, and nothing for a phone of nobody', async () => {
    const browser = server.browser();
    await ask('unlock', byPhone(), browser);
    await unlock(await lastCode(server), browser);
    expect(await sessionState(browser)).toBe('401 SESSION_REQUIRED');
    await ask('unlock', byPhone('+79991112266'));
    const answer = await browser.post('/api/auth/recovery/unlock', {
      ...byPhone('+79991112266'),
      code: '000000',
    });
    expect(answer.body.code).toBe('CODE_WRONG');
  });
});
