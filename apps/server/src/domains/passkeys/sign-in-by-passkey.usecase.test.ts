import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { lastLetter, lettersTo } from '../../../test/last-letter.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { makePerson, sessionState } from '../../../test/people/make-person.ts';
import { signedIn } from '../../../test/people/signed-in.ts';
import { addSoftKey, type Said, type SoftKey } from '../../../test/people/soft-authenticator.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { cleanChallenges } from './passkeys.repo.ts';
import { passkeyChallenges, passkeys } from './passkeys.tables.ts';

const scene = signedIn();

type Asked = Parameters<SoftKey['answer']>[0];
const ask = async (browser: Browser) => given<Asked>(await browser.post('/api/auth/passkey/options', {}));
const enter = async (key: SoftKey, said: Said = {}, browser = scene.server.browser()): Promise<Answer> =>
  browser.post('/api/auth/passkey', key.answer(await ask(browser), said));
const refused = ({ status, body }: Answer) => [status, body.code];
const no = [422, 'PASSKEY_REFUSED'];
const prove = async (key: SoftKey, said: Said = {}, browser = scene.browser): Promise<Answer> => {
  const asked = given<Asked>(await browser.post('/api/session/proof/passkey/options', {}));
  return browser.post('/api/session/proof/passkey', key.answer(asked, said));
};
const update = (values: Partial<typeof users.$inferInsert>) =>
  scene.server.context.db.update(users).set(values).where(eq(users.id, scene.person.id));

/** Forged answers of a device, each with one false value. */
const lies: Readonly<Record<string, Said>> = {
  'on a page of another origin': { origin: 'http://localhost:3001' },
  'on the page of another host': { origin: 'https://evil.test' },
  'for another host': { rpId: 'evil.test' },
  'without having verified the person': { verified: false },
  'a challenge of nobody': { challenge: 'bm90IG91cnM' },
  'for another person': { userHandle: 'c29tZWJvZHkgZWxzZQ' },
};

