import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeskNews, listPromises } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { HouseBoard, SiteNews } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import type { ComplexSite } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { drawn, pngChunk, withChunks } from '../../../../test/uploads/make-picture.ts';
import { sql } from '../../../platform/database/drizzle.ts';

/** A one-pixel picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let admin: Browser;
let manager: Browser;
let lawyer: Browser;
let guest: Browser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await enterDesk(server, 'admin');
  manager = await enterDesk(server, 'manager');
  lawyer = await enterDesk(server, 'lawyer');
  guest = server.browser();
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const absent = '00000000-0000-4000-8000-000000000000';

describe('the promise of the keys', () => {
  const promise = (building: number, body: object, who = admin) =>
    who.act(`/api/office/buildings/${building}/promises`, { reason: 'Сети подключат позже', ...body });

  it('is added, and those before stay', async () => {
    const answer = await promise(2, { year: 2028, quarter: 4 });
    expect(data<{ year: number; quarter: number }[]>(answer)).toMatchObject([
      { year: 2028, quarter: 2, promisedOn: '2025-06-16' },
      { year: 2028, quarter: 4 },
    ]);
    const board = data<HouseBoard>(await guest.get('/api/catalogue/buildings/2/board'));
    expect(board.handover).toMatchObject({ year: 2028, quarter: 4 });
    const late = await guest.get('/api/catalogue/estates?building=2&handover=2028-3');
    expect(data<{ total: number }>(late).total).toBe(0);
  });

  it('is listed at the desk with who made it and why, the one of the start of sales last', async () => {
    const { building, promises } = data<AnswerOf<typeof listPromises>['data']>(
      await admin.get('/api/office/buildings/2/promises'),
    );
    expect(building).toMatchObject({ id: 2, number: '2', complex: expect.stringMatching(/\S/) });
    expect(promises).toMatchObject([
      {
        year: 2028,
        quarter: 4,
        made: { reason: 'Сети подключат позже', staff: expect.stringMatching(/\S/) },
      },
      { year: 2028, quarter: 2, promisedOn: '2025-06-16', made: null },
    ]);
    expect((await admin.get('/api/office/buildings/99/promises')).status).toBe(404);
    expect((await manager.get('/api/office/buildings/2/promises')).body.code).toBe('ROLE_DENIED');
  });

  it('is not the same again, and not twice a day', async () => {
    expect((await promise(2, { year: 2028, quarter: 4 })).body.code).toBe('PROMISE_SAME');
    expect((await promise(2, { year: 2029, quarter: 1 })).body.code).toBe('PROMISE_TODAY');
  });

  it.each([
    ['of no house', 99, {}, '404'],
    ['of a fifth quarter', 1, { quarter: 5 }, '422'],
    ['without a reason', 1, { reason: ' ' }, '422'],
  ] as const)('is refused %s', async (_, building, wrong, status) => {
    const answer = await promise(building, { year: 2030, quarter: 1, ...wrong });
    expect(String(answer.status)).toBe(status);
  });

  it('is not a manager’s to change', async () => {
    expect((await promise(1, { year: 2030, quarter: 1 }, manager)).body.code).toBe('ROLE_DENIED');
  });

  it('cannot be overwritten even in the database', async () => {
    await expect(server.context.db.execute(sql`update handover_promises set year = 2020`)).rejects.toThrow();
  });
});

it('the plan of the site counts what is for sale, booked and sold in each house, as its board does', async () => {
  const counted = async (building: number) => {
    const { sections } = data<HouseBoard>(await guest.get(`/api/catalogue/buildings/${building}/board`));
    const states = sections.flatMap(({ estates }) => estates.map(({ state }) => state));
    const of = (state: string) => states.filter((one) => one === state).length;
    return { id: building, available: of('sale'), booked: of('reserve'), sold: of('sold') };
  };
  await server.context.db.execute(
    sql`update estates set status = 13 where id = (select min(id) from estates where building_id = 1 and status = 3)`,
  );
  const after = data<ComplexSite>(await guest.get('/api/catalogue/complexes/1/site')).houses;
  expect(after).toMatchObject(await Promise.all(after.map(({ id }) => counted(id))));
  const [house] = after;
  expect([house?.available, house?.booked, house?.sold].every((count) => (count ?? 0) > 0)).toBe(true);
});

const pixelsOf = (answer: Answer) => sharp(answer.raw.rawPayload).raw().toBuffer();

describe('news of the building site', () => {
  const picture = async (bytes: Buffer = png, name = 'кран.png') =>
    manager.upload('/api/office/news/pictures', name, bytes, 'image/png', 'file');
  const words = {
    complex: 1,
    building: 2,
    happenedOn: '2026-11-01',
    title: 'Тринадцатый этаж',
    text: 'Залили перекрытие тринадцатого этажа.',
  };
  const publish = (body: object, who = manager) => who.act('/api/office/news', body);
  const list = async (query: string) =>
    data<{ items: SiteNews[]; next: string | null }>(await guest.get(`/api/catalogue/news?${query}`));

  it('shows what was published with its pictures, until it is withdrawn', async () => {
    const hung = data<{ id: string; width: number }>(await picture());
    expect(hung).toMatchObject({ width: 1, height: 1 });
    const address = `/api/catalogue/news/pictures/${hung.id}`;
    expect((await guest.get(address)).status).toBe(404);
    const { id } = data<{ id: string }>(
      await publish({ ...words, pictures: [{ id: hung.id, alt: 'Кран над корпусом' }] }),
    );
    const { items } = await list('building=2');
    expect(items[0]).toMatchObject({
      id,
      title: words.title,
      building: { number: '2' },
      pictures: [{ id: hung.id, alt: 'Кран над корпусом' }],
    });
    const shown = await guest.get(address);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(await pixelsOf(shown)).toEqual(await sharp(png).raw().toBuffer());
    expect((await list('building=1')).items.map((one) => one.id)).not.toContain(id);
    const withdraw = () => manager.post(`/api/office/news/${id}/withdraw`, { reason: 'Не тот дом' });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await list('building=2')).items.map((one) => one.id)).not.toContain(id);
    expect((await guest.get(address)).status).toBe(404);
  });

  it('of a whole complex are news of each house of it, and go on from page to page', async () => {
    const { building: _, ...ofComplex } = words;
    for (let day = 10; day < 22; day += 1)
      await publish({ ...ofComplex, happenedOn: `2026-10-${day}`, pictures: [] });
    const first = await list('building=3');
    const second = await list(`building=3&after=${first.next}`);
    const days = [...first.items, ...second.items].map(({ happenedOn }) => happenedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBe(days.length);
    expect(days).toContain('2026-10-10');
    expect(second.next).toBeNull();
    const id = first.items[0]?.id;
    for (const forged of [
      `2026-99-99_${id}`,
      `2026-02-31_${id}`,
      `2026-10-10_${'-'.repeat(36)}`,
      'no cursor',
    ])
      expect((await list(`building=3&after=${forged}`)).items).toEqual(first.items);
    expect((await list('complex=2')).items.map(({ title }) => title)).not.toContain(words.title);
  });

  it('takes only pictures, and each once', async () => {
    expect((await picture(Buffer.from('<svg/>'), 'x.png')).body.code).toBe('UPLOAD_CONTENT');
    expect((await picture(png.subarray(0, 40), 'x.png')).body.code).toBe('UPLOAD_CONTENT');
    expect((await manager.post('/api/office/news/pictures', {})).body.code).toBe('UPLOAD_EMPTY');
    const { id } = data<{ id: string }>(await picture());
    expect((await publish({ ...words, pictures: [{ id, alt: 'Кран' }] })).status).toBe(200);
    expect((await publish({ ...words, pictures: [{ id, alt: 'Кран' }] })).status).toBe(404);
  });

  it('opens pictures as buyers’ scans are opened: one that only looks whole is not taken', async () => {
    const shell = pngChunk('IHDR', png.subarray(16, 29));
    const empty = Buffer.concat([
      png.subarray(0, 8),
      shell,
      pngChunk('IDAT', Buffer.from('no pixels')),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    expect((await picture(empty, 'кран.png')).body.code).toBe('UPLOAD_CONTENT');
    const hiding = withChunks(png, pngChunk('tEXt', Buffer.from('Comment\0<script>')));
    const { id } = data<{ id: string }>(await picture(hiding));
    const kept = (await manager.get(`/api/office/news/pictures/${id}`)).raw.rawPayload;
    expect([kept.length > 0, kept.includes('script')]).toEqual([true, false]);
    expect((await picture(png, 'кран.jpg')).body.code).toBe('UPLOAD_CONTENT');
    expect((await picture(await drawn().gif().toBuffer(), 'кран.gif')).body.code).toBe('UPLOAD_TYPE');
    const photo = await picture(await drawn(64, 48).jpeg().toBuffer(), 'кран.JPG');
    expect(data<{ width: number; height: number }>(photo)).toMatchObject({ width: 64, height: 48 });
    expect(await readdir(join(server.context.config.dataDir, 'incoming'))).toEqual([]);
  });

  it('lets the desk write anew what is seen on a picture, while the news are shown', async () => {
    const hung = data<{ id: string }>(await picture());
    const { id } = data<{ id: string }>(
      await publish({ ...words, pictures: [{ id: hung.id, alt: 'Кран над корпусом' }] }),
    );
    const describeAnew = (pictures: object[], who = manager) =>
      who.post(`/api/office/news/${id}/pictures`, { pictures });
    const anew = { id: hung.id, alt: 'Два крана над корпусом 2' };
    expect((await describeAnew([anew])).status).toBe(200);
    const shown = (await list('building=2')).items.find((one) => one.id === id);
    expect(shown?.pictures).toMatchObject([anew]);
    const { rows } = await server.context.db.execute(
      sql`select details from audit_records where action = 'catalogue.describe-pictures'`,
    );
    expect(rows).toEqual([{ details: { [hung.id]: 'Кран над корпусом' } }]);
    expect((await describeAnew([{ id: absent, alt: 'Кран' }])).status).toBe(404);
    expect((await describeAnew([{ ...anew, alt: ' ' }])).status).toBe(422);
    expect((await describeAnew([anew], lawyer)).body.code).toBe('ROLE_DENIED');
    const address = `/api/office/news/pictures/${hung.id}`;
    expect(await pixelsOf(await manager.get(address))).toEqual(await sharp(png).raw().toBuffer());
    await manager.post(`/api/office/news/${id}/withdraw`, { reason: 'Не тот дом' });
    expect((await describeAnew([anew])).status).toBe(404);
    expect((await manager.get(address)).status).toBe(200);
  });

  it.each([
    ['an unknown house', { complex: 2 }, 404],
    ['an unknown picture', { pictures: [{ id: absent, alt: 'Кран' }] }, 404],
    ['no text', { text: '' }, 422],
    ['a picture without words', { pictures: [{ id: absent, alt: ' ' }] }, 422],
    ['a day that is none', { happenedOn: '2026-13-01' }, 422],
  ] as const)('refuses %s', async (_, wrong, status) => {
    expect((await publish({ ...words, pictures: [], ...wrong })).status).toBe(status);
  });

  it('is kept at the desk in every state, page by page, and the oldest can be withdrawn', async () => {
    const page = async (query = '') =>
      data<{ items: DeskNews[]; next: string | null }>(await manager.get(`/api/office/news${query}`));
    const { id } = data<{ id: string }>(await publish({ ...words, pictures: [] }));
    for (let more = 0; more < 20; more += 1) await publish({ ...words, pictures: [] });
    const first = await page();
    expect(first.items).toHaveLength(20);
    expect(first.items.map((one) => one.id)).not.toContain(id);
    const second = await page(`?before=${first.next}`);
    expect(second.items[0]).toMatchObject({ id, withdrawnAt: null, staff: expect.stringMatching(/\S/) });
    await manager.post(`/api/office/news/${id}/withdraw`, { reason: 'Не тот дом' });
    expect((await page(`?before=${first.next}`)).items[0]).toMatchObject({
      id,
      withdrawnAt: expect.stringMatching(/T/),
    });
  });

  it('is not a lawyer’s to write', async () => {
    expect((await publish({ ...words, pictures: [] }, lawyer)).body.code).toBe('ROLE_DENIED');
  });
});
