import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { endpointTable } from '@novosel/contract/table.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrokenBody, brokenBody } from '../../../../../faults/src/rig/broken-body.ts';
import { seeded } from '../../../../../faults/src/rig/random.ts';
import { openRawLine } from '../../../../../faults/src/rig/raw-line.ts';
import { onTheWire } from '../../../../../faults/src/rig/upload-wire.ts';
import type { Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/enter-desk.ts';
import { until } from '../../../test/outside.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { hostileSamples } from '../../../test/uploads/hostile-samples.ts';
import { drawn } from '../../../test/uploads/make-picture.ts';

let server: TestServer;
let manager: Browser;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  manager = await enterDesk(server, 'manager');
  await server.office.listen({ port: 0, host: '127.0.0.1' });
  port = (server.office.server.address() as AddressInfo).port;
});
afterAll(() => server?.close());

const good = {
  '/api/office/imports': async () => ['цены.csv', Buffer.from('id;Цена\n1;15 000 000\n')] as const,
  '/api/office/news/pictures': async () => ['кран.png', await drawn().png().toBuffer()] as const,
};
const doors = Object.keys(good) as (keyof typeof good)[];
const query = (door: string) => (door.endsWith('imports') ? '?complex=1' : '');

const send = async (door: keyof typeof good, name: string, bytes: Uint8Array) => {
  const answer = await manager.upload(
    `${door}${query(door)}`,
    name,
    bytes,
    'application/octet-stream',
    'file',
  );
  return { status: answer.status, taken: answer.status === 200 && answer.body.result === true };
};

const namesIn = (folder: string) =>
  readdir(join(server.context.config.dataDir, folder)).catch((): string[] => []);
/** What a file has left behind: on the disk, and as records. */
const remains = async () => {
  const { rows } = await server.context.db.execute<{ count: number }>(
    sql`select (select count(*) from import_batches) + (select count(*) from site_pictures where news_id is null) as count`,
  );
  return [await namesIn('incoming'), await namesIn('files/site'), Number(rows[0]?.count)];
};
const nothing = [[], [], 0];

it('[promise 27] every door of the desk that takes files is tried here', () => {
  const open = endpointTable.filter(({ door, multipart }) => door === 'office' && multipart);
  expect(open.map(({ path }) => path).sort()).toEqual([...doors].sort());
});

describe.each(doors)('[promise 27] [promise 28] [promise 29] %s', (door) => {
  it('takes none of the hostile files, and keeps nothing of them', { timeout: 120_000 }, async () => {
    const wrong: unknown[] = [];
    for (const { name, bytes } of await hostileSamples()) {
      const { status, taken } = await send(door, name, bytes);
      if (taken || status >= 500 || status === 429) wrong.push([name, status]);
    }
    expect(wrong).toEqual([]);
    expect(await remains()).toEqual(nothing);
  });

  it('takes none of 500 broken bodies, and none of them leaves anything', { timeout: 120_000 }, async () => {
    const random = seeded(door.length);
    const line = openRawLine(port);
    const person = { id: 0, phone: '', headers: headersOf(manager) };
    const wrong: unknown[] = [];
    for (let sent = 0; sent < 500; sent += 1) {
      const broken = forDesk(brokenBody(random));
      const { head, body } = onTheWire(`${door}${query(door)}`, person, broken);
      const cut = broken.framing === 'longer' ? body.length : broken.cutAfter;
      if (cut !== undefined) {
        await line.leave(
          Buffer.concat([head, body.subarray(0, cut)]),
          random.pick(['end', 'destroy', 'reset'] as const),
        );
        continue;
      }
      const answer = await line.ask(Buffer.concat([head, body]), broken.kind);
      if (broken.framing === 'shorter' || broken.headers.length > 0) await line.close();
      if (
        answer &&
        (answer.status >= 500 || answer.status === 429 || answer.text.startsWith('{"result":true'))
      )
        wrong.push([broken.kind, answer.status, answer.text.slice(0, 200)]);
    }
    await line.close();
    expect(wrong).toEqual([]);
    await until(async () => (await namesIn('incoming')).length === 0);
    expect(await remains()).toEqual(nothing);
  });

  it('takes a good file after all of it', async () => {
    const [name, bytes] = await good[door]();
    expect((await send(door, name, bytes)).taken).toBe(true);
    await server.context.db.execute(sql`delete from site_pictures where news_id is null`);
    await server.context.db.execute(sql`delete from import_lines`);
    await server.context.db.execute(sql`delete from import_batches`);
  });
});

const headersOf = ({ bearer, cookies }: Browser) => ({
  origin: server.context.config.officeUrl,
  authorization: `Bearer ${bearer}`,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrf-token': cookies.get('novosel_desk_csrf') ?? '',
});

/** The same body under the field that the desk's doors read. */
function forDesk(broken: BrokenBody): BrokenBody {
  const body = Buffer.from(broken.body.toString('latin1').replaceAll('files[0]', 'file'), 'latin1');
  const { cutAfter } = broken;
  return { ...broken, body, ...(cutAfter !== undefined && { cutAfter: Math.min(cutAfter, body.length) }) };
}
