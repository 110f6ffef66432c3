import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../test/browser.ts';
import { callerOf, realPath } from '../../test/matrix/callers.ts';
import { absentId, call, pathOf, placesOf } from '../../test/matrix/calls.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { bodyShape, sampleBody } from '../../test/matrix/sample-body.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { multipart } from '../../test/uploads/multipart.ts';
import { openLog } from '../platform/logs/log.ts';

const lines: string[] = [];
const log = openLog('error', { write: (line) => void lines.push(line) });
let server: TestServer;
let things: Things;
beforeAll(async () => {
  ({ server, things } = await startThingsServer(log));
});
afterAll(() => server?.close());

/** Names that every object inherits from Object.prototype. */
const inherited = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'toString',
  'valueOf',
  '__defineGetter__',
];
const proto = '__proto__';
const all = [...inherited, proto];
const bracketed = all.flatMap((name) => [`${name}[]`, `${name}[x]`, `x[${name}]`]);
const form = 'application/x-www-form-urlencoded';

const rows = (some: readonly AnyEndpoint[]) => some.map((endpoint) => [endpoint.name, endpoint] as const);
const takesFields = (endpoint: AnyEndpoint) =>
  bodyShape(endpoint) !== undefined && endpoint.owner.kind !== 'provider';
const pairs = (names: readonly string[]) => names.map((name) => [name, 'x'] as const);

/** The answer has our format and is not a server error. */
function isAnswered({ status, raw, body }: Answer, told: string): void {
  expect(status, `${told}: ${raw.body.slice(0, 300)}`).toBeLessThan(500);
  if (status !== 200) expect(body, told).toMatchObject({ result: false, code: expect.any(String) });
}

/** Refuses these names like any unknown field, in every format of the body. */
async function refusesFields(browser: Browser, endpoint: AnyEndpoint, path: string): Promise<void> {
  const refused = async (body: string | Buffer, type: string): Promise<string[]> => {
    const headers = { 'content-type': type, 'idempotency-key': 'a key of this call' };
    const answer = await browser.send(endpoint.method, path, body, headers);
    const told = `${type}: ${answer.raw.body.slice(0, 300)}`;
    expect([answer.status, answer.body.code, answer.body.result], told).toEqual([422, 'VALIDATION', false]);
    return Object.keys(answer.body.errors ?? {});
  };
  const formOf = (names: readonly string[]) => `${new URLSearchParams(Object.fromEntries(pairs(names)))}`;
  const json = JSON.stringify({ ...sampleBody(endpoint), ...Object.fromEntries(pairs(inherited)) });
  expect(await refused(json, 'application/json')).toEqual(expect.arrayContaining(inherited));
  // The JSON parser refuses this one itself, and the multipart parser the first of them.
  for (const value of ['"x"', '{"x":1}']) await refused(`{"${proto}":${value}}`, 'application/json');
  expect(await refused(formOf(all), form)).toEqual(expect.arrayContaining(all));
  expect(await refused(formOf(bracketed), form)).toEqual(expect.arrayContaining([...all, 'x']));
  for (const names of endpoint.multipart ? [all, bracketed] : []) {
    const { body, type } = multipart(pairs(names));
    await refused(body, type);
  }
}

/** Causes no server error in an address or a header. */
async function bearsNames(browser: Browser, endpoint: AnyEndpoint, path: string): Promise<void> {
  const query = all.flatMap((name) => [`${name}=x`, `${name}[]=x`, `${name}[x]=x`]).join('&');
  isAnswered(await call(browser, endpoint, { path: `${path}?${query}` }), 'query');
  for (const name of placesOf(endpoint).length > 0 ? [proto, 'constructor'] : [])
    isAnswered(await call(browser, endpoint, { path: pathOf(endpoint, () => name) }), `path ${name}`);
  const cookies = [...pairs(all), ...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'accept-language': proto, 'user-agent': proto, [proto]: 'x', constructor: 'x' };
  const more = { 'idempotency-key': `${proto} ${proto}`, cookie: cookies };
  isAnswered(
    await browser.send(endpoint.method, path, sampleBody(endpoint), { ...headers, ...more }),
    'headers',
  );
}

describe('names that every object has', () => {
  it.each(rows(endpointTable))(
    '%s: are as unknown as any other, and no fault of ours',
    async (_, endpoint) => {
      const browser = await callerOf(server, endpoint);
      const path = realPath(things, endpoint);
      if (takesFields(endpoint)) await refusesFields(browser, endpoint, path);
      server.clock.advance(601);
      // Calls that change something use an unknown ID, so that later tests find their data.
      await bearsNames(browser, endpoint, endpoint.method === 'GET' ? path : pathOf(endpoint, absentId));
    },
  );

  it('have failed nothing', () => {
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  });
});
