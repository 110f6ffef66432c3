import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const flag = async (browser: Browser) =>
  ((await browser.get('/api/mortgage')).body as unknown as { sopdSigned: boolean }).sopdSigned;
const sign = (browser: Browser, body: object = { agree: true }) => browser.act('/api/mortgage/consent', body);
const kinds = async (browser: Browser) =>
  (
    (await browser.get('/api/users/consents')).body.data as unknown as {
      kind: string;
      withdrawnAt: string | null;
    }[]
  )
    .filter(({ kind, withdrawnAt }) => kind === 'mortgage' && withdrawnAt === null)
    .map(({ kind }) => kind);

describe('[S3-44, S4.7-14] the consent of the mortgage', () => {
  it('turns the flag on when it is signed, as a consent of its own; signed again it stays one', async () => {
    const browser = await server.buyer('01');
    expect(await flag(browser)).toBe(false);
    const { status, body } = await sign(browser);
    expect([status, body.data]).toEqual([200, { sopdSigned: true }]);
    expect(await flag(browser)).toBe(true);
    expect((await sign(browser)).status).toBe(200);
    expect(await kinds(browser)).toEqual(['mortgage']);
    expect(await flag(await server.buyer('02'))).toBe(false);
  });

  it('goes with its withdrawal, and may be signed anew', async () => {
    const browser = await server.buyer('03');
    await sign(browser);
    const { status } = await browser.post('/api/users/consents/withdraw', { kind: 'mortgage' });
    expect(status).toBe(200);
    expect([await flag(browser), await kinds(browser)]).toEqual([false, []]);
    server.clock.advance(1);
    await sign(browser);
    expect(await flag(browser)).toBe(true);
  });

  it('is not signed without agreeing, nor in a session proved long ago', async () => {
    const browser = await server.buyer('04');
    for (const body of [{}, { agree: false }]) expect((await sign(browser, body)).status).toBe(422);
    server.clock.advance(301);
    expect((await sign(browser)).body.code).toBe('PROOF_REQUIRED');
    expect(await flag(browser)).toBe(false);
  });

  it('its text is there for everybody, in both languages', async () => {
    const guest = server.browser();
    for (const locale of ['ru', 'en']) {
      const { status } = await guest.get(`/documents/consents/mortgage?locale=${locale}`);
      expect(status, locale).toBe(200);
    }
  });
});
