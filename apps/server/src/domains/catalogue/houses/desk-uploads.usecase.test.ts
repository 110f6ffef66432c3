import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import type { AnyEndpoint, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { type BrokenBody, brokenBody } from '@novosel/testing/hostile/broken-body.ts';
import { openRawLine } from '@novosel/testing/hostile/raw-line.ts';
import { onTheWire } from '@novosel/testing/hostile/upload-wire.ts';
import { seeded } from '@novosel/testing/random.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { figures, ofEveryClass } from '../../../../test/figures.ts';
import { makeBookings } from '../../../../test/matrix/make-bookings.ts';
import { leadToPapers, placeRequestOf, stepBody } from '../../../../test/matrix/make-requests.ts';
import { until } from '../../../../test/outside.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { type HostileSample, hostileSamples } from '../../../../test/uploads/hostile-samples.ts';
import { drawn } from '../../../../test/uploads/make-picture.ts';
import { makeXlsx } from '../../../../test/uploads/make-xlsx.ts';
import { multipart, type Part } from '../../../../test/uploads/multipart.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { receive } from '../../../platform/files/incoming-file.ts';

let server: TestServer;
/** A member of staff who may call the tested endpoint. */
let desk: Browser;
let port: number;
/** A request of each family, in a state in which the desk may attach papers. */
const requests = new Map<string, { id: string; act: string }>();
/** The other hostile files are stored as cleaned pictures (`hostile-uploads.usecase.test.ts`). */
const refused: HostileSample[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const samples = await hostileSamples();
  const isWhole = ofEveryClass(samples).length === samples.length;
  const isWanted = ({ kind }: HostileSample) => isWhole || !refused.some((one) => one.kind === kind);
  for (const sample of samples) if (isWanted(sample) && (await isRefused(sample))) refused.push(sample);
  expect(refused.length).toBeGreaterThan(isWhole ? 200 : 20);
  const bought = (await makeBookings(server)).find(({ state }) => state === 'success');
  if (!bought) throw new Error('nobody has a deal');
  for (const inbox of requestInboxes) {
    await enterAs(roleOf(inbox.desk.move));
    const id = await placeRequestOf(inbox, bought.buyer, bought.estate);
    requests.set(inbox.name, { id, act: await leadToPapers(inbox, desk, id) });
  }
  await server.office.listen({ port: 0, host: '127.0.0.1' });
  port = (server.office.server.address() as AddressInfo).port;
});
afterAll(() => server?.close());

async function isRefused({ name, bytes }: HostileSample): Promise<boolean> {
  const { config, inspector } = server.context;
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const file = await receive(config.dataDir, Readable.from([bytes]));
  try {
    return 'refused' in (await inspector.inspect({ file: file.path, extension, turn: 'test' }));
  } finally {
    await file.discard();
  }
}

const { brokenBodies } = figures;

/** Signs in again; a code of the same half minute may already be used. */
async function enterAs(role: StaffRole, seconds = 31): Promise<void> {
  server.clock.advance(seconds);
  desk = await enterDesk(server, role);
}

interface Door {
  /** A role that may call it. */
  readonly role: StaffRole;
  /** Its path in this test. */
  readonly address: () => string;
  readonly field: string;
  /** Form fields before the file. */
  readonly before?: () => readonly Part[];
  readonly good: () => Promise<readonly [name: string, bytes: Buffer]>;
}

const open = endpointTable.filter(({ door, multipart }) => door === 'office' && multipart);
const roleOf = ({ owner }: Pick<AnyEndpoint, 'owner'>): StaffRole =>
  (owner.kind === 'staff' ? owner.roles[0] : undefined) ?? 'admin';

/** Path parameters and accepted types that the contract does not tell. */
const told: Readonly<Record<string, Partial<Door>>> = {
  '/api/office/imports': {
    address: () => '/api/office/imports?complex=1',
    good: async () => ['цены.csv', Buffer.from('id;Цена\n1;15 000 000\n')],
  },
  '/api/office/imports/sheets': {
    good: async () => ['цены.xlsx', makeXlsx([['id', 'Цена']])],
  },
  ...Object.fromEntries(requestInboxes.map((inbox) => [inbox.desk.move.path, doorOfSteps(inbox)])),
};

function doorOfSteps(inbox: RequestInbox): Partial<Door> {
  const made = () => requests.get(inbox.name) ?? { id: '', act: '' };
  return {
    address: () => inbox.desk.move.path.replace('{request}', made().id),
    before: () =>
      Object.entries(stepBody(inbox, made().act)).flatMap(([name, value]): Part[] =>
        [value].flat().map((one) => [Array.isArray(value) ? `${name}[]` : name, String(one)]),
      ),
    good: async () => ['ответ.pdf', Buffer.from(makePdf())],
  };
}

