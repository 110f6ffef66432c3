import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import {
  absentId,
  absentNumber,
  call,
  idFieldsOf,
  pathOf,
  placesOf,
  seenOf,
} from '../../test/matrix/calls.ts';
import { openTrace, type Trace } from '../../test/matrix/database-trace.ts';
import { flatsForSale, given, uploadScan } from '../../test/matrix/make-bookings.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { absentUuid, sampleBody } from '../../test/matrix/sample-body.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { multipart } from '../../test/uploads/multipart.ts';

let server: TestServer;
let things: Things;
let stranger: Browser;
let trace: () => Promise<Trace>;
/** The stranger's own data for a call, so that only the other person's ID can refuse it. */
let own: Record<string, { path?: string; body?: object }>;

beforeAll(async () => {
  ({ server, things } = await startThingsServer());
  stranger = await server.buyer('05');
  own = await ownOf(stranger);
  trace = await openTrace(server);
});
afterAll(() => server?.close());

async function ownOf(buyer: Browser): Promise<typeof own> {
  const flat = (await flatsForSale(server, 60)).at(-1);
  const { price } = given<{ price: { totalKopecks: number } }>(await buyer.get(`/api/booking/${flat}`));
  const begin = { ...sampleBody(named('booking.begin')), priceKopecks: price.totalKopecks };
  given(await buyer.act(`/api/booking/${flat}/begin`, begin));
  const scans = [await uploadScan(buyer)];
  const sent = await buyer.post('/api/feedback', { subject: 'other', message: 'Мой вопрос' });
  const { id } = given<{ id: string }>(sent);
  const { guid } = given<{ guid: string }>(await buyer.get('/api/chat/guid'));
  return {
    'booking.passport': { body: { ...sampleBody(named('booking.passport')), scans } },
    'booking.passport scans': { path: `/api/booking/${flat}/passport` },
    'feedback.reply files': { path: `/api/feedback/items/${id}/messages` },
    'chat.send id': { path: `/api/chat/${guid}/messages` },
    'chat.send files': { path: `/api/chat/${guid}/messages` },
  };
}

const named = (name: string): AnyEndpoint => {
  const found = endpointTable.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`there is no endpoint ${name}`);
  return found;
};

/** The real IDs for a path parameter or a body field. @throws Error telling where to add one */
function realIds({ name }: AnyEndpoint, place: string): readonly (string | number)[] {
  const found = things.ids[`${name} ${place}`] ?? things.ids[place];
  if (!found?.length)
    throw new Error(`${name}: make a real «${place}» of another person in test/matrix/make-things.ts`);
  return found;
}

const rows = (some: readonly AnyEndpoint[]) => some.map((endpoint) => [endpoint.name, endpoint] as const);
const cabinet = endpointTable.filter(({ door }) => door === 'cabinet');
const isClosed = ({ owner }: AnyEndpoint) => accessOf(owner).session === 'buyer';
const placed = cabinet.filter((endpoint) => placesOf(endpoint).length > 0);

/**
 * Calls where a stranger's answer differs from that about an unknown ID, and why that reveals nothing. These
 * answers are searched for all data of the owners, and must change nothing.
 */
const open: Readonly<Record<string, string>> = {
  'booking.get': 'the estate itself is public; of a booking only his own stands there',
  'booking.begin': 'an estate that is taken is shown as such to everybody',
};

/** The page makes its ID, so that any ID begins an own draft; tested below. */
const makesIds = ['feedback.keepDraft'];

describe('a real id of another person’s thing (promise 20)', () => {
  it.each(rows(placed.filter((one) => isClosed(one) && !open[one.name] && !makesIds.includes(one.name))))(
    '%s: is answered byte for byte as an id of nothing, and nothing changes',
    async (name, endpoint) => {
      const nothing = seenOf(await call(stranger, endpoint, own[name]));
      const before = await trace();
      for (const place of placesOf(endpoint))
        for (const id of realIds(endpoint, place)) {
          const path = pathOf(endpoint, (other) => (other === place ? id : absentId(other)));
          expect(seenOf(await call(stranger, endpoint, { ...own[name], path })), String(id)).toEqual(nothing);
        }
      expect(await trace()).toEqual(before);
    },
  );

  it.each(rows(cabinet.filter(({ name }) => open[name])))(
    '%s: says nothing of the person, and nothing changes',
    async (_, endpoint) => {
      const before = await trace();
      const [place = ''] = placesOf(endpoint);
      for (const id of realIds(endpoint, place)) {
        const answer = await call(stranger, endpoint, { path: pathOf(endpoint, () => id) });
        for (const mark of things.marks) expect(answer.raw.body).not.toContain(mark);
      }
      expect(await trace()).toEqual(before);
    },
  );

  it.each(rows(placed.filter(({ owner: { kind } }) => kind === 'public')))(
    '%s: what everybody may read is the same for a stranger and a guest, and holds nothing of a person',
    async (_, endpoint) => {
      for (const place of placesOf(endpoint))
        for (const id of realIds(endpoint, place)) {
          const path = pathOf(endpoint, () => id);
          const answer = await call(stranger, endpoint, { path });
          expect(answer.status).toBe(200);
          expect(seenOf(answer)).toEqual(seenOf(await call(server.browser(), endpoint, { path })));
          for (const mark of things.marks) expect(answer.raw.body).not.toContain(mark);
        }
    },
  );
});

