import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastLetter } from '../../../test/last-letter.ts';
import { lastCode, lastSms } from '../../../test/last-sms.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { consents } from '../consents/consents.tables.ts';
import { users } from '../identity/identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Unconfirmed {
  readonly browser: Browser;
  readonly id: number;
  readonly email: string;
}

let made = 0;
/** A person of status 5 of this test's own, with the surname «Ёлкина-Майская». */
async function unconfirmed(locale = 'ru'): Promise<Unconfirmed> {
  const { db } = server.context;
  made += 1;
  const phone = `7911000${String(made).padStart(4, '0')}`;
  const [anna] = await db.select().from(users).where(eq(users.phone, '79000000001'));
  const email = `elkina-${made}@post.test`;
  const [row] = await db
    .insert(users)
    .values({
      status: 5,
      surname: 'Ёлкина-Майская',
      name: 'Вера',
      phone,
      locale,
      passwordHash: anna?.passwordHash ?? '',
      createdAt: server.clock.now(),
    })
    .returning();
  const browser = server.browser();
  const answer = await browser.post('/api/auth/login', { type: 'phone', phone, password: 'novosel-demo' });
  browser.bearer = (answer.body.data as unknown as { token: string }).token;
  return { browser, id: row?.id ?? 0, email };
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const said = (email: string) => ({ email, surname: 'Ёлкина-Майская', additionalAgree: '0' });

const send = ({ browser, email }: Unconfirmed, change: Record<string, string> = {}) =>
  browser.send(
    'POST',
    '/api/users/getcode',
    form({ scenario: 'code:send', agree: '1', ...said(email), ...change }),
    asForm,
  );
const accept = ({ browser, email }: Unconfirmed, code: string, change: Record<string, string> = {}) =>
  browser.send(
    'POST',
    '/api/users/acceptconditions',
    form({ scenario: 'code:accept', code, ...said(email), ...change }),
    asForm,
  );
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const emailsOf = async ({ id }: Unconfirmed) => {
  const { email, pendingEmail } = users;
  return (await server.context.db.select({ email, pendingEmail }).from(users).where(eq(users.id, id)))[0];
};
const statusOf = async ({ browser }: Unconfirmed) =>
  ((await browser.get('/api/users')).body as unknown as { status: number }).status;

describe('asking for the code (S4.3, S7)', () => {
  it('[S7-22, S7-23, S4.3-05] takes the form of the specification and sends four digits to the phone of the account', async () => {
    const person = await unconfirmed();
    const answer = await send(person);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        result: true,
        message: '',
        errors: {},
        data: {
          phone: expect.stringMatching(/^\+7 911 •••-••-\d\d$/),
          resendAfterSeconds: 60,
          expiresInSeconds: 300,
        },
      },
    ]);
    const { to, text } = await lastSms(server);
    expect(to).toMatch(/^\+7911/);
    expect(text).toMatch(/^Код \d{4}: завершить регистрацию.*\n\n@localhost #\d{4}$/s);
    expect(await statusOf(person)).toBe(5);
  });

  it('writes in the language of the person', async () => {
    await send(await unconfirmed('en'));
    expect((await lastSms(server)).text).toMatch(/^Code \d{4}: to complete the registration/);
  });

  it.each([
    [{ agree: '0' }, 'agree', 'Необходимо согласие с условиями пользовательского соглашения'],
    [{ email: 'not an address' }, 'email', 'не является правильным email адресом'],
    [{ email: '' }, 'email', 'Необходимо заполнить «Электронная почта»'],
    [{ surname: ' ' }, 'surname', 'Необходимо заполнить «Фамилия»'],
    [{ scenario: 'code:accept' }, 'scenario', 'Значение неверно'],
  ])('[S5-09, S5-10, S5-11, S5-12, S5-13] %j is refused at its field', async (change, field, words) => {
    const answer = await send(await unconfirmed(), change);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [words] }]);
  });

  it('[S8-04] a surname that is not on file is no answer about anybody, and no SMS', async () => {
    const person = await unconfirmed();
    const before = await lastSms(server);
    const answer = await send(person, { surname: 'Чужая' });
    const words = 'Данные некорректны, обратитесь в службу поддержки';
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: false, code: 'DATA_MISMATCH', message: words, errors: { surname: [words] } },
    ]);
    expect(await lastSms(server)).toEqual(before);
    for (const surname of ['елкина майская', ' ЁЛКИНА — МАЙСКАЯ ']) {
      server.clock.advance(61);
      expect((await send(person, { surname })).body.result, surname).toBe(true);
    }
  });

  it('guesses of the surname are counted', async () => {
    const person = await unconfirmed();
    for (let guess = 0; guess < 10; guess += 1)
      await send(person, { surname: `Чужая${'абвгдежзик'[guess]}` });
    const answer = await send(person, { surname: 'Чужая' });
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await send(person)).body.result).toBe(true);
  });

  it('a new one goes out every 60 s at most, and five a day, whatever they are bound to', async () => {
    const person = await unconfirmed();
    expect((await send(person)).body.result).toBe(true);
    const soon = await send(person);
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([
      429,
      'CODE_TOO_SOON',
      expect.stringMatching(/^(60|59)$/),
    ]);
    for (let again = 0; again < 4; again += 1) {
      server.clock.advance(601);
      expect((await send(person, { email: `${again}@other.test` })).body.result).toBe(true);
    }
    server.clock.advance(601);
    const over = await send(person, { email: 'sixth@other.test' });
    expect([over.status, over.body.code]).toEqual([429, 'CODE_DAY_OVER']);
  });

  it('is for people of status 5 alone', async () => {
    const browser = await server.buyer('01');
    const answer = await send({ browser, id: 0, email: 'anna@post.test' });
    expect([answer.status, answer.body.code]).toEqual([200, 'STEP_WRONG']);
  });
});

