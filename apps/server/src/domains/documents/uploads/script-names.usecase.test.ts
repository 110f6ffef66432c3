import { randomUUID } from 'node:crypto';
import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
});
afterAll(() => server.close());

const perWindow = 50;

/** A name as a browser writes it into the header of a part. */
const inHead = (name: string) => name.replaceAll('"', '%22');

it('[promise 25] [S5-41] a refusal repeats 200 file names that want to be script as words', {
  timeout: 120_000,
}, async () => {
  const marked: unknown[] = [];
  for (const [place, payload] of scriptPayloads.entries()) {
    if (place % perWindow === 0) server.clock.advance(601);
    const { body } = await buyer.upload('/api/upload', `${inHead(payload)}.pdf`, Buffer.from('x'), 'a/b');
    const { result, message = '' } = body;
    // The phrase itself contains no markup: any markup came with the name.
    const plain = /^Файл "/.test(message) && !/<|&(?!(amp|lt|gt|quot|#39);)/.test(message);
    if (result || !plain) marked.push([payload, message]);
  }
  expect(marked).toEqual([]);
});

it('[promise 25] [promise 30] a download keeps such a name within its header', async () => {
  const [{ owner } = { owner: 0 }] = (
    await server.context.db.execute<{ owner: number }>(
      sql`select id as owner from users where phone = '79000000001'`,
    )
  ).rows;
  await server.context.storage.put('uploads/words', Buffer.from('%PDF'));
  for (const payload of scriptPayloads) {
    const id = randomUUID();
    await server.context.db.execute(
      sql`insert into documents (id, owner_id, kind, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
        values (${id}, ${owner}, 'upload', ${payload}, ${payload}, 1, '', 4, 'application/pdf', 'uploads/words', now())`,
    );
    const { status, headers } = await buyer.get(`/api/documents/${id}/file`);
    expect([status, headers['content-security-policy']]).toEqual([200, 'sandbox']);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .-]*"; filename\*=UTF-8''[\w.~%!*-]*$/,
    );
  }
});
