import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { countTry } from '../../../platform/limits.ts';
import { accountLimits } from '../identity.policy.ts';
import { users } from '../identity.tables.ts';
import { accountHash } from './known-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

/**
 * The state of an account after a hundred wrong passwords of strangers in a row; `guessing` tests the
 * counting.
 */
async function guessedAt(id: number): Promise<void> {
  const { context, clock } = server;
  const limits = accountLimits(accountHash(context.config.secret, id), undefined);
  const inRow = limits.filter(({ seconds }) => !Number.isFinite(seconds));
  for (let guess = 0; guess < 100; guess += 1) await countTry(context.db, inRow, clock.now());
}

const signIn = (person: MadePerson, password = demoPassword) =>
  server.browser().post('/api/auth/login', { type: 'phone', phone: person.phone, password });

describe('a refused sign-in', () => {
  it('LOGIN_CLOSED: after a hundred failures in a row, whatever the password; a code is the way in', async () => {
    const person = await makePerson(server, { passwordRenew: true });
    await guessedAt(person.id);
    for (const password of [demoPassword, 'неверный']) {
      const { body } = await signIn(person, password);
      expect(body).toEqual({
        result: false,
        message: errorPhrase('LOGIN_CLOSED', 'ru'),
        errors: {},
        data: { action: 'LOCKED', token: null, next: null },
      });
    }
    const kept = { type: 'phone', phone: person.phone, password: demoPassword };
    const renewal = await server.browser().post('/api/auth/renewal/code', kept);
    expect([renewal.status, renewal.body.code]).toEqual([200, 'LOGIN_CLOSED']);
  });

  it('LOGIN_CLOSED: of a member of staff, too', async () => {
    const { db } = server.context;
    const email = 'lawyer@demo.test';
    const [lawyer] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await guessedAt(lawyer?.id ?? 0);
    const { body } = await server
      .deskBrowser()
      .post('/api/office/auth/login', { email, password: demoPassword });
    expect([body.result, body.code]).toEqual([false, 'LOGIN_CLOSED']);
  });

  it('[S4.2-02] LOGIN_RENEW: by a right password that has run out, and only by it', async () => {
    const person = await makePerson(server, { passwordRenew: true });
    expect((await signIn(person)).body).toMatchObject({
      result: false,
      message: errorPhrase('LOGIN_RENEW', 'ru'),
      data: { action: 'RENEW', token: null },
    });
    expect((await signIn(person, 'неверный')).body).toMatchObject({
      message: errorPhrase('LOGIN_FAILED', 'ru'),
      data: { action: null },
    });
  });
});
