import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastLetter } from '../../../test/last-letter.ts';
import { copyOf, type MadePerson, makePerson, sessionState } from '../../../test/make-person.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../test/test-server.ts';

const made = 'тихая вода у крыльца';
const dead = '403 SESSION_REVOKED';

let server: TestServer;
let person: MadePerson;
let laptop: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  laptop = await person.signIn();
});

const change = (browser: Browser, said: object = {}) =>
  browser.post('/api/users/password', { password: demoPassword, newPassword: made, ...said });

describe('a new password by the present one', () => {
  it('[S2.1-11] ends every session and bearer, also the former one of this browser, which goes on in a new one; a letter tells (promises 7, 8)', async () => {
    const [tablet, former] = [await person.signIn(), copyOf(server, laptop)];
    const answer = await change(laptop);
    expect(answer.status).toBe(200);
    expect(await Promise.all([tablet, former].map(sessionState))).toEqual([dead, dead]);
    laptop.bearer = (answer.body.data as unknown as { token: string }).token;
    expect(await sessionState(laptop)).toBe('open');
    expect((await laptop.post('/api/users/locale', { locale: 'ru' })).status).toBe(200);
    expect(await sessionState(await person.signIn(made))).toBe('open');
    expect(await sessionState(await person.signIn())).toBe('401 SESSION_REQUIRED');
    const letter = await lastLetter(server);
    expect([letter.to, letter.subject]).toEqual([person.email, expect.stringContaining('изменён')]);
  });

  it.each([
    ['a wrong present one', { password: 'не тот пароль' }, 'PASSWORD_WRONG', 'password'],
    ['the same again', { newPassword: demoPassword }, 'PASSWORD_SAME', 'newPassword'],
    ['a stolen one', { newPassword: 'qwerty123' }, 'PASSWORD_WEAK', 'newPassword'],
    ['a short one', { newPassword: 'x8@kQz!' }, 'VALIDATION', 'newPassword'],
    ['one of 129 characters', { newPassword: 'ю'.repeat(129) }, 'VALIDATION', 'newPassword'],
  ])('is not made by %s; nothing ends', async (_, said, code, field) => {
    const before = (await person.row()).passwordHash;
    const answer = await change(laptop, said);
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      code,
      [field],
    ]);
    expect((await person.row()).passwordHash).toBe(before);
    expect(await sessionState(laptop)).toBe('open');
  });

  it('is not guessed by whoever holds a session: ten wrong ones close it, the right one too (promise 2)', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(laptop, { password: `wrong ${guess}` })).body.code).toBe('PASSWORD_WRONG');
    expect((await change(laptop)).body).toMatchObject({ result: false, code: 'LOGIN_LOCKED' });
    server.clock.advance(15 * 60 + 1);
    laptop = await person.signIn();
    expect((await change(laptop)).status).toBe(200);
  });

  it('of two at once only the first is made', async () => {
    const twin = copyOf(server, laptop);
    const [one, other] = await Promise.all([
      change(laptop),
      change(twin, { newPassword: 'другая тихая вода' }),
    ]);
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
