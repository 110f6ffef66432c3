import { comparedAtMost, viewedAtMost } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import type { HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import type { Estate, EstateList } from '@novosel/contract/catalogue/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let buyer: Browser;
let guest: Browser;
let flats: number[];
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  guest = server.browser();
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id limit 60`,
  );
  flats = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const absent = 2_147_483_600;

describe('what else is alike', () => {
  it('is for sale, of the same kind, first of the same complex and rooms, without the estate itself', async () => {
    const id = flats[5] ?? 0;
    const { estate } = data<{ estate: Estate }>(await guest.get(`/api/catalogue/estates/${id}`));
    const { items, plans } = data<EstateList>(await guest.get(`/api/catalogue/estates/${id}/similar`));
    expect(items).toHaveLength(6);
    expect(items.map((item) => item.id)).not.toContain(id);
    expect(items.every(({ kind, available }) => kind === estate.kind && available)).toBe(true);
    expect(items[0]).toMatchObject({ complex: { id: estate.complex.id }, rooms: estate.rooms });
    for (const { planId } of items) expect(plans.map((plan) => plan.id)).toContain(planId);
  });

  it('of a kind with few of them is what there is', async () => {
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from estates where kind = 17 and status = 3 limit 1`,
    );
    const answer = await guest.get(`/api/catalogue/estates/${rows[0]?.id}/similar`);
    expect(data<EstateList>(answer).items.every(({ kind }) => kind === 'storage')).toBe(true);
  });

  it('of nothing is 404', async () => {
    expect((await guest.get(`/api/catalogue/estates/${absent}/similar`)).status).toBe(404);
  });
});

describe('viewed', () => {
  it('[S3-41] keeps the last fifty, the latest first, and counts them', async () => {
    for (const estate of [...flats.slice(0, viewedAtMost + 2), flats[10]]) {
      server.clock.advance(1);
      expect((await buyer.post('/api/flats/viewed', { estate })).status).toBe(200);
    }
    const { items, plans } = data<{ items: { estate: Estate; at: string }[]; plans: unknown[] }>(
      await buyer.get('/api/flats/viewed'),
    );
    expect(items.map(({ estate }) => estate.id)).toEqual([
      flats[10],
      ...flats
        .slice(2, viewedAtMost + 2)
        .toReversed()
        .filter((id) => id !== flats[10]),
    ]);
    expect(plans.length).toBeGreaterThan(0);
    expect((await buyer.get('/api/flats/counters')).body).toMatchObject({ viewed: viewedAtMost });
  });

  it('is one’s own', async () => {
    const other = await server.buyer('02');
    expect(data<{ items: unknown[] }>(await other.get('/api/flats/viewed')).items).toEqual([]);
  });

  it('is not of what is not there', async () => {
    expect((await buyer.post('/api/flats/viewed', { estate: absent })).body.code).toBe('NOT_FOUND');
  });
});

