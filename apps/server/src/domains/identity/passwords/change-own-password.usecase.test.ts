import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { copyOf, sessionState } from '../../../../test/people/make-person.ts';
import { signedIn } from '../../../../test/people/signed-in.ts';
import { demoPassword } from '../../../../test/test-server.ts';

const made = 'тихая вода у крыльца';
const dead = '403 SESSION_REVOKED';

const scene = signedIn();

const change = (browser: Browser, said: object = {}) =>
  browser.post('/api/users/password', { password: demoPassword, newPassword: made, ...said });

describe('a new password by the present one', () => {
  it('[S2.1-11] ends every session and bearer, also the former one of this browser, which goes on in a new one; a letter tells (promises 7, 8)', async () => {
    const [tablet, former] = [await scene.person.signIn(), copyOf(scene.server, scene.browser)];
    const answer = await change(scene.browser);
    expect(answer.status).toBe(200);
    expect(await Promise.all([tablet, former].map(sessionState))).toEqual([dead, dead]);
    scene.browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect(await sessionState(scene.browser)).toBe('open');
    expect((await scene.browser.post('/api/users/locale', { locale: 'ru' })).status).toBe(200);
    const letter = await lastLetter(scene.server);
    expect([letter.to, letter.subject]).toEqual([scene.person.email, expect.stringContaining('изменён')]);
    expect(await sessionState(await scene.person.signIn(made))).toBe('open');
    expect(await sessionState(await scene.person.signIn())).toBe('401 SESSION_REQUIRED');
  });

  it.each([
    ['a wrong present one', { password: 'не тот пароль' }, 'PASSWORD_WRONG', 'password'],
    ['the same again', { newPassword: demoPassword }, 'PASSWORD_SAME', 'newPassword'],
    ['a stolen one', { newPassword: 'qwerty123' }, 'PASSWORD_WEAK', 'newPassword'],
    ['a short one', { newPassword: 'x8@kQz!' }, 'VALIDATION', 'newPassword'],
    ['one of 129 characters', { newPassword: 'ю'.repeat(129) }, 'VALIDATION', 'newPassword'],
  ])('is not made by %s; nothing ends', async (_, said, code, field) => {
    const before = (await scene.person.row()).passwordHash;
    const answer = await change(scene.browser, said);
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      code,
      [field],
    ]);
    expect((await scene.person.row()).passwordHash).toBe(before);
    expect(await sessionState(scene.browser)).toBe('open');
  });

  it('is not guessed by whoever holds a session: ten wrong ones close it, the right one too (promise 2)', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(scene.browser, { password: `wrong ${guess}` })).body.code).toBe('PASSWORD_WRONG');
    expect((await change(scene.browser)).body).toMatchObject({ result: false, code: 'LOGIN_LOCKED' });
    scene.server.clock.advance(15 * 60 + 1);
    scene.browser = await scene.person.signIn();
    expect((await change(scene.browser)).status).toBe(200);
  });

  it('of two at once only the first is made', async () => {
    const twin = copyOf(scene.server, scene.browser);
    const [one, other] = await Promise.all([
      change(scene.browser),
      change(twin, { newPassword: 'другая тихая вода' }),
    ]);
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