describe('a sign-in by a passkey', () => {
  it('asks for nobody’s name, opens a session as the password does, and is written down', async () => {
    const key = await addSoftKey(scene.browser);
    const browser = scene.server.browser();
    const asked = await browser.post('/api/auth/passkey/options', {});
    expect(asked.body.data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    const { body } = await browser.post('/api/auth/passkey', key.answer(asked.body.data as unknown as Asked));
    const { token, ...data } = body.data as unknown as { token: string };
    expect([body.result, data]).toEqual([true, { action: null, next: '/dashboard' }]);
    browser.bearer = token;
    expect(await sessionState(browser)).toBe('open');
    const records = await scene.server.context.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.actorId, scene.person.id), eq(auditRecords.action, 'passkeys.use')));
    expect(records).toEqual([{ details: { passkey: expect.any(String), for: 'sign-in' } }]);
    const [row] = await scene.server.context.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.credentialId, key.id));
    expect(row?.usedAt).not.toBeNull();
  });

  it.each(Object.entries(lies))('PASSKEY_REFUSED: signed %s', async (_, said) => {
    const key = await addSoftKey(scene.browser);
    expect(refused(await enter(key, said))).toEqual(no);
    expect((await enter(key)).body.result).toBe(true);
  });

  it('PASSKEY_REFUSED: an answer that was used, in another browser, or late', async () => {
    const key = await addSoftKey(scene.browser);
    const [browser, other] = [scene.server.browser(), scene.server.browser()];
    const answer = key.answer(await ask(browser));
    await ask(other);
    expect(refused(await other.post('/api/auth/passkey', answer))).toEqual(no);
    expect((await browser.post('/api/auth/passkey', answer)).body.result).toBe(true);
    expect(refused(await browser.post('/api/auth/passkey', answer))).toEqual(no);
    const late = key.answer(await ask(other));
    scene.server.clock.advance(301);
    expect(refused(await other.post('/api/auth/passkey', late))).toEqual(no);
  });

  it('PASSKEY_REFUSED: a challenge that was given for another use', async () => {
    const key = await addSoftKey(scene.browser);
    const asked = given<Asked>(await scene.browser.post('/api/session/proof/passkey/options', {}));
    expect(refused(await scene.browser.post('/api/auth/passkey', key.answer(asked)))).toEqual(no);
  });

  it('on a new device is reported by letter; the next one there is not', async () => {
    const { email } = scene.person;
    const key = await addSoftKey(scene.browser);
    const before = await lettersTo(scene.server, email);
    const browser = scene.server.browser();
    browser.bearer = given<{ token: string }>(await enter(key, {}, browser)).token;
    expect(await lettersTo(scene.server, email)).toBe(before + 1);
    const { subject } = await lastLetter(scene.server);
    expect(subject).toMatch(/^Вход на новом устройстве/);
    await browser.post('/api/auth/logout', {});
    expect((await enter(key, {}, browser)).status).toBe(200);
    expect(await lettersTo(scene.server, email)).toBe(before + 1);
    expect((await enter(key)).status).toBe(200);
    expect(await lettersTo(scene.server, email)).toBe(before + 2);
  });

  it('of eight answers to one challenge at once one is let in', async () => {
    const key = await addSoftKey(scene.browser);
    const browser = scene.server.browser();
    const answer = key.answer(await ask(browser));
    const all = await Promise.all(Array.from({ length: 8 }, () => browser.post('/api/auth/passkey', answer)));
    expect(all.filter(({ body }) => body.result)).toHaveLength(1);
  });

  it('PASSKEY_REFUSED: another key’s signature, a key that is gone, and a key of nobody, all alike (promise 4)', async () => {
    const [key, gone] = [await addSoftKey(scene.browser), await addSoftKey(scene.browser)];
    await scene.server.context.db.delete(passkeys).where(eq(passkeys.credentialId, gone.id));
    const browser = scene.server.browser();
    const forged = { ...gone.answer(await ask(browser)), id: key.id };
    const answers = [
      await browser.post('/api/auth/passkey', forged),
      await enter(gone),
      await browser.post('/api/auth/passkey', { ...gone.answer(await ask(browser)), id: 'bm9ib2R5' }),
    ];
    expect(answers.map(refused)).toEqual([no, no, no]);
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
  });

  it('PASSKEY_REFUSED: a number that has not grown, as that of a copied key; one that grows is let in', async () => {
    const key = await addSoftKey(scene.browser);
    expect((await enter(key, { counter: 5 })).body.result).toBe(true);
    expect(refused(await enter(key, { counter: 5 }))).toEqual(no);
    expect(refused(await enter(key, { counter: 4 }))).toEqual(no);
    expect(refused(await enter(key))).toEqual(no);
    expect((await enter(key, { counter: 6 })).body.result).toBe(true);
  });

  it('what has run out is cleaned away', async () => {
    const { db } = scene.server.context;
    await ask(scene.server.browser());
    scene.server.clock.advance(301);
    await cleanChallenges(db, scene.server.clock.now());
    expect(await db.select().from(passkeyChallenges)).toEqual([]);
  });
});

describe('what closes the sign-in by a password closes the one by a passkey', () => {
  it('LOGIN_SHUT: staff has closed it, and every session has ended', async () => {
    const key = await addSoftKey(scene.browser);
    const admin = await enterDesk(scene.server, 'admin');
    const reason = { reason: 'По просьбе покупателя' };
    given(await admin.post(`/api/office/people/${scene.person.id}/close`, reason));
    const { body } = await enter(key);
    expect(body).toMatchObject({ result: false, data: { action: 'LOCKED', byStaff: true, token: null } });
    expect(body.message).toContain('Вход закрыт сотрудником');
    given(await admin.post(`/api/office/people/${scene.person.id}/open`, reason));
    expect((await enter(key)).body.result).toBe(true);
  });

  it('too many failures do not: who guesses the password, or shows answers of no key, does not shut out the key (promise 3)', async () => {
    const key = await addSoftKey(scene.browser);
    for (let guess = 0; guess < 11; guess += 1) {
      await scene.person.signIn('wrong');
      expect(refused(await enter(key, { verified: false }))).toEqual(no);
    }
    const stranger = await scene.person.signIn();
    expect(await sessionState(stranger)).toBe('401 SESSION_REQUIRED');
    expect((await enter(key)).body.result).toBe(true);
  });

  it('LOGIN_RENEW: a password that has run out is renewed first', async () => {
    const key = await addSoftKey(scene.browser);
    await update({ passwordRenew: true });
    const { body } = await enter(key);
    expect(body).toMatchObject({
      result: false,
      message: errorPhrase('LOGIN_RENEW', 'ru'),
      data: { action: 'RENEW', token: null },
    });
  });

  it('[S3-03] a person of status 5 comes in and gets only himself and his code (promise 23)', async () => {
    const key = await addSoftKey(scene.browser);
    await update({ status: 5 });
    const browser = scene.server.browser();
    const { body } = await enter(key, {}, browser);
    browser.bearer = (body.data as unknown as { token: string }).token;
    expect((await browser.get('/api/users/passkeys')).body.code).toBe('SESSION_INCOMPLETE');
    expect(await sessionState(browser)).toBe('open');
  });

  it('a frozen cabinet is entered and stays frozen', async () => {
    const key = await addSoftKey(scene.browser);
    await scene.browser.post('/api/users/freeze', {});
    const browser = scene.server.browser();
    const { body } = await enter(key, {}, browser);
    browser.bearer = (body.data as unknown as { token: string }).token;
    expect((await browser.post('/api/users/passkeys/options', {})).body.code).toBe('CABINET_FROZEN');
  });
});

