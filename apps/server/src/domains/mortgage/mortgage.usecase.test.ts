import { sendMortgageCode, signMortgageConsent } from '@novosel/contract/mortgage/endpoints.ts';
import { sendScoringCode } from '@novosel/contract/scoring/endpoints.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastCode, lastSms } from '../../../test/last-sms.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { consentWords } from '../consents/consent-words.ts';
import { consentText } from '../consents/public.ts';
import { oneTimeCodes, users } from '../identity/identity.tables.ts';

let server: TestServer;
let person: MadePerson;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  buyer = await person.signIn();
});

const inForce = consentWords.mortgage.version;
const edition = (version: number) => Object.assign(consentWords.mortgage, { version });
afterEach(() => edition(inForce));

const flag = async (browser = buyer) =>
  ((await browser.get('/api/mortgage')).body as unknown as { sopdSigned: boolean }).sopdSigned;
const sendCode = () => buyer.post(sendMortgageCode.path, {});
const sign = (body: object) => buyer.post(signMortgageConsent.path, { agree: true, ...body });
/** The code that was just sent. */
async function newCode(): Promise<string> {
  expect((await sendCode()).status).toBe(200);
  return lastCode(server);
}
const signByCode = async () => sign({ code: await newCode() });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
/** Result of an act that must be refused: its code and the unchanged flag. */
const refused = async (act: ReturnType<typeof sign>) => [(await act).body.code, await flag()];
const reads = (locale: 'ru' | 'en') =>
  server.context.db.update(users).set({ locale }).where(eq(users.id, person.id));
const withdraw = () => buyer.post('/api/users/consents/withdraw', { kind: 'mortgage' });
const consents = async () =>
  (
    (await buyer.get('/api/users/consents')).body.data as unknown as {
      kind: string;
      sha256: string;
      withdrawnAt: string | null;
    }[]
  ).filter(({ kind, withdrawnAt }) => kind === 'mortgage' && withdrawnAt === null);
const noted = async () => {
  const given = and(eq(auditRecords.actorId, person.id), eq(auditRecords.action, 'consents.give'));
  return (await server.context.db.select().from(auditRecords).where(given)).map(({ details }) => details);
};

describe('[S3-44, S4.7-14] the consent of the mortgage', () => {
  it('turns the flag on when it is signed, as a consent of its own; signed again it stays one', async () => {
    expect(await flag()).toBe(false);
    const code = await newCode();
    const { status, body } = await sign({ code });
    expect([status, body.data]).toEqual([200, { sopdSigned: true }]);
    expect(await flag()).toBe(true);
    expect((await sign({ code })).status).toBe(200);
    expect(await consents()).toHaveLength(1);
    expect(await flag(await server.buyer('02'))).toBe(false);
  });

  it('of two presses at once is one consent', async () => {
    const code = await newCode();
    const both = await Promise.all([sign({ code }), sign({ code })]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect([await consents(), await noted()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('goes with its withdrawal, and may be signed anew', async () => {
    await signByCode();
    expect((await withdraw()).status).toBe(200);
    expect([await flag(), await consents()]).toEqual([false, []]);
    server.clock.advance(61);
    await signByCode();
    expect(await flag()).toBe(true);
  });

  it('is not signed without agreeing, nor in a session proved long ago', async () => {
    const code = await newCode();
    for (const agree of [undefined, false]) expect((await sign({ agree, code })).status).toBe(422);
    server.clock.advance(301);
    expect(await refused(sign({ code }))).toEqual(['PROOF_REQUIRED', false]);
  });

  it('its text is there for everybody, in both languages', async () => {
    const guest = server.browser();
    for (const locale of ['ru', 'en']) {
      const { status } = await guest.get(`/documents/consents/mortgage?locale=${locale}`);
      expect(status, locale).toBe(200);
    }
  });
});

describe('[S4.7-14] the code that signs the consent of the mortgage', () => {
  it('comes by SMS, names what it signs, and comes again after a minute, not while the consent is in force', async () => {
    const { body } = await sendCode();
    expect(body.data).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 300 });
    const { to, text } = await lastSms(server);
    expect(to).toBe(person.phone);
    expect(text).toMatch(/^Код \d{6}: подписать согласие на передачу данных банкам для ипотеки, кабинет/);
    expect((await sendCode()).body.code).toBe('CODE_TOO_SOON');
    await sign({ code: await lastCode(server) });
    server.clock.advance(61);
    expect((await sendCode()).body.code).toBe('STEP_WRONG');
  });

  it('is sent three times in ten minutes', async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      await newCode();
      server.clock.advance(61);
    }
    expect((await sendCode()).body.code).toBe('CODE_TOO_SOON');
  });

  it('is asked for at its field: without it nothing is signed', async () => {
    await newCode();
    for (const body of [{}, { code: '' }, { code: '12345' }]) {
      const { status, body: said } = await sign(body);
      expect([status, said.code, Object.keys(said.errors ?? {})]).toEqual([422, 'VALIDATION', ['code']]);
    }
    expect((await sign({})).body.errors?.code?.[0]).toContain('«Код»');
    expect([await flag(), await consents()]).toEqual([false, []]);
  });

  it('a wrong one signs nothing, and the third ends the right one', async () => {
    const code = await newCode();
    expect(await refused(sign({ code: other(code) }))).toEqual(['CODE_WRONG', false]);
    expect(await refused(sign({ code: other(code) }))).toEqual(['CODE_WRONG', false]);
    expect(await refused(sign({ code: other(code) }))).toEqual(['CODE_TRIES_OVER', false]);
    expect(await refused(sign({ code }))).toEqual(['CODE_TRIES_OVER', false]);
  });

  it('signs nothing after five minutes', async () => {
    const code = await newCode();
    server.clock.advance(299);
    buyer = await person.signIn();
    expect(await refused(sign({ code: other(code) }))).toEqual(['CODE_WRONG', false]);
    server.clock.advance(2);
    expect(await refused(sign({ code }))).toEqual(['CODE_EXPIRED', false]);
  });

  it('signs no other text: neither the other language, nor a newer edition, nor another consent', async () => {
    const code = await newCode();
    await reads('en');
    expect(await refused(sign({ code }))).toEqual(['CODE_EXPIRED', false]);
    await reads('ru');
    edition(inForce + 1);
    expect(await refused(sign({ code }))).toEqual(['CODE_EXPIRED', false]);
    edition(inForce);
    server.clock.advance(61);
    await buyer.post(sendScoringCode.path, {});
    expect(await refused(sign({ code: await lastCode(server) }))).toEqual(['CODE_WRONG', false]);
    expect((await sign({ code })).body.data).toEqual({ sopdSigned: true });
  });

  it('signs once: after the withdrawal it is of no more use', async () => {
    const code = await newCode();
    await sign({ code });
    await withdraw();
    expect(await refused(sign({ code }))).toEqual(['CODE_EXPIRED', false]);
    expect(await consents()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const code = await newCode();
    buyer = await (await makePerson(server)).signIn();
    expect(await refused(sign({ code }))).toEqual(['CODE_EXPIRED', false]);
  });

  it('is kept in the log beside the hash of the text that it has signed', async () => {
    await signByCode();
    const [code] = await server.context.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, `user:${person.id}`));
    const { sha256 } = consentText('mortgage', 'ru');
    expect(await noted()).toEqual([{ kind: 'mortgage', codeId: code?.id, sha256 }]);
    expect(code?.usedAt).toBeInstanceOf(Date);
    expect(await consents()).toMatchObject([{ sha256 }]);
  });
});