describe('accepting the code (S4.3, S7)', () => {
  it('[S7-24, S7-25, S4.3-07, S3-03] opens the cabinet: status, e-mail, and a record of every consent', async () => {
    const person = await unconfirmed();
    await send(person, { additionalAgree: '1' });
    const answer = await accept(person, await lastCode(server), { additionalAgree: '1' });
    expect([answer.status, answer.body]).toEqual([200, { result: true, message: '', errors: {}, data: {} }]);
    expect((await person.browser.get('/api/users')).body).toMatchObject({ status: 1, email: person.email });
    expect((await person.browser.get('/api/deals')).status).toBe(200);

    const rows = await server.context.db.select().from(consents).where(eq(consents.userId, person.id));
    expect(rows.map(({ kind, given, address }) => [kind, given, address]).sort()).toEqual([
      ['advertising', true, '127.0.0.1'],
      ['terms', true, '127.0.0.1'],
    ]);
    for (const { sha256 } of rows) {
      const text = (await server.browser().get(`/documents/consents/${sha256}`)).raw.body;
      expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    }
    const [record] = await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'users.complete-registration'));
    expect(record).toMatchObject({ actorId: person.id, details: { tries: 1 } });
  });

  it('keeps no consent to advertising that was not given', async () => {
    const person = await unconfirmed();
    await send(person);
    expect((await accept(person, await lastCode(server))).body.result).toBe(true);
    const rows = await server.context.db.select().from(consents).where(eq(consents.userId, person.id));
    expect(rows.map(({ kind }) => kind)).toEqual(['terms']);
  });

  it('[S8-03] a wrong code is refused three times, then the right one as well', async () => {
    const person = await unconfirmed();
    await send(person);
    const code = await lastCode(server);
    const answers = [];
    for (const typed of [wrong(code), wrong(code), wrong(code), code])
      answers.push((await accept(person, typed)).body);
    expect(answers.map(({ result, code: why }) => [result, why])).toEqual([
      [false, 'CODE_WRONG'],
      [false, 'CODE_WRONG'],
      [false, 'CODE_TRIES_OVER'],
      [false, 'CODE_TRIES_OVER'],
    ]);
    expect(answers[0]?.message).toBe('Неверный код подтверждения');
    expect(await statusOf(person)).toBe(5);
  });

  it.each([
    ['another e-mail', { email: 'another@post.test' }],
    ['another consent', { additionalAgree: '1' }],
  ])('does not take the code for %s (promise 5)', async (_, change) => {
    const person = await unconfirmed();
    await send(person);
    expect((await accept(person, await lastCode(server), change)).body).toMatchObject({
      result: false,
      code: 'CODE_EXPIRED',
    });
    expect(await statusOf(person)).toBe(5);
  });

  it('[S8-04, S4.3-08] a surname that is not on file is refused at its field', async () => {
    const person = await unconfirmed();
    await send(person);
    const answer = await accept(person, await lastCode(server), { surname: 'Чужая' });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['surname']);
    expect(await statusOf(person)).toBe(5);
  });

  it('an e-mail is the person’s after its letter: before it sites are told of none and no password is renewed by it (ruling S4.3)', async () => {
    const person = await unconfirmed();
    await send(person);
    expect((await accept(person, await lastCode(server))).body.result).toBe(true);
    expect(await emailsOf(person)).toEqual({ email: null, pendingEmail: person.email });
    const { to, text } = await lastLetter(server);
    const token = /\/auth\/email\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    expect(to).toBe(person.email);
    const confirmed = await person.browser.post('/api/auth/email', { token });
    expect(confirmed.body.result).toBe(true);
    expect(await emailsOf(person)).toEqual({ email: person.email, pendingEmail: null });
  });

  it('the e-mail of another account is not told of, but to its owner (promise 4)', async () => {
    const person = await unconfirmed();
    const email = 'Anna.Koroleva@demo.test';
    await send(person, { email });
    expect((await accept(person, await lastCode(server), { email })).body.result).toBe(true);
    expect(await emailsOf(person)).toEqual({ email: null, pendingEmail: email.toLowerCase() });
    const { to, text } = await lastLetter(server);
    expect(to).toBe(email.toLowerCase());
    expect(text).toContain('Она уже есть в вашем кабинете');
    expect(text).not.toContain('/auth/email/');
  });

  it('[S5-14, S5-15] a code is four digits', async () => {
    const person = await unconfirmed();
    for (const code of ['', '123', '12345', '12a4']) expect((await accept(person, code)).status).toBe(422);
  });

  it('does not live longer than five minutes', async () => {
    const person = await unconfirmed();
    await send(person);
    server.clock.advance(301);
    expect((await accept(person, await lastCode(server))).body.code).toBe('CODE_EXPIRED');
  });

  it('makes one registration of 20 right codes at the same moment', async () => {
    const person = await unconfirmed();
    await send(person);
    const code = await lastCode(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(person, code)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    expect(await server.context.db.$count(consents, eq(consents.userId, person.id))).toBe(1);
  });
});

