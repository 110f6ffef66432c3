import { describe, expect, it } from 'vitest';
import { anyWord, leaksOf, leaksOfAddresses, leaksOfStorage, shapeOf } from './log-leaks.ts';

const cookie = 'Q2hhbmdlIG1lIEkgYW0gYSBjb29raWUgb2YgMjU2IGI';
const known = {
  surnames: anyWord(['Проверкина', 'Ли']),
  said: anyWord(['Когда же дадут ключи?']),
  passports: anyWord(['г. Томск, ул. Ленина, д. 4', '4509123456']),
  birthdays: anyWord(['1990-05-17', '17.05.1990']),
  passwords: ['novosel-demo'],
  codes: new Set(['402817']),
  opensSession: (token: string) => token === cookie,
};

describe('[promises 17, 52] lines of the logs of a run', () => {
  it.each([
    ['a password', '"msg":"tried novosel-demo"'],
    ['a phone', '"msg":"sent to 79991234567"'],
    ['a phone', 'to +7 (999) 123-45-67.'],
    ['a phone', 'to 8 999 123 45 67'],
    ['a phone', 'to 9991234567'],
    ['a phone', 'to 79000000001'],
    ['an address of e-mail', '{"to":"79991234567x@buyer.test"}'],
    ['a surname', 'Здравствуйте, ПРОВЕРКИНА Полина'],
    ['a surname', '"Ли Анна"'],
    ['what somebody wrote', '"detail":"row (7, Когда же дадут ключи?, 2)"'],
    ['a day of birth', '"birthday":"1990-05-17"'],
    ['a day of birth', 'родилась 17.05.1990 в Томске'],
    ['a code of a person', 'Ваш код: 4028'],
    ['a code of a person', 'sent one-time code 118234'],
    ['a code of a person', '"text":"402817"'],
    ['a bearer', 'authorization: Bearer abc'],
    ['a JWT', 'id_token_hint=eyJhbGciOiJFUzI1NiJ9.e30.x'],
    ['a session', `__Host-novosel=${cookie}; Path=/`],
    ['a passport', 'паспорт 45 09 123456'],
    ['a passport', 'паспорт 4509 № 123456'],
    ['a passport', '{"serial":"4509"}'],
    ['a passport', 'row (4509123456)'],
    ['a passport', 'живёт: Г. ТОМСК, ул. Ленина, д. 4.'],
  ])('%s: %s', (kind, line) => {
    expect(leaksOf(line, known)).toContain(kind);
  });

  it.each([
    '{"level":30,"time":"2026-11-23T04:55:06.707Z","reqId":"01a206c1-fe4c-70cf-b129-79991234567a","door":"cabinet","route":"/api/booking/:estate","status":200,"ms":134,"msg":"GET"}',
    '"stack":"    at send (file:///srv/node_modules/@fastify/static/index.js:402:17)"',
    'GET /assets/qr-code-CU9312eb.js',
    '"code":"CODE_WRONG","msg":"Лицо Линии"',
    '"time":"1990-05-170","msg":"ключи"',
    '2026-11-23 05:50:12.340 UTC [22271] LOG:  checkpoint complete: wrote 402 buffers (0.1%)',
    `"hash":"${cookie.toLowerCase()}"`,
  ])('nothing: %s', (line) => {
    expect(leaksOf(line, known)).toEqual([]);
  });
});

describe('[promise 17] addresses of a run', () => {
  it.each([
    ['a secret in a query', 'GET /auth?otp=1234'],
    ['a secret in a query', 'GET /opinion?a=1&token=x'],
    ['a secret in a query', 'GET / referer=http://localhost/?phone=1'],
    ['a redirect that carries a form on', 'POST /oidc/session/end 307 location=/logout'],
    ['a redirect that carries a form on', 'POST /auth referer=http://localhost/ 308 location=/'],
    ['a surname', 'GET /people?who=%D0%9F%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%D0%BD%D0%B0'],
    ['a phone', 'GET /auth?login=%2B79991234567'],
  ])('%s: %s', (kind, line) => {
    expect(leaksOfAddresses(line, known)).toContain(kind);
  });

  it.each([
    'GET /catalogue?rooms=2&priceMax=9500000',
    'GET /oidc/auth 303 location=http://localhost/callback?code=abc-d&state=x&iss=y',
    'GET /auth?code=',
    'GET /deals/307 302 location=/deals/308',
    'GET /session/end?id_token_hint=eyJhbGciOiJFUzI1NiJ9.e30.x',
    'GET /people?text=%D0%9F%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%D0%BD%D0%B0%20%D0%9B%D0%B8',
    'GET /?q=%D0%9F%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%D0%BD%D0%B0',
    'GET /deals/0190f3a2-7c1e-7abc-8def-0123456789ab?q=%D0%9F%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%D0%BD%D0%B0',
    'GET /?closed=1&q=%D0%9F%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%D0%BD%D0%B0',
    'out PUT /totp/manager%40demo.test',
    'GET /%E0%A4%A',
  ])('nothing: %s', (line) => {
    expect(leaksOfAddresses(line, known)).toEqual([]);
  });
});

describe('[promise 52] what the pages of a run keep', () => {
  const birth = '{"user":7,"values":{"surname":"Проверкина","birthday":"1990-05-17","serial":"4509"}}';

  it.each([
    ['a surname in local draft:register', `local draft:register ${birth}`],
    ['a day of birth in local last-known', 'local last-known {"user":7,"birthday":"1990-05-17"}'],
    ['a phone in local key:##', 'local key:42 +7 999 123-45-67'],
    ['a surname in session auth:redirect', 'session auth:redirect /people?who=%D0%9B%D0%B8'],
    ['a surname in session draft:other', `session draft:other ${birth}`],
    ['a surname in session draft:register:more', `session draft:register:more ${birth}`],
    ['a password in session draft:register', 'session draft:register {"password":"novosel-demo"}'],
    ['a code of a person in session draft:completion', 'session draft:completion {"values":"402817"}'],
    ['a session in session draft:chat:waiting', `session draft:chat:waiting ${cookie}`],
    ['a surname in session desk:next', 'session desk:next /people/7?who=Проверкина&q=1'],
  ])('%s: %s', (kind, line) => {
    expect(leaksOfStorage(line, known)).toContain(kind);
  });

  it.each([
    'local theme dark',
    'local last-known {"user":7,"at":"2026-11-23T04:55:06.707Z","deals":[{"estate":402818,"number":"Б-17"}]}',
    'session chunk:reloaded-at 1795500906707',
    `session draft:register ${birth}`,
    `session draft:passport:402818 ${birth}`,
    `session draft:slip:${cookie.toLowerCase()} ${birth}`,
    'session draft:feedback-reply:12 {"message":"Когда же дадут ключи?"}',
    'session draft:contract-questions:402818 {"text":"Когда же дадут ключи?"}',
    'session desk:draft:person:12:close:reason Проверкина просила',
    'session desk:draft:house-papers:12 {"email":"escrow@bank.test","phone":"8 800 000-00-07"}',
    'session desk:next /?stage=2&q=%D0%9B%D0%B8',
  ])('nothing: %s', (line) => {
    expect(leaksOfStorage(line, known)).toEqual([]);
  });
});

it('of a found address tells where it leads and nothing that stands in it', () => {
  expect(shapeOf('GET /deals/307/Проверкина?closed=1&who=Ли&Ли=1')).toBe('GET /deals/…/… ?closed,who,…');
});
