import { type FastifyBaseLogger, fastify } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLog } from '../logs/log.ts';
import { countRequests } from './metrics.ts';
import { refuse } from './refusals.ts';

const lines: string[] = [];
const log = openLog('error', { write: (line) => void lines.push(line) });
const app = fastify({ loggerInstance: log as FastifyBaseLogger });
app.decorateRequest('viewer', undefined);
app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
countRequests.observe(app, 'cabinet', log);
const secret = 'column users.password_hash of the database';
app.get('/fails', () => {
  throw new Error(secret);
});
app.get('/fails-twice', () => {
  throw Object.defineProperty(new Error(secret), 'statusCode', {
    get: () => {
      throw new TypeError(secret);
    },
  });
});
app.get('/fails-late', (_, reply) => reply.serializer(() => 5 as never).send({}));
app.get('/nothing', () => {
  throw undefined as never;
});
app.get('/names', () => z.parse(z.strictObject({}), JSON.parse('{"__proto__":1,"toString":1,"x":1}')));

it.each(['/fails', '/fails-twice', '/fails-late', '/nothing'])(
  '%s: whatever goes wrong is our envelope without a word of what it was, and an error of the log',
  async (url) => {
    lines.length = 0;
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { result: false, code: 'INTERNAL', message: expect.stringMatching(/разбираемся/), errors: {} },
    ]);
    expect(answer.body).not.toContain(secret);
    const told = lines.map((line) => JSON.parse(line));
    expect(told).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'request failed', code: 'INTERNAL' }),
    );
    expect(told).toContainEqual(expect.objectContaining({ level: 50, msg: 'GET', route: url, status: 500 }));
  },
);

it('a field may have a name that every object has', async () => {
  const { statusCode, body } = await app.inject('/names');
  expect([statusCode, Object.keys(JSON.parse(body).errors).sort()]).toEqual([
    422,
    ['__proto__', 'toString', 'x'],
  ]);
});