/** Every endpoint of the desk with a file upload, by its path; the default file is a picture. */
const doors: Readonly<Record<string, Door>> = Object.fromEntries(
  open.map(({ path, multipart, owner }) => [
    path,
    {
      role: roleOf({ owner }),
      address: () => path,
      field: multipart?.field ?? '',
      good: async () => ['кран.png', await drawn().png().toBuffer()],
      ...told[path],
    },
  ]),
);

/** The server failed, or refused the caller instead of the file. */
const saysNothing = (status: number) => status >= 500 || [401, 403, 429].includes(status);
let sent = 0;
/** Counts a call and advances the clock, so that no endpoint refuses for the rate limit. */
const mayTry = async ({ role }: Door) => {
  sent += 1;
  if (sent % 250 === 0) await enterAs(role, 3600);
};

const send = async ({ address, field, before = () => [] }: Door, name: string, bytes: Uint8Array) => {
  const { body, type } = multipart([...before(), [field, { name, bytes }]]);
  const headers = { 'content-type': type, 'idempotency-key': randomUUID() };
  const answer = await desk.send('POST', address(), body, headers);
  return { status: answer.status, taken: answer.status === 200 && answer.body.result === true };
};

const namesIn = (folder: string) =>
  readdir(join(server.context.config.dataDir, folder)).catch((): string[] => []);
/** What an upload has left behind: files and records. */
const remains = async () => {
  const { rows } = await server.context.db.execute<{ count: number }>(
    sql`select (select count(*) from import_batches) + (select count(*) from site_pictures where news_id is null)
      + (select count(*) from documents where kind = 'upload') as count`,
  );
  const kept = [...(await namesIn('files/site')), ...(await namesIn('files/uploads'))];
  return [await namesIn('incoming'), kept, Number(rows[0]?.count)];
};

it('[promise 27] every door of the desk that takes files is tried here', () => {
  expect(open.map(({ path }) => path).sort()).toEqual(Object.keys(doors).sort());
  expect(Object.keys(told).filter((path) => !doors[path])).toEqual([]);
});

describe.each(Object.entries(doors))('[promise 27] [promise 28] [promise 29] %s', (path, door) => {
  // A picture that was accepted earlier has left its bytes.
  let before: unknown;
  beforeAll(async () => {
    await enterAs(door.role);
    before = await remains();
  });

  it('takes no hostile file that is refused for what it is, and keeps nothing of it', {
    timeout: 120_000,
  }, async () => {
    const wrong: unknown[] = [];
    for (const { name, bytes } of refused) {
      await mayTry(door);
      const { status, taken } = await send(door, name, bytes);
      if (taken || saysNothing(status)) wrong.push([name, status]);
    }
    expect(wrong).toEqual([]);
    expect(await remains()).toEqual(before);
  });

  it(`takes none of ${brokenBodies} broken bodies, and none of them leaves anything`, {
    timeout: 120_000,
  }, async () => {
    const random = seeded(path.length);
    const line = openRawLine(port);
    const wrong: unknown[] = [];
    for (let made = 0; made < brokenBodies; made += 1) {
      await mayTry(door);
      const broken = forDesk(brokenBody(random), door.field);
      const person = { id: 0, phone: '', headers: headersOf(desk) };
      const { head, body } = onTheWire(door.address(), person, broken);
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
      if (answer && (saysNothing(answer.status) || answer.text.startsWith('{"result":true')))
        wrong.push([broken.kind, answer.status, answer.text.slice(0, 200)]);
    }
    await line.close();
    expect(wrong).toEqual([]);
    await until(async () => (await namesIn('incoming')).length === 0);
    expect(await remains()).toEqual(before);
  });

  it('takes a good file after all of it', async () => {
    const [name, bytes] = await door.good();
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
  'idempotency-key': randomUUID(),
  'x-csrf-token': cookies.get('novosel_desk_csrf') ?? '',
});

/** The same body with the field name of this endpoint. */
function forDesk(broken: BrokenBody, field: string): BrokenBody {
  const body = Buffer.from(broken.body.toString('latin1').replaceAll('files[0]', field), 'latin1');
  const { cutAfter } = broken;
  return { ...broken, body, ...(cutAfter !== undefined && { cutAfter: Math.min(cutAfter, body.length) }) };
}