describe('comparison', () => {
  it('[S3-41] takes six and says so at the seventh', async () => {
    const chosen = flats.slice(0, comparedAtMost);
    for (const estate of [...chosen, chosen[0]]) {
      server.clock.advance(1);
      expect((await buyer.post('/api/flats/comparison', { estate, compared: true })).status).toBe(200);
    }
    const seventh = await buyer.post('/api/flats/comparison', { estate: flats[7], compared: true });
    expect([seventh.status, seventh.body.code]).toEqual([409, 'COMPARISON_FULL']);
    expect(data(await buyer.get('/api/flats/comparison'))).toEqual({ ids: chosen });
    expect((await buyer.get('/api/flats/counters')).body).toMatchObject({ in_comparison: 6 });
    const out = await buyer.post('/api/flats/comparison', { estate: chosen[2], compared: false });
    expect(data(out)).toEqual({ ids: chosen.filter((id) => id !== chosen[2]) });
  });

  it('lets six in at once, not seven', async () => {
    const other = await server.buyer('03');
    const answers = await Promise.all(
      flats.slice(0, 9).map((estate) => other.post('/api/flats/comparison', { estate, compared: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(comparedAtMost);
  });

  it('shows them side by side in the order asked for, to guests as well', async () => {
    const ids = [flats[3], flats[1], absent, flats[2]];
    const answer = await guest.get(`/api/catalogue/compare?ids=${ids.join(',')}`);
    const shown = data<{ estate: Estate; plan: object | null; monthly: object | null }[]>(answer);
    expect(shown.map(({ estate }) => estate.id)).toEqual([flats[3], flats[1], flats[2]]);
    expect(shown[0]).toMatchObject({ plan: { kind: 'flat' }, monthly: { months: 360 } });
  });

  it.each(['', '0', '1,2,3,4,5,6,7', 'a'])('refuses «%s»', async (ids) => {
    expect((await guest.get(`/api/catalogue/compare?ids=${ids}`)).status).toBe(422);
  });

  it('is not of what is not there', async () => {
    const answer = await buyer.post('/api/flats/comparison', { estate: absent, compared: true });
    expect(answer.body.code).toBe('NOT_FOUND');
  });
});

describe('the board of a house', () => {
  it('[S3-43] shows every estate by sections and floors with its state and price', async () => {
    const board = data<HouseBoard>(await guest.get('/api/catalogue/buildings/2/board'));
    expect(board.sections.map(({ number, floors }) => [number, floors])).toEqual([
      [1, 10],
      [2, 13],
      [3, 17],
    ]);
    const all = board.sections.flatMap(({ estates }) => estates);
    const { rows } = await server.context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from estates where building_id = 2`,
    );
    expect(all).toHaveLength(rows[0]?.count ?? 0);
    for (const { state, kopecks } of all) expect(kopecks !== null).toBe(state === 'sale');
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['sale', 'reserve', 'sold']));
    const floors = board.sections[0]?.estates.map(({ floor }) => floor) ?? [];
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
  });

  it('does not show what the developer has taken back', async () => {
    const [id] = flats.slice(-1);
    await server.context.db.execute(sql`update estates set status = 13 where id = ${id}`);
    const building = Math.floor((id ?? 0) / 100_000);
    const board = data<HouseBoard>(await guest.get(`/api/catalogue/buildings/${building}/board`));
    expect(board.sections.flatMap(({ estates }) => estates.map((one) => one.id))).not.toContain(id);
  });

  it('of nothing is 404', async () => {
    expect((await guest.get('/api/catalogue/buildings/99/board')).status).toBe(404);
    expect((await guest.get('/api/catalogue/buildings/x/board')).status).toBe(422);
  });
});

describe('a set that a manager sends', () => {
  const body = () => ({
    title: 'Три с видом на море',
    note: 'Обсудим вечером',
    estates: flats.slice(0, 3),
    days: 7,
  });
  const open = (link: string) => guest.get(`/api/catalogue/sets/${link.split('/').at(-1)}`);

  it('opens by its link for anybody, in the order it was put together', async () => {
    const desk = await enterDesk(server, 'manager');
    const { link } = data<{ link: string }>(await desk.post('/api/office/sets', body()));
    expect(link).toMatch(/\/sets\/[\w-]{43}$/);
    const set = data<EstateList & { manager: string }>(await open(link));
    expect(set).toMatchObject({
      title: body().title,
      note: body().note,
      manager: expect.stringMatching(/\S+ \S+/),
    });
    expect(set.items.map(({ id }) => id)).toEqual(flats.slice(0, 3));
    const { rows } = await server.context.db.execute<{ kept: string }>(
      sql`select token_hash as kept from estate_sets`,
    );
    expect(link).not.toContain(rows[0]?.kept);
    expect(data<object[]>(await desk.get('/api/office/sets'))[0]).toMatchObject({
      estates: flats.slice(0, 3),
    });
  });

  it('tells the desk whether it was opened, how often and when last; a repeat within half an hour is one visit', async () => {
    // A second-factor code works once.
    server.clock.advance(60);
    const desk = await enterDesk(server, 'manager');
    const { id, link } = data<{ id: string; link: string }>(await desk.post('/api/office/sets', body()));
    const sent = async (by = desk) =>
      data<{ id: string; opened: number; openedAt: string | null }[]>(await by.get('/api/office/sets')).find(
        (one) => one.id === id,
      );
    expect(await sent()).toMatchObject({ opened: 0, openedAt: null });
    await open(link);
    await open(link);
    expect(await sent()).toMatchObject({ opened: 1 });
    server.clock.advance(31 * 60);
    const again = server.clock.now().getTime();
    await open(link);
    const found = await sent(await enterDesk(server, 'manager'));
    expect(found?.opened).toBe(2);
    expect(Date.parse(found?.openedAt ?? '')).toBeGreaterThanOrEqual(again);
  });

  it('opens nothing when it is withdrawn, has run out or never was: all alike', async () => {
    const desk = await enterDesk(server, 'support');
    const made = data<{ id: string; link: string }>(await desk.post('/api/office/sets', body()));
    expect((await desk.post(`/api/office/sets/${made.id}/withdraw`, {})).status).toBe(200);
    expect((await desk.post(`/api/office/sets/${made.id}/withdraw`, {})).status).toBe(404);
    const late = data<{ link: string }>(await desk.post('/api/office/sets', { ...body(), days: 1 }));
    server.clock.advance(48 * 3600);
    const never = await guest.get(`/api/catalogue/sets/${'A'.repeat(43)}`);
    const answers = [await open(made.link), await open(late.link), never];
    for (const { status, body: said } of answers)
      expect([status, said.code, said.message]).toEqual([404, 'NOT_FOUND', never.body.message]);
  });

  it('is refused of unknown estates, to lawyers and without estates', async () => {
    const desk = await enterDesk(server, 'manager');
    expect((await desk.post('/api/office/sets', { ...body(), estates: [absent] })).status).toBe(404);
    expect((await desk.post('/api/office/sets', { ...body(), estates: [] })).status).toBe(422);
    expect((await desk.post('/api/office/sets', { ...body(), days: 91 })).status).toBe(422);
    const lawyer = await enterDesk(server, 'lawyer');
    expect((await lawyer.post('/api/office/sets', body())).body.code).toBe('ROLE_DENIED');
  });
});
