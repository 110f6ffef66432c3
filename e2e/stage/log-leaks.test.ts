import { describe, expect, it } from 'vitest';
import { anyWord, leaksOf, leaksOfAddresses } from './log-leaks.ts';

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
    'out PUT /totp/manager%40demo.test',
    'GET /%E0%A4%A',
  ])('nothing: %s', (line) => {
    expect(leaksOfAddresses(line, known)).toEqual([]);
  });
});
