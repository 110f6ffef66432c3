import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anyWord, leaksOfAddresses } from './log-leaks.ts';

const file = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');

interface Directive {
  readonly words: readonly string[];
  readonly inside: readonly Directive[];
}

/** The blocks of a Caddyfile; its global options are the block without a name. */
function directivesOf(text: string): readonly Directive[] {
  const root: Directive[] = [];
  const open = [root];
  for (const line of text.split('\n').map((each) => each.replace(/(^|\s)#.*/, '').trim())) {
    if (line === '') continue;
    if (line === '}') {
      open.pop();
      continue;
    }
    const opens = line.endsWith('{');
    const inside: Directive[] = [];
    open.at(-1)?.push({ words: line.replace(/\{$/, '').trim().split(/\s+/), inside });
    if (opens) open.push(inside);
  }
  return root;
}

const named = (directives: readonly Directive[], ...words: readonly string[]) =>
  directives.filter((one) => words.every((word, at) => one.words[at] === word));
const everyOne = (directives: readonly Directive[]): readonly Directive[] =>
  directives.flatMap((one) => [one, ...everyOne(one.inside)]);

type Line = { [name: string]: string | number | readonly string[] | Line };

/** A log line of the gateway when the server does not answer and every call is logged. */
const line = (): Line => ({
  level: 'error',
  logger: 'http.log.error',
  msg: 'dial tcp 172.18.0.3:3000: connect: connection refused',
  request: {
    remote_ip: '203.0.113.7',
    remote_port: '51234',
    client_ip: '203.0.113.7',
    proto: 'HTTP/2.0',
    method: 'GET',
    host: 'cabinet.test',
    uri: '/auth?phone=79991234567&token=x',
    headers: {
      Cookie: ['__Host-novosel=Q2hhbmdlIG1lIEkgYW0gYSBjb29raWUgb2YgMjU2IGI'],
      Authorization: ['Bearer abc'],
      Referer: ['https://cabinet.test/auth?who=Проверкина'],
    },
  },
  resp_headers: { Location: ['https://shop.test/back?access_token=x'], 'Set-Cookie': ['novosel_in=1'] },
  status: 502,
});

const known = {
  surnames: anyWord(['Проверкина']),
  said: anyWord([]),
  passports: anyWord([]),
  birthdays: anyWord([]),
  passwords: [],
  codes: new Set<string>(),
  opensSession: (token: string) => token === 'Q2hhbmdlIG1lIEkgYW0gYSBjb29raWUgb2YgMjU2IGI',
};

const without = (entry: Line, [name = '', ...rest]: readonly string[]): Line =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]) => {
      if (key !== name) return [[key, value]];
      return rest.length === 0 ? [] : [[key, without(value as Line, rest)]];
    }),
  );

it('[promises 17, 52] what the gate writes down when the program does not answer names nobody and opens nothing', () => {
  const all = directivesOf(file);
  const logs = named(
    named(all, '').flatMap(({ inside }) => inside),
    'log',
  );
  // A site's own log would bypass the filter.
  expect(logs).toHaveLength(1);
  expect(named(everyOne(all), 'log')).toEqual(logs);
  const [format] = named(
    logs.flatMap(({ inside }) => inside),
    'format',
    'filter',
  );
  const fields = named(format?.inside ?? [], 'fields').flatMap(({ inside }) => inside);
  const written = fields
    .filter(({ words: [, act] }) => act === 'delete')
    .reduce((left, { words: [name = ''] }) => without(left, name.split('>')), line());
  expect(leaksOfAddresses(JSON.stringify(line()), known)).toEqual(
    expect.arrayContaining(['a phone', 'a surname', 'a bearer', 'a session', 'a secret in a query']),
  );
  expect(leaksOfAddresses(JSON.stringify(written), known)).toEqual([]);
  expect(written).not.toHaveProperty('resp_headers');
  expect(Object.keys(written.request ?? {})).toEqual(['remote_port', 'proto', 'method', 'host']);
});
