import { recoveryCodesGiven } from '@novosel/contract/desk/staff-rules.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
import { absentUuid, sampleBody } from '../../../../test/matrix/sample-body.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import {
  enterAs,
  type MadeStaff,
  makeStaff,
  numberOf,
  staffPassword,
} from '../../../../test/people/set-up-staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';

let server: TestServer;
let one: MadeStaff;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3700);
  one = await makeStaff(server, await enterDesk(server, 'admin'), ['admin']);
});

const acts = endpointTable.filter(({ door, proof }) => door === 'office' && proof === 'fresh');
type Act = (typeof acts)[number];
const call = (act: Act, by = one.browser) =>
  by.post(
    act.path.replace(/\{(invitation|booking|deal)\}/, absentUuid).replace(/\{\w+\}/g, '1'),
    sampleBody(act),
  );
const block = (by = one.browser) => by.post('/api/office/staff/1/block', { reason: 'Проверка' });
const prove = (code = numberOf(server, one.secret), by = one.browser) =>
  by.post('/api/office/me/proof', { code });
const grow = () => server.clock.advance(proofSeconds + 1);
const seen = ({ status, body }: Answer) => [status, body.code];
const wanted = [409, 'PROOF_REQUIRED'];
const codesLeft = async (): Promise<number> =>
  (
    (await one.browser.get('/api/office/me/security')).body.data as unknown as {
      codesLeft: number;
    }
  ).codesLeft;

const provings = async () => {
  const ofOne = and(eq(auditRecords.actorId, one.id), eq(auditRecords.action, 'identity.prove'));
  const records = await server.context.db.select().from(auditRecords).where(ofOne);
  return records.map(({ details }) => details);
};

describe('acts of the desk that give power or tell of money need a proof of at most five minutes (promise 11)', () => {
  it('opening a sign-in, wanting a new password and carrying out a deletion are such, closing a sign-in is in a hurry', () => {
    const names = acts.map(({ name }) => name);
    const wanted = ['people.openSignIn', 'people.requirePassword', 'desk.carryOutDeletion'];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(names).not.toContain('people.closeSignIn');
  });

  it.each(acts.map((act) => [act.name, act] as const))(
    '%s is let through right after the sign-in, until the last second, and again after a number',
    async (_, act) => {
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
      server.clock.advance(proofSeconds - 5);
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
      server.clock.advance(6);
      expect(seen(await call(act))).toEqual(wanted);
      expect((await prove()).status).toBe(200);
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
    },
  );

  it('a number is good once: that of the sign-in proves nothing, that of a proof neither proves nor opens again', async () => {
    expect(seen(await prove())).toEqual([422, 'TOTP_WRONG']);
    grow();
    const { browser: other } = await enterAs(server, one);
    server.clock.advance(31);
    const number = numberOf(server, one.secret);
    expect((await prove(number)).status).toBe(200);
    expect(seen(await prove(number, other))).toEqual([422, 'TOTP_WRONG']);
    expect(seen((await enterAs(server, one, { code: number })).answer)).toEqual([422, 'TOTP_WRONG']);
  });

  it('of two calls with one number at the same moment, one is proved', async () => {
    grow();
    const number = numberOf(server, one.secret);
    const answers = await Promise.all([prove(number), prove(number)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('a recovery code proves, too, is used up by it, and is told by a letter', async () => {
    grow();
    const [code = ''] = one.codes;
    expect((await prove(code)).status).toBe(200);
    expect((await block()).body.code).not.toBe('PROOF_REQUIRED');
    expect(await codesLeft()).toBe(recoveryCodesGiven - 1);
    expect((await lastLetter(server)).to).toBe(one.email);
    grow();
    expect(seen(await prove(code))).toEqual([422, 'RECOVERY_CODE_WRONG']);
    expect(seen(await block())).toEqual(wanted);
  });

  it.each([
    ['a proof', 'proof'],
    ['new recovery codes', 'recovery-codes'],
    ['another authenticator', 'factor'],
  ])(
    'a recovery code is not used up by %s in a session that ends meanwhile, and nothing is written down',
    async (_, way) => {
      grow();
      const [code = ''] = one.codes;
      const mine = sql`user_id = ${one.id} and door = 'office'`;
      const [late] = await meetAtLock(
        server,
        sql`select from sessions where ${mine} for update`,
        [() => one.browser.post(`/api/office/me/${way}`, { code })],
        (tx) =>
          tx.execute(sql`update sessions set revoked_at = ${server.clock.now().toISOString()} where ${mine}`),
      );
      expect(late && seen(late)).toEqual([403, 'SESSION_REVOKED']);
      server.clock.advance(31);
      one = { ...one, browser: (await enterAs(server, one)).browser };
      expect(await codesLeft()).toBe(recoveryCodesGiven);
      expect(await provings()).toEqual([]);
      grow();
      expect((await prove(code)).status).toBe(200);
    },
  );

  it('a proof is of this session alone, runs out, and is written down', async () => {
    server.clock.advance(31);
    const { browser: other } = await enterAs(server, one);
    grow();
    expect((await prove()).status).toBe(200);
    expect(seen(await block(other))).toEqual(wanted);
    grow();
    expect(seen(await block())).toEqual(wanted);
    expect(await provings()).toEqual([expect.objectContaining({ by: 'factor' })]);
  });

  it('a number of another and a wrong one prove nothing, and ten wrong ones stop the right one', async () => {
    grow();
    const other = await makeStaff(server, await enterDesk(server, 'admin'));
    server.clock.advance(31);
    expect(seen(await prove(numberOf(server, other.secret)))).toEqual([422, 'TOTP_WRONG']);
    for (let guess = 1; guess < 10; guess += 1)
      expect((await prove(guess % 2 ? 'aaaaa-aaaaa' : '000000')).status).toBe(422);
    expect((await prove()).body.code).toBe('RATE_LIMITED');
    expect(seen(await block())).toEqual(wanted);
  });

  it('ten wrong ones in a session of his close that session alone: neither his sign-in nor another session, nor the other way', async () => {
    server.clock.advance(31);
    const { browser: stolen } = await enterAs(server, one);
    grow();
    for (let guess = 0; guess < 10; guess += 1) await prove('000000', stolen);
    expect((await prove(numberOf(server, one.secret), stolen)).body.code).toBe('RATE_LIMITED');
    expect((await prove()).status).toBe(200);
    server.clock.advance(31);
    expect((await enterAs(server, one)).answer.status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) await enterAs(server, one, { code: '000000' });
    server.clock.advance(31);
    expect((await enterAs(server, one)).answer.body.code).toBe('RATE_LIMITED');
    expect((await prove()).status).toBe(200);
  });

  it('a new password made by the present one is no proof, though it begins a new session', async () => {
    const change = (browser: Browser, password: string, newPassword: string) =>
      browser.post('/api/office/me/password', { password, newPassword });
    grow();
    const answer = await change(one.browser, staffPassword, 'новая вода у крыльца');
    one.browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect(seen(await block())).toEqual(wanted);
    expect((await prove()).status).toBe(200);
    const again = await change(one.browser, 'новая вода у крыльца', staffPassword);
    one.browser.bearer = (again.body.data as unknown as { token: string }).token;
    expect(seen(await block())).toEqual([404, 'NOT_FOUND']);
  });
});
