import {
  askRating,
  getCreditRating,
  readScoring,
  type Scoring,
  sendScoringCode,
} from '@novosel/contract/scoring/endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastCode, lastSms } from '../../../test/last-sms.ts';
import { type Outside, startOutside, until } from '../../../test/outside.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { after } from '../../platform/clock.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { users } from '../identity/identity.tables.ts';
import { creditRatings } from './scoring.tables.ts';
import { sweepRatings } from './work-scoring.ts';

let outside: Outside;
let server: TestServer;
let person: MadePerson;
let buyer: Browser;
beforeAll(async () => {
  outside = await startOutside();
  server = await startTestServer(outside.env);
});
afterAll(async () => {
  await server?.close();
  await outside?.close();
});
beforeEach(async () => {
  person = await makePerson(server);
  buyer = await person.signIn();
});

const called = (surname: string) =>
  server.context.db.update(users).set({ surname }).where(eq(users.id, person.id));
const sendCode = (browser = buyer) => browser.post(sendScoringCode.path, {});
const askWith = (code: string | undefined, browser = buyer) =>
  browser.post(askRating.path, { agree: true, ...(code !== undefined && { code }) });
/** With a code, unless a consent is in force. */
async function ask(browser = buyer) {
  const sent = await sendCode(browser);
  return askWith(sent.status === 200 ? await lastCode(server) : undefined, browser);
}
const rating = async (browser = buyer) => (await browser.get(getCreditRating.path)).body;
const state = async () => (await buyer.get(readScoring.path)).body.data as unknown as Scoring;
const row = async () => {
  const [found] = await server.context.db
    .select()
    .from(creditRatings)
    .where(eq(creditRatings.userId, person.id));
  return found;
};
/** The request is half a minute overdue, so a sweep sends it without its job. */
const sweep = async () => {
  const { db } = server.context;
  const due = after(server.clock.now(), -30);
  const open = and(eq(creditRatings.userId, person.id), eq(creditRatings.state, 'asked'));
  await db.update(creditRatings).set({ nextAskAt: due }).where(open);
  await sweepRatings(server.context);
};
const counted = () =>
  until(async () => {
    await sweep();
    return (await row())?.answeredAt !== null;
  });

