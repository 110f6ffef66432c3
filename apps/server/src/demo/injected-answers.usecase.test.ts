import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';

const address = '/api/demo/injected-answers';
const broken = { calls: '/api/favourites', answer: { code: 'INTERNAL' } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

describe('answers that a browser orders for its own calls (decision 083)', () => {
  it('are given to that browser alone, by the way of every refusal, until they are lifted', async () => {
    const [own, other] = [await server.buyer('01'), await server.buyer('02')];
    expect((await own.post(address, broken)).status).toBe(200);

    const refused = await own.get('/api/favourites');
    expect(refused.status).toBe(500);
    expect(refused.body).toEqual({
      result: false,
      code: 'INTERNAL',
      message: 'Сервис временно недоступен, мы уже разбираемся. Попробуйте позже.',
      errors: {},
    });
    const english = await own.send('GET', '/api/favourites', undefined, { 'accept-language': 'en' });
    expect(english.body.message).toBe(
      'The service is temporarily unavailable, the team is working on it. Try later.',
    );
    expect((await own.get('/api/users')).status).toBe(200);
    expect((await other.get('/api/favourites')).status).toBe(200);

    expect((await own.send('DELETE', address)).status).toBe(200);
    expect((await own.get('/api/favourites')).status).toBe(200);
  });

  it('are given so many times, to one method, to a guest too, in the cabinet and at the desk', async () => {
    const guest = server.browser();
    const answer = { code: 'RATE_LIMITED', params: { seconds: 40 } };
    await guest.post(address, { calls: '/api/auth/*', method: 'POST', times: 2, answer });
    const tries = [];
    for (let place = 0; place < 3; place += 1) tries.push(await guest.post('/api/auth/login', {}));
    expect(tries.map(({ status }) => status)).toEqual([429, 429, 422]);
    expect(tries[0]?.headers['retry-after']).toBe('40');
    expect(tries[0]?.body.message).toContain('через 40 с');

    const desk = server.deskBrowser();
    await desk.post(address, { calls: '/api/**/init', answer: { code: 'UNAVAILABLE' } });
    expect((await desk.get('/api/office/session/init?t=1')).status).toBe(503);
  });

  it('may bring words of their own, the head of a list or data of no known shape', async () => {
    const buyer = await server.buyer('03');
    const words = { message: 'Нет', errors: { subject: ['Тоже нет'] } };
    await buyer.post(address, { calls: '/api/favourites', answer: { code: 'VALIDATION', ...words } });
    expect(await buyer.get('/api/favourites')).toMatchObject({
      status: 422,
      body: { result: false, code: 'VALIDATION', ...words },
    });

    await buyer.post(address, { calls: '/api/catalogue/estates', answer: { entries: 2 } });
    const few = await buyer.get('/api/catalogue/estates?kind=flat');
    expect(few.status).toBe(200);
    expect(few.body.data).toMatchObject({ items: [{}, {}], next: null });

    await buyer.post(address, { calls: '/api/deals', answer: { malformed: true } });
    const malformed = await buyer.get('/api/deals');
    expect([malformed.status, malformed.body]).toEqual([200, { result: true, data: { 0: 'x' } }]);
  });

  it('are ordered by pages of ours alone, in a known form', async () => {
    const guest = server.browser();
    const elsewhere = { origin: 'https://elsewhere.test' };
    expect((await guest.post(address, broken, elsewhere)).body.code).toBe('CSRF_INVALID');
    expect((await guest.send('DELETE', address, {}, elsewhere)).body.code).toBe('CSRF_INVALID');
    expect((await guest.post(address, { ...broken, calls: '/dashboard' })).body.code).toBe('VALIDATION');
    expect((await guest.post(address, { ...broken, answer: { code: 'NONE' } })).body.code).toBe('VALIDATION');
    await guest.post(address, { calls: '/api/**', answer: { code: 'INTERNAL' } });
    expect((await guest.send('DELETE', address)).status).toBe(200);
  });

  it('do not exist without DEMO', async () => {
    const real = await startTestServer({
      DEMO: '0',
      ACQUIRER_URL: 'http://127.0.0.1:9/v3',
      ACQUIRER_SHOP_ID: 'shop',
      ACQUIRER_SECRET: 'secret',
    });
    try {
      for (const browser of [real.browser(), real.deskBrowser()]) {
        const answers = [await browser.post(address, broken), await browser.send('DELETE', address)];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
          Array.from({ length: 2 }, () => [404, 'NOT_FOUND']),
        );
      }
      const buyer = await real.buyer('01');
      buyer.cookies.set('novosel_injected', 'any');
      expect((await buyer.get('/api/favourites')).status).toBe(200);
    } finally {
      await real.close();
    }
  });
});
