import { signBooking } from '@novosel/contract/booking/endpoints.ts';
import { sendFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { archiveNotification } from '@novosel/contract/notifications/endpoints.ts';
import { login as loginEndpoint, logout } from '@novosel/contract/session/endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { NetworkError, RefusalError, SessionEndedError } from './errors.ts';
import { beginSession, endSession, onSessionEnd } from './session.ts';

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'broken' | 'redirect';

let asked: Asked[];
let jar: Map<string, string>;
let answers: Record<string, Answer[]>;
/** Whether /api/session/init sets the CSRF cookie. */
let sets: boolean;

const answerOf = (path: string): Response => {
  const answer = answers[path]?.shift() ?? { status: 200, body: { result: true, data: {} } };
  if (answer === 'broken') throw new TypeError('Failed to fetch');
  if (answer === 'redirect')
    return { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers() } as Response;
  return new Response(JSON.stringify(answer.body ?? { result: true }), {
    status: answer.status,
    ...(answer.headers && { headers: answer.headers }),
  });
};

beforeEach(() => {
  asked = [];
  answers = {};
  sets = true;
  jar = new Map([['novosel_csrf', 'csrf-1']]);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
    documentElement: { lang: 'ru' },
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    const headers = init.headers as Record<string, string>;
    asked.push({ address, method: init.method ?? 'GET', headers, body: init.body });
    if (path === '/api/session/init' && sets) jar.set('novosel_csrf', `csrf-${asked.length}`);
    if (path === '/api/session/token' && !answers[path]?.length)
      return new Response(JSON.stringify({ result: true, data: { token: 'bearer-2' } }));
    return answerOf(path);
  });
});
afterEach(() => {
  endSession('chosen');
  vi.unstubAllGlobals();
});

const signedIn = () => {
  jar.set('novosel_in', '1');
  beginSession('bearer-1');
};
const paths = () => asked.map(({ address }) => address.replace(/\?.*/, ''));

test('[S7-02] [S7-03] [S7-05] a question carries accept, XMLHttpRequest and the bearer', async () => {
  signedIn();
  await call(getUser);
  expect(asked[0]?.headers).toMatchObject({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: 'Bearer bearer-1',
  });
});

test('[S7-39] a feedback goes in parts: message, subject, files[]', async () => {
  const files = ['0193c1de-5b0e-7000-8000-000000000001', '0193c1de-5b0e-7000-8000-000000000002'];
  await call(sendFeedback, { body: { subject: 'other', message: 'Где ключи?', files } });
  const [sent] = asked;
  expect(sent?.headers).not.toHaveProperty('Content-Type');
  expect(sent?.body).toBeInstanceOf(FormData);
  if (sent?.body instanceof FormData)
    expect([...sent.body]).toEqual([
      ['subject', 'other'],
      ['message', 'Где ключи?'],
      ['files[]', files[0]],
      ['files[]', files[1]],
    ]);
});

test('[S7-04] [S7-06] [S7-14] the sign-in goes as a form with the CSRF token', async () => {
  await call(loginEndpoint, { body: { type: 'phone', phone: '+79000000001', password: 'a&b=c' } });
  expect(asked[0]?.headers).toMatchObject({
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-CSRF-TOKEN': 'csrf-1',
  });
  expect(asked[0]?.body).toBe('type=phone&phone=%2B79000000001&password=a%26b%3Dc');
});

test('[S7-10] [S7-07] the CSRF token is reused while its cookie exists, else asked for', async () => {
  jar.delete('novosel_csrf');
  await call(loginEndpoint, { body: { type: 'phone', password: 'x' } });
  await call(loginEndpoint, { body: { type: 'phone', password: 'x' } });
  expect(paths()).toEqual(['/api/session/init', '/api/auth/login', '/api/auth/login']);
  expect(asked[0]?.address).toMatch(/\?t=\d+$/);
});

test('[S7-09] the CSRF token of a change is what the cookie of /api/session/init?t={timestamp} holds', async () => {
  jar.delete('novosel_csrf');
  answers['/api/session/init'] = [{ status: 200, body: { result: true, data: { token: 'of the answer' } } }];
  await call(loginEndpoint, { body: { type: 'phone', password: 'x' } });
  expect(asked[0]).toMatchObject({ method: 'GET', address: expect.stringMatching(/init\?t=\d{13}$/) });
  expect(jar.get('novosel_csrf')).toBe('csrf-1');
  expect(asked[1]?.headers['X-CSRF-TOKEN']).toBe('csrf-1');
});

describe('without a CSRF token a change is not sent and is rejected', () => {
  const signIn = () => call(loginEndpoint, { body: { type: 'phone', password: 'x' } });
  beforeEach(() => {
    jar.delete('novosel_csrf');
    sets = false;
  });

  test.each<[string, Answer, unknown]>([
    ['is not reached', 'broken', { name: 'NetworkError' }],
    ['refuses', { status: 503 }, { name: 'RefusalError', status: 503 }],
  ])('[S7-12] when /api/session/init %s, and the next change asks again', async (_, answer, error) => {
    answers['/api/session/init'] = [answer];
    await expect(signIn()).rejects.toMatchObject(error as object);
    expect(paths()).toEqual(['/api/session/init']);
    sets = true;
    await signIn();
    expect(paths().slice(1)).toEqual(['/api/session/init', '/api/auth/login']);
  });

  test('[S7-13] when /api/session/init has set no cookie', async () => {
    await expect(signIn()).rejects.toMatchObject({ name: 'RefusalError', code: 'CSRF_INVALID' });
    expect(paths()).toEqual(['/api/session/init']);
  });
});