/** IDs in a body that are not refused; what happens to them is tested below. */
const made = ['feedback.send draft', 'feedback.keepDraft files', 'chat.send id'];
const fields = cabinet
  .filter((endpoint) => isClosed(endpoint))
  .flatMap((endpoint) => idFieldsOf(endpoint).map((field) => [endpoint.name, field, endpoint] as const))
  .filter(([name, field]) => !made.includes(`${name} ${field}`));

describe('a real id of another person’s thing in a body (promise 20)', () => {
  it.each(fields)(
    '%s, %s: is answered as an id of nothing, and nothing changes',
    async (name, field, endpoint) => {
      const body = sampleBody(endpoint);
      const isList = Array.isArray(body[field]);
      const withId = (id: string | number) =>
        call(stranger, endpoint, {
          ...own[`${name} ${field}`],
          body: {
            ...body,
            ...(name === 'feedback.send' ? { draft: undefined } : {}),
            [field]: isList ? [id] : id,
          },
        });
      const before = await trace();
      const nothing = await withId(typeof body[field] === 'number' ? absentNumber : absentUuid);
      expect(nothing.status === 200 && nothing.body.result !== false, nothing.raw.body).toBe(false);
      for (const id of realIds(endpoint, field)) expect(seenOf(await withId(id))).toEqual(seenOf(nothing));
      expect(await trace()).toEqual(before);
    },
  );

  it('upload.properties: another’s file does not exist', async () => {
    const files = ['document', 'file'].flatMap((place) => things.ids[place] ?? []).map(String);
    const { body, type } = multipart(files.map((id) => ['files[]', id] as const));
    const answer = await server.cabinet.inject({
      method: 'POST',
      url: '/api/upload/properties',
      payload: body,
      headers: {
        'content-type': type,
        authorization: `Bearer ${stranger.bearer}`,
        origin: server.context.config.publicUrl,
        'x-csrf-token': stranger.cookies.get('novosel_csrf'),
        cookie: [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect(answer.json().data).toEqual(files.map((file) => ({ file, exists: false, size: 0 })));
  });

  it('feedback.send: another’s draft stays when it is named as the one that was sent', async () => {
    const owner = things.bookings.find(({ state }) => state === 'success')?.buyer;
    const [draft] = things.ids.draft ?? [];
    const sent = await stranger.post('/api/feedback', { subject: 'other', message: 'Вопрос', draft });
    expect(sent.body.result).toBe(true);
    const drafts = (await owner?.get('/api/feedback/drafts'))?.body.data as unknown as { id: string }[];
    expect(drafts.map(({ id }) => id)).toContain(draft);
  });

  it('feedback.keepDraft: another’s draft is answered as an id of nothing, and stays as it is', async () => {
    const owner = things.bookings.find(({ state }) => state === 'success')?.buyer;
    const draftsOf = async (browser: Browser | undefined) =>
      (await browser?.get('/api/feedback/drafts'))?.body.data as unknown as { id: string }[];
    const [draft = ''] = things.ids.draft ?? [];
    const before = await draftsOf(owner);
    const keep = (id: string | number, more: object = {}) =>
      stranger.post(`/api/feedback/drafts/${id}`, { subject: null, message: 'Моё', files: [], ...more });
    const seen = async (id: string | number, more: object) =>
      JSON.stringify(seenOf(await keep(id, more))).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment');
    for (const more of [{ seen: '2026-01-01T00:00:00.000Z' }, { seen: null }])
      expect(await seen(draft, more)).toEqual(await seen(randomUUID(), more));
    expect(await draftsOf(owner)).toEqual(before);
    expect(await draftsOf(stranger)).toContainEqual(expect.objectContaining({ id: draft, message: 'Моё' }));
  });

  it('feedback.keepDraft: another’s file named in a draft is not there when the draft is read', async () => {
    const draft = randomUUID();
    const files = things.ids.scans;
    await stranger.post(`/api/feedback/drafts/${draft}`, { subject: null, message: 'Начало', files });
    const drafts = (await stranger.get('/api/feedback/drafts')).body.data as unknown as { id: string }[];
    expect(drafts.find(({ id }) => id === draft)).toMatchObject({ message: 'Начало', files: [] });
  });

  it('chat.send: another’s message does not stand in the way of an own one of the same id, nor is it shown', async () => {
    const { path } = own['chat.send id'] ?? {};
    const [id] = things.ids['chat.send id'] ?? [];
    const answer = await stranger.post(path ?? '', { id, text: 'Моё' });
    const fresh = await stranger.post(path ?? '', { id: randomUUID(), text: 'Моё' });
    expect([answer.status, (answer.body.data as { text?: string } | undefined)?.text]).toEqual([200, 'Моё']);
    expect(fresh.status).toBe(200);
  });
});

describe('a malformed id (promise 20)', () => {
  const wrong = [
    'x',
    '-1',
    '0',
    '1.5',
    '99999999999999999999',
    "1' or '1'='1",
    '\u0000',
    '../../..',
    'я'.repeat(300),
  ];
  it.each(rows(endpointTable.filter((endpoint) => placesOf(endpoint).length > 0)))(
    '%s: is refused with our envelope, and nothing changes',
    async (_, endpoint) => {
      const browser = endpoint.door === 'office' ? server.deskBrowser() : stranger;
      const before = await trace();
      for (const id of wrong) {
        const answer = await call(browser, endpoint, { path: pathOf(endpoint, () => id) });
        expect([401, 404, 422], `${id}: ${answer.status}`).toContain(answer.status);
        expect(answer.body).toMatchObject({ result: false, code: expect.any(String), errors: {} });
      }
      expect(await trace()).toEqual(before);
    },
  );
});
