import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastLetter, lettersTo } from '../../../../test/last-letter.ts';
import { lastCode, lastSms } from '../../../../test/last-sms.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { enterAs, makeStaff, numberOf, staffPassword } from '../../../../test/people/set-up-staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { outbox } from '../../../platform/platform.tables.ts';
import { users } from '../identity.tables.ts';

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
const smsTo = (phone: string) =>
  server.context.db.$count(outbox, and(eq(outbox.topic, 'sms'), sql`${outbox.payload}->>'to' = ${phone}`));

describe('a sign-in on a new device', () => {
  it('is reported by letter: when, which device, from where and what to do; the next one there is not', async () => {
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

  it('is reported in the language of the person', async () => {
    await server.context.db.update(users).set({ locale: 'en' }).where(eq(users.id, person.id));
    await person.signIn();
    expect((await lastLetter(server)).subject).toMatch(/^A sign-in on a new device/);
  });

  it('is reported only to the person whose device it is not: the mark of another person in the browser is none', async () => {
    const browser = await (await makePerson(server)).signIn();
    await person.signIn(undefined, browser);
    expect(await letters()).toBe(1);
  });

  it('is reported when a code has opened it, and not again', async () => {
    const browser = server.browser();
    const who = { type: 'phone', phone: person.phone };
    await browser.post('/api/auth/recovery/code', { purpose: 'unlock', ...who });
    const answer = await browser.post('/api/auth/recovery/unlock', { ...who, code: await lastCode(server) });
    expect(answer.body).toEqual({ result: true });
    expect((await lastLetter(server)).subject).toMatch(/^Вход открыт на новом устройстве/);
    await person.signIn(undefined, browser);
    expect(await letters()).toBe(1);
  });

  it('is not reported for a wrong password', async () => {
    await person.signIn('wrong');
    expect(await letters()).toBe(0);
  });

  it('is reported by SMS to a person without an e-mail, in his language, at most five times a day (promise 6)', async () => {
    const [one, other] = [
      await makePerson(server, { email: null }),
      await makePerson(server, { email: null, locale: 'en' }),
    ];
    expect(await sessionState(await one.signIn())).toBe('open');
    const told = await lastSms(server);
    expect([told.to, told.text]).toEqual([one.phone, expect.stringMatching(/^В ваш кабинет вошли на новом/)]);
    for (let more = 0; more < 5; more += 1) expect(await sessionState(await one.signIn())).toBe('open');
    expect(await smsTo(one.phone)).toBe(5);
    await other.signIn();
    expect((await lastSms(server)).text).toMatch(/^Your account was entered on a new device/);
  });

  it('at the desk is reported by letter to the member of staff, and not once more from the same browser', async () => {
    const one = await makeStaff(server, await enterDesk(server, 'admin'));
    server.clock.advance(31);
    const before = await letters(one.email);
    const { browser } = await enterAs(server, one);
    expect(await letters(one.email)).toBe(before + 1);
    expect((await lastLetter(server)).subject).toMatch(/^Вход в рабочее место на новом устройстве/);
    server.clock.advance(31);
    const login = { email: one.email, password: staffPassword };
    const first = await browser.post('/api/office/auth/login', login);
    const { ticket } = first.body.data as unknown as { ticket: string };
    const code = numberOf(server, one.secret);
    expect((await browser.post('/api/office/auth/totp', { ticket, code })).status).toBe(200);
    expect(await letters(one.email)).toBe(before + 1);
  });
});
