import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { lastCode, lastSms } from '../../../../test/last-sms.ts';
import { type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let person: MadePerson;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server, { passwordRenew: true });
  browser = server.browser();
});

const newPassword = 'тихая вода у крыльца';
const kept = (password = demoPassword) => ({ type: 'phone', phone: person.phone, password });
const send = (password?: string) => browser.post('/api/auth/renewal/code', kept(password));
const renew = (code: string, change: object = {}) =>
  browser.post('/api/auth/renewal', { ...kept(), code, newPassword, ...change });

describe('a password that has run out (RENEW, ruling S4.2-03)', () => {
  it('[S4.2-02, S4.2-03] is renewed by what was entered at the sign-in, a code and a new one; then the person is in', async () => {
    const sent = await send();
    expect([sent.status, sent.body]).toMatchObject([200, { result: true, data: { resendAfterSeconds: 60 } }]);
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: сменить пароль/);
    const answer = await renew(await lastCode(server));
    browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect(await sessionState(browser)).toBe('open');
    expect((await person.row()).passwordRenew).toBe(false);
    expect(await sessionState(await person.signIn(newPassword))).toBe('open');
    expect(await sessionState(await person.signIn(demoPassword))).toBe('401 SESSION_REQUIRED');
    const again = await send(newPassword);
    expect([again.status, again.body.code]).toEqual([409, 'STEP_WRONG']);
  });

  it('sends nothing by a wrong password, in the words of the sign-in, and counts it', async () => {
    const before = await lastSms(server);
    const answer = await send('wrong');
    expect([answer.status, answer.body.result, answer.body.message]).toEqual([
      200,
      false,
      'Неверный логин или пароль.',
    ]);
    for (let guesses = 1; guesses < 10; guesses += 1) await send('wrong');
    expect((await send()).body).toMatchObject({ result: false, code: 'LOGIN_LOCKED' });
    expect(await lastSms(server)).toEqual(before);
  });

  it('is not renewed while staff has closed the sign-in, and the words say who has (promise 8)', async () => {
    const lockedUntil = new Date(server.clock.now().getTime() + 86_400_000);
    person = await makePerson(server, { passwordRenew: true, lockedUntil });
    const answer = await send();
    expect(answer.body).toMatchObject({ result: false, code: 'LOGIN_SHUT' });
    expect(answer.body.message).toContain('Вход закрыт сотрудником до ');
  });

  it.each([
    ['the former one', demoPassword, 'PASSWORD_SAME'],
    ['a stolen one', 'qwerty123', 'PASSWORD_WEAK'],
    ['a short one', 'x8@kQz!', 'VALIDATION'],
  ])('is not replaced by %s, and the code stays good', async (_, made, refusal) => {
    await send();
    const code = await lastCode(server);
    const answer = await renew(code, { newPassword: made });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      refusal,
      ['newPassword'],
    ]);
    expect((await renew(code)).body.result).toBe(true);
  });

  it('is not renewed by a wrong code, nor by the code of another person (promise 5)', async () => {
    const other = await makePerson(server, { passwordRenew: true });
    await browser.post('/api/auth/renewal/code', { ...kept(), phone: other.phone });
    expect((await renew(await lastCode(server))).body.code).toBe('CODE_EXPIRED');
    await send();
    expect((await renew('000000')).body.code).toBe('CODE_WRONG');
    expect((await person.row()).passwordRenew).toBe(true);
  });
});