describe('a fresh proof by a passkey (promise 11)', () => {
  const freeze = async (browser = scene.browser) =>
    (await browser.post('/api/users/freeze', {})).body.code ?? 'done';

  it('[S4.2-13] lets a sensitive act of this session through, for five minutes', async () => {
    const key = await addSoftKey(scene.browser);
    const other = await scene.person.signIn();
    scene.server.clock.advance(proofSeconds + 1);
    expect(await freeze()).toBe('PROOF_REQUIRED');
    expect((await prove(key)).body).toEqual({ result: true });
    expect(await freeze(other)).toBe('PROOF_REQUIRED');
    expect(await freeze()).toBe('done');
    const records = await scene.server.context.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.actorId, scene.person.id), eq(auditRecords.action, 'identity.prove')));
    expect(records).toEqual([{ details: { sessionId: expect.any(String), by: 'passkey' } }]);
  });

  it('goes without the device’s word whose the key is, which a sign-in does not', async () => {
    const key = await addSoftKey(scene.browser);
    const silent = async (path: string, browser: Browser) => {
      const asked = given<Asked>(await browser.post(`${path}/options`, {}));
      const { userHandle: _, ...answer } = key.answer(asked);
      return browser.post(path, answer);
    };
    scene.server.clock.advance(proofSeconds + 1);
    expect((await silent('/api/session/proof/passkey', scene.browser)).body).toEqual({ result: true });
    expect(await freeze()).toBe('done');
    const signedIn = await silent('/api/auth/passkey', scene.server.browser());
    expect([signedIn.status, signedIn.body.code]).toEqual([422, 'VALIDATION']);
    expect((await prove(key, { userHandle: 'c29tZWJvZHkgZWxzZQ' })).body.code).toBe('PASSKEY_REFUSED');
  });

  it('is asked of the person’s own keys alone', async () => {
    const key = await addSoftKey(scene.browser);
    const asked = await scene.browser.post('/api/session/proof/passkey/options', {});
    expect(asked.body.data).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
    });
  });

  it.each(Object.entries(lies))('PASSKEY_REFUSED: signed %s', async (_, said) => {
    const key = await addSoftKey(scene.browser);
    scene.server.clock.advance(proofSeconds + 1);
    expect(refused(await prove(key, said))).toEqual(no);
    expect(await freeze()).toBe('PROOF_REQUIRED');
  });

  it('PASSKEY_REFUSED: somebody else’s key, and an answer that was used', async () => {
    const stranger = await (await makePerson(scene.server)).signIn();
    const [theirs, own] = [await addSoftKey(stranger), await addSoftKey(scene.browser)];
    expect(refused(await prove(theirs))).toEqual(no);
    const asked = given<Asked>(await scene.browser.post('/api/session/proof/passkey/options', {}));
    const answer = own.answer(asked);
    expect((await scene.browser.post('/api/session/proof/passkey', answer)).status).toBe(200);
    expect(refused(await scene.browser.post('/api/session/proof/passkey', answer))).toEqual(no);
  });
});
