import { recoveryCodesGiven } from '@novosel/contract/desk/staff-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import {
  enterAs,
  type MadeStaff,
  makeStaff,
  numberOf,
  staffPassword,
} from '../../../../test/people/set-up-staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { brand } from '../../../platform/brand.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { staff } from '../identity.tables.ts';
import { openSecret } from './totp-secret.ts';

let server: TestServer;
let admin: Browser;
let one: MadeStaff;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3700);
  admin = await enterDesk(server, 'admin');
  one = await makeStaff(server, admin);
  server.clock.advance(31);
});

const seen = ({ status, body }: Answer) => [status, body.code];
const codesLeft = async (browser: Browser): Promise<number> =>
  ((await browser.get('/api/office/me/security')).body.data as unknown as { codesLeft: number }).codesLeft;
const actionsOf = async (id: number) =>
  (
    await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${id}`))
  ).map(({ action }) => action);

describe('a recovery code', () => {
  it('opens the desk once in place of the number, and its person is told by a letter', async () => {
    const [code = ''] = one.codes;
    const { browser, answer } = await enterAs(server, one, { code });
    expect(answer.status).toBe(200);
    expect(await codesLeft(browser)).toBe(recoveryCodesGiven - 1);
    const letter = await lastLetter(server);
    expect([letter.to, letter.text?.includes('Осталось кодов: 9')]).toEqual([one.email, true]);
    expect(await actionsOf(one.id)).toContain('staff.recovery-code');
    expect(seen((await enterAs(server, one, { code })).answer)).toEqual([422, 'RECOVERY_CODE_WRONG']);
  });

  it('is typed with or without its hyphen, in any case', async () => {
    const [code = '', other = ''] = one.codes;
    expect((await enterAs(server, one, { code: code.replace('-', '').toUpperCase() })).answer.status).toBe(
      200,
    );
    expect((await enterAs(server, one, { code: ` ${other} ` })).answer.status).toBe(200);
  });

  it('opens one session of two that come with it at the same moment', async () => {
    const [code = ''] = one.codes;
    const answers = await Promise.all([1, 2].map(() => enterAs(server, one, { code })));
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 422]);
  });

  it('of another opens nothing', async () => {
    const other = await makeStaff(server, admin);
    const [code = ''] = other.codes;
    expect(seen((await enterAs(server, one, { code })).answer)).toEqual([422, 'RECOVERY_CODE_WRONG']);
  });

  it('is not guessed: ten wrong ones of both kinds together stop the right one', async () => {
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const code = guess % 2 ? 'aaaaa-aaaaa' : '000000';
      codes.push((await enterAs(server, one, { code })).answer.body.code);
    }
    expect(codes.slice(0, 10).every((code) => code === 'TOTP_WRONG' || code === 'RECOVERY_CODE_WRONG')).toBe(
      true,
    );
    expect(codes[10]).toBe('RATE_LIMITED');
    expect((await enterAs(server, one, { code: one.codes[0] ?? '' })).answer.body.code).toBe('RATE_LIMITED');
  });
});

describe('a secret of before the seal', () => {
  it('opens as ever, and is sealed by that', async () => {
    const { db, config } = server.context;
    await db.update(staff).set({ totpSecret: one.secret }).where(eq(staff.userId, one.id));
    expect((await enterAs(server, one)).answer.status).toBe(200);
    const [kept] = await db.select().from(staff).where(eq(staff.userId, one.id));
    expect(kept?.totpSecret).not.toContain(one.secret);
    expect(openSecret(config, kept?.totpSecret ?? '')).toBe(one.secret);
  });
});

describe('the own sign-in at the desk', () => {
  const begin = (code: string, by = one.browser) => by.post('/api/office/me/factor', { code });
  const finish = (ticket: string, code: string, by = one.browser) =>
    by.post('/api/office/me/factor/finish', { ticket, code });
  const begunOf = (answer: Answer) => answer.body.data as unknown as { ticket: string; secret: string };

  it('takes a new authenticator by a number of the present one, which opens until the first of the new', async () => {
    const { ticket, secret } = begunOf(await begin(numberOf(server, one.secret)));
    server.clock.advance(31);
    const { browser: other } = await enterAs(server, one);
    expect(seen(await finish(ticket, numberOf(server, one.secret)))).toEqual([422, 'TOTP_WRONG']);
    expect((await other.get('/api/office/me')).status).toBe(200);
    expect((await finish(ticket, numberOf(server, secret))).status).toBe(200);
    expect(seen(await other.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    expect((await one.browser.get('/api/office/me')).status).toBe(200);
    expect((await lastLetter(server)).to).toBe(one.email);
    expect(seen(await finish(ticket, numberOf(server, secret)))).toEqual([409, 'STEP_WRONG']);
    server.clock.advance(31);
    expect(seen((await enterAs(server, one)).answer)).toEqual([422, 'TOTP_WRONG']);
    expect((await enterAs(server, { ...one, secret })).answer.status).toBe(200);
    expect(await actionsOf(one.id)).toContain('staff.new-factor');
  });

  it('takes a new authenticator by a recovery code, when the telephone is lost', async () => {
    const [code = ''] = one.codes;
    const { ticket, secret } = begunOf(await begin(code));
    expect((await finish(ticket, numberOf(server, secret))).status).toBe(200);
    expect(await codesLeft(one.browser)).toBe(recoveryCodesGiven - 1);
  });

  it('takes none without a proof, by a number that was used, or after ten minutes', async () => {
    expect(seen(await begin('000000'))).toEqual([422, 'TOTP_WRONG']);
    expect(seen(await begin('aaaaa-aaaaa'))).toEqual([422, 'RECOVERY_CODE_WRONG']);
    const used = numberOf(server, one.secret);
    const { ticket, secret } = begunOf(await begin(used));
    expect(seen(await begin(used))).toEqual([422, 'TOTP_WRONG']);
    server.clock.advance(10 * 60);
    expect(seen(await finish(ticket, numberOf(server, secret)))).toEqual([409, 'STEP_WRONG']);
  });

  it('takes no ticket of another', async () => {
    const other = await makeStaff(server, admin);
    server.clock.advance(31);
    const { ticket, secret } = begunOf(await begin(numberOf(server, other.secret), other.browser));
    expect(seen(await finish(ticket, numberOf(server, secret)))).toEqual([409, 'STEP_WRONG']);
  });

  it('gets new recovery codes by a number, and the former are dead', async () => {
    const answer = await one.browser.post('/api/office/me/recovery-codes', {
      code: numberOf(server, one.secret),
    });
    const { codes } = answer.body.data as unknown as { codes: string[] };
    expect(codes).toHaveLength(recoveryCodesGiven);
    const letter = await lastLetter(server);
    expect([letter.to, letter.subject]).toEqual([one.email, `Новые резервные коды: «${brand.name.ru}»`]);
    expect(seen((await enterAs(server, one, { code: one.codes[0] ?? '' })).answer)).toEqual([
      422,
      'RECOVERY_CODE_WRONG',
    ]);
    expect((await enterAs(server, one, { code: codes[0] ?? '' })).answer.status).toBe(200);
    expect(seen(await one.browser.post('/api/office/me/recovery-codes', { code: '000000' }))).toEqual([
      422,
      'TOTP_WRONG',
    ]);
  });

  it('changes the password by the present one; the other sessions end, and this browser goes on', async () => {
    const { browser: other } = await enterAs(server, one);
    const change = (password: string, newPassword: string) =>
      one.browser.post('/api/office/me/password', { password, newPassword });
    expect(seen(await change('не тот пароль', 'новая вода у крыльца'))).toEqual([422, 'PASSWORD_WRONG']);
    expect(seen(await change(staffPassword, staffPassword))).toEqual([422, 'PASSWORD_SAME']);
    expect(seen(await change(staffPassword, 'qwertyuiop'))).toEqual([422, 'PASSWORD_WEAK']);
    const answer = await change(staffPassword, 'новая вода у крыльца');
    one.browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect((await one.browser.get('/api/office/me')).status).toBe(200);
    expect(seen(await other.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
  });

  it('shows where it is signed in at the desk, and ends one of these, of its own alone', async () => {
    const { browser: other } = await enterAs(server, one);
    const { items } = (await one.browser.get('/api/office/me/security')).body.data as unknown as {
      items: { id: string; current: boolean }[];
    };
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    const end = (by: Browser) => by.post(`/api/office/me/sessions/${items[1]?.id}/end`);
    expect(seen(await end(admin))).toEqual([404, 'NOT_FOUND']);
    expect((await end(one.browser)).status).toBe(200);
    expect(seen(await other.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    expect((await one.browser.get('/api/office/me')).status).toBe(200);
  });
});