test('[S7-11] after 419 the token is refreshed by force, once, and the call repeated', async () => {
  signedIn();
  answers['/api/notification/archive'] = [{ status: 419 }];
  await call(archiveNotification, { body: { id: 1 } });
  expect(paths()).toEqual(['/api/notification/archive', '/api/session/init', '/api/notification/archive']);
  expect(asked[1]?.address).toContain('force=1');
  expect(asked[2]?.headers['X-CSRF-TOKEN']).not.toBe(asked[0]?.headers['X-CSRF-TOKEN']);
});

test('a second 419 is a refusal, not a loop', async () => {
  signedIn();
  answers['/api/notification/archive'] = [{ status: 419 }, { status: 419 }];
  await expect(call(archiveNotification, { body: { id: 1 } })).rejects.toMatchObject({ status: 419 });
});

test('401 asks once for a new bearer and repeats', async () => {
  signedIn();
  answers['/api/users'] = [{ status: 401 }];
  await call(getUser);
  expect(paths()).toEqual(['/api/users', '/api/session/token', '/api/users']);
  expect(asked[2]?.headers.Authorization).toBe('Bearer bearer-2');
});

test('many calls that meet 401 at once ask for one bearer', async () => {
  signedIn();
  answers['/api/users'] = [{ status: 401 }, { status: 401 }, { status: 401 }];
  await Promise.all([call(getUser), call(getUser), call(getUser)]);
  expect(paths().filter((path) => path === '/api/session/token')).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['[S4.2-18] [S8-15] a redirect', 'redirect'],
  ['[S4.2-19] [S8-16] 403', { status: 403 }],
])('%s is a forced sign-out', async (_, answer) => {
  signedIn();
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  answers['/api/users'] = [answer];
  await expect(call(getUser)).rejects.toBeInstanceOf(SessionEndedError);
  expect(ends).toEqual(['lost']);
  expect(jar.has('novosel_in')).toBe(false);
  stop();
});

test.each([500, 503, 429, 404, 409, 422])('%i is never a sign-out (promise 54)', async (status) => {
  signedIn();
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  answers['/api/users'] = [
    { status, body: { result: false, message: 'Нет' }, headers: { 'Retry-After': '7' } },
  ];
  await expect(call(getUser)).rejects.toMatchObject({ status, message: 'Нет', retryAfterSeconds: 7 });
  expect(ends).toEqual([]);
  stop();
});

test('a token endpoint that is down is no end of the session', async () => {
  signedIn();
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  answers['/api/users'] = [{ status: 401 }];
  answers['/api/session/token'] = [{ status: 503, body: { result: false } }];
  await expect(call(getUser)).rejects.toBeInstanceOf(RefusalError);
  expect(ends).toEqual([]);
  stop();
});

test('a late answer to an earlier session does not end the present one', async () => {
  signedIn();
  const ends: string[] = [];
  answers['/api/users'] = [{ status: 403 }];
  const late = call(getUser);
  endSession('chosen');
  beginSession('bearer-3');
  const stop = onSessionEnd((why) => ends.push(why));
  await expect(late).rejects.toBeInstanceOf(SessionEndedError);
  expect(ends).toEqual([]);
  stop();
});

test('no answer is NetworkError, a refusal with result false keeps its words and data', async () => {
  signedIn();
  answers['/api/users'] = ['broken'];
  await expect(call(getUser)).rejects.toBeInstanceOf(NetworkError);
  answers['/api/auth/login'] = [
    { status: 200, body: { result: false, message: 'Пароль', errors: ['a'], data: { action: 'RENEW' } } },
  ];
  await expect(call(loginEndpoint, { body: { type: 'phone', password: 'x' } })).rejects.toMatchObject({
    message: 'Пароль',
    errors: { '': ['a'] },
    data: { action: 'RENEW' },
  });
});

test('a change carries an Idempotency-Key, the one given when it is a repeat; its place in the path is filled', async () => {
  signedIn();
  const input = { params: { estate: 243 }, body: { sha256: 'a'.repeat(64), code: '123456' } };
  await call(signBooking, { ...input, idempotencyKey: 'same' });
  await call(signBooking, input);
  expect(asked[0]?.address).toBe('/api/booking/243/sign');
  expect(asked[0]?.headers['Idempotency-Key']).toBe('same');
  expect(asked[1]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked[0]?.body).toBe(JSON.stringify(input.body));
});

test('after a reload the bearer is fetched before the first change', async () => {
  jar.set('novosel_in', '1');
  await call(logout, {});
  expect(paths()).toEqual(['/api/session/token', '/api/auth/logout']);
});