describe('the credit rating of a person', () => {
  it('[S1-12, S1-13, S3-50, S7-44] is asked of the bank with a consent, and told as a single value', async () => {
    expect(await rating()).toEqual({ result: true, data: null });
    expect(await state()).toMatchObject({ state: 'none', consentUntil: null });
    expect((await ask()).body.data).toMatchObject({ state: 'asked', ratedAt: null, unclear: false });
    await counted();
    const { data } = await rating();
    expect(data).toBe((await row())?.rating);
    expect(Number(data)).toBeGreaterThan(299);
    const told = await state();
    expect(told).toMatchObject({ state: 'told', nextAskAt: null });
    expect([told.ratedAt, told.consentUntil, told.mayAskAt]).not.toContain(null);
  });

  it('[promise 53] stands by a consent of its own purpose, and goes with it', async () => {
    await ask();
    await counted();
    const consents = async () =>
      (
        (await buyer.get('/api/users/consents')).body.data as unknown as {
          kind: string;
          withdrawnAt: unknown;
        }[]
      )
        .filter(({ kind }) => kind === 'scoring')
        .map(({ withdrawnAt }) => withdrawnAt === null);
    expect(await consents()).toEqual([true]);
    await buyer.post('/api/users/consents/withdraw', { kind: 'scoring' });
    expect(await consents()).toEqual([false]);
    // A new consent needs another code, a minute after the former one.
    server.clock.advance(61);
    expect([await rating(), await row()]).toEqual([{ result: true, data: null }, undefined]);
    expect(await state()).toMatchObject({ state: 'none', consentUntil: null, mayAskAt: null });
    await ask();
    expect(await consents()).toEqual([false, true]);
  });

  it('is not kept when the consent is withdrawn while the bank counts', async () => {
    await ask();
    await sweep();
    await buyer.post('/api/users/consents/withdraw', { kind: 'scoring' });
    await sweep();
    expect([await rating(), await row()]).toEqual([{ result: true, data: null }, undefined]);
  });

  it('is nobody else’s', async () => {
    await ask();
    await counted();
    expect(await rating(await server.buyer('05'))).toEqual({ result: true, data: null });
  });

  it('is not asked for without the agreement', async () => {
    expect((await buyer.post(askRating.path, { agree: false })).body.code).toBe('VALIDATION');
    expect(await row()).toBeUndefined();
  });

  it('is asked for by a code that signs the very text, once; without one nothing is asked', async () => {
    expect((await askWith(undefined)).body.code).toBe('CODE_EXPIRED');
    expect((await sendCode()).body.data).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 300 });
    expect((await lastSms(server)).text).toMatch(/^Код \d{6}: подписать согласие на запрос в бюро/);
    const code = await lastCode(server);
    expect((await askWith(code === '000000' ? '000001' : '000000')).body.code).toBe('CODE_WRONG');
    const reads = (locale: 'ru' | 'en') =>
      server.context.db.update(users).set({ locale }).where(eq(users.id, person.id));
    await reads('en');
    expect((await askWith(code)).body.code).toBe('CODE_EXPIRED');
    await reads('ru');
    expect(await row()).toBeUndefined();
    expect((await askWith(code)).body.data).toMatchObject({ state: 'asked' });
    expect((await sendCode()).body.code).toBe('STEP_WRONG');
    await buyer.post('/api/users/consents/withdraw', { kind: 'scoring' });
    expect((await askWith(code)).body.code).toBe('CODE_EXPIRED');
    expect(await row()).toBeUndefined();
  });

  it('is asked for by whoever has proved himself lately', async () => {
    server.clock.advance(301);
    expect((await ask()).body.code).toBe('PROOF_REQUIRED');
  });

  it('is asked for once while the bank counts, and once a day; the former one stands meanwhile', async () => {
    await sendCode();
    const code = await lastCode(server);
    const both = await Promise.all([askWith(code), askWith(code)]);
    const codes = both.map(({ body }) => body.code ?? 'asked').sort();
    expect([
      ['STEP_WRONG', 'asked'],
      ['CODE_EXPIRED', 'asked'],
    ]).toContainEqual(codes);
    expect((await askWith(undefined)).body.code).toBe('STEP_WRONG');
    await counted();
    buyer = await person.signIn();
    expect((await ask()).body.code).toBe('STEP_WRONG');
    server.clock.advance(86_400);
    buyer = await person.signIn();
    expect((await ask()).body.data).toMatchObject({ state: 'asked' });
    expect((await rating()).data).toBe((await row())?.rating);
    expect((await rating()).data).not.toBeNull();
  });

  it('is refused to whom the bank knows nothing of', async () => {
    await called('Отказов');
    await ask();
    await sweep();
    expect(await state()).toMatchObject({ state: 'refused', ratedAt: null, nextAskAt: null });
    expect((await rating()).data).toBeNull();
  });

  it('waits for a bank that counts for an hour', async () => {
    await called('Тишин');
    await ask();
    await sweep();
    expect(await state()).toMatchObject({ state: 'asked', unclear: false });
    expect((await state()).nextAskAt).not.toBeNull();
  });

  it.each(['500', '500-after', 'timeout-after'])(
    '[promise 43] %s of the bank is no answer: it is asked again with the same key',
    async (mode) => {
      await ask();
      const key = (await row())?.requestKey;
      await outside.fault({ target: 'bank.scoring', mode, ms: 20 });
      await sweep();
      expect(await row()).toMatchObject({ state: 'asked', unclear: true, providerId: null, requestKey: key });
      expect(await state()).toMatchObject({ state: 'asked', unclear: true });
      await counted();
      expect(await row()).toMatchObject({ state: 'told', unclear: false, requestKey: key });
    },
  );
});