describe('consents', () => {
  it('[S2.1-36] can be read by everybody, as a file that cannot act', async () => {
    const { raw, headers } = await server.browser().get('/documents/consents/terms?locale=ru');
    expect(raw.body).toContain('Пользовательское соглашение');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    expect((await server.browser().get('/documents/consents/advertising?locale=en')).raw.body).toContain(
      'Consent to advertising',
    );
    expect((await server.browser().get(`/documents/consents/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await server.browser().get('/documents/consents/..%2f..%2fbrand.json')).status).toBe(422);
  });

  it('are listed to their person, who may withdraw advertising once', async () => {
    const person = await unconfirmed();
    await send(person, { additionalAgree: '1' });
    await accept(person, await lastCode(server), { additionalAgree: '1' });
    const { browser } = person;
    const listed = (await browser.get('/api/users/consents')).body.data as unknown as { kind: string }[];
    expect(listed.map(({ kind }) => kind).sort()).toEqual(['advertising', 'terms']);

    const withdrawn = await browser.post('/api/users/consents/withdraw', { kind: 'advertising' });
    const ends = withdrawn.body.data as unknown as { kind: string; withdrawnAt: string | null }[];
    expect(ends.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ kind }) => kind)).toEqual([
      'advertising',
    ]);
    expect((await browser.post('/api/users/consents/withdraw', { kind: 'advertising' })).status).toBe(404);
    expect((await browser.post('/api/users/consents/withdraw', { kind: 'terms' })).status).toBe(422);
  });
});
