import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastLetter, lettersTo } from '../../../test/last-letter.ts';
import { lastCode } from '../../../test/last-sms.ts';
import { type MadePerson, makePerson, sessionState } from '../../../test/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { users } from './identity.tables.ts';

let server: TestServer;
let person: MadePerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
});

const letters = (to = person.email) => lettersTo(server, to);

describe('a sign-in on a new device', () => {
  it('is told by letter: when, which device, from where and what to do; the next one there is not', async () => {
    const browser = await person.signIn();
    expect(await letters()).toBe(1);
    const letter = await lastLetter(server);
    expect(letter).toMatchObject({
      to: person.email,
      subject: expect.stringMatching(/^Вход на новом устройстве/),
    });
    expect(letter.text).toContain('адрес 127.0.0.1');
    expect(letter.text).toContain(`${server.context.config.publicUrl}/profile`);
    await browser.post('/api/auth/logout', {});
    await person.signIn(undefined, browser);
    expect(await letters()).toBe(1);
    await person.signIn();
    expect(await letters()).toBe(2);
  });

  it('is told in the language of the person', async () => {
    await server.context.db.update(users).set({ locale: 'en' }).where(eq(users.id, person.id));
    await person.signIn();
    expect((await lastLetter(server)).subject).toMatch(/^A sign-in on a new device/);
  });

  it('is told to him alone whose device it is not: the mark of another person in the browser is none', async () => {
    const browser = await (await makePerson(server)).signIn();
    await person.signIn(undefined, browser);
    expect(await letters()).toBe(1);
  });

  it('is told when a code has opened it, and then not once more', async () => {
    const browser = server.browser();
    const who = { type: 'phone', phone: person.phone };
    await browser.post('/api/auth/recovery/code', { purpose: 'unlock', ...who });
    const answer = await browser.post('/api/auth/recovery/unlock', { ...who, code: await lastCode(server) });
    expect(answer.body).toEqual({ result: true });
    expect((await lastLetter(server)).subject).toMatch(/^Вход открыт на новом устройстве/);
    await person.signIn(undefined, browser);
    expect(await letters()).toBe(1);
  });

  it('is not told of a wrong password, nor of a person without an e-mail, who is let in all the same', async () => {
    await person.signIn('wrong');
    expect(await letters()).toBe(0);
    const silent = await makePerson(server, { email: null });
    const before = await lastLetter(server);
    expect(await sessionState(await silent.signIn())).toBe('open');
    expect(await lastLetter(server)).toEqual(before);
  });
});
