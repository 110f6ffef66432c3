import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { searchDeskEstates } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { listPricePlans } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import { shiftPrice } from '@novosel/contract/catalogue/prices/price-shift.ts';
import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { repricePlanned } from './reprice-planned.ts';

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
});
afterAll(() => server.close());

const daySeconds = 86_400;
const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const dayAfter = (days: number) => isoDay(server.clock.now().getTime() + days * daySeconds * 1000);
const draft = (body: object = {}, who = desk) =>
  who.act('/api/office/price-plans', {
    complex: 1,
    building: 2,
    kinds: ['flat'],
    rooms: ['1'],
    by: 'percent',
    value: 250,
    validFrom: dayAfter(2),
    reason: 'Дом сдан раньше срока',
    ...body,
  });
const act = ({ id }: ImportBatch, what: 'apply' | 'undo', body: object, who = desk) =>
  who.act(`/api/office/imports/${id}/${what}`, body);
const linesOf = async ({ id }: ImportBatch) =>
  data<{ lines: ImportLine[] }>(await desk.get(`/api/office/imports/${id}`)).lines;
const found = async (who = desk) =>
  data<AnswerOf<typeof searchDeskEstates>['data']>(
    await who.get('/api/office/estates?kind=flat&building=2&rooms=1&limit=60'),
  );
const plans = async (query = '') =>
  data<AnswerOf<typeof listPricePlans>['data']>(await desk.get(`/api/office/price-plans${query}`));

describe('a plan of prices by place', () => {
  it('is told to whoever makes another for the same flats; each is listed by its first prices and how many it has', async () => {
    const plansOf = async ({ id }: ImportBatch) =>
      data<{ plans: object[] }>(await desk.get(`/api/office/imports/${id}`)).plans;
    const [first, strange] = [
      data<ImportBatch>(await draft()),
      data<ImportBatch>(await draft({ rooms: ['2'] })),
    ];
    await act(first, 'apply', {});
    const second = data<ImportBatch>(await draft({ value: 300 }));
    expect(await plansOf(second)).toEqual([
      { batch: first.id, name: first.fileName, validFrom: expect.any(String), estates: first.changed },
    ]);
    expect(await plansOf(strange)).toEqual([]);
    await act(second, 'apply', {});
    const waiting = data<{ batch: string; form: string; of: number }[]>(
      await desk.get('/api/office/planned-prices'),
    );
    expect(first.changed).toBeGreaterThan(10);
    for (const { id, changed } of [first, second]) {
      const mine = waiting.filter(({ batch }) => batch === id);
      expect([mine.length, mine[0]?.of]).toEqual([30, changed * 3]);
      expect(mine.slice(0, 3).map(({ form }) => form)).toEqual(['full', 'base', 'mortgage']);
    }
    for (const plan of [first, second]) await act(plan, 'undo', { reason: 'Проба плана' });
    expect(await plansOf(second)).toEqual([]);
  });

  it('shows what it touches and changes nothing before its day; the job sets it then, and it can be undone', async () => {
    const before = await found();
    const plan = data<ImportBatch>(await draft());
    expect(plan).toMatchObject({
      state: 'checked',
      fileName: 'Дом сдан раньше срока',
      changed: before.total,
      validFrom: dayAfter(2),
    });
    const [line] = await linesOf(plan);
    const touched = before.items.find(({ id }) => id === line?.estate);
    expect(touched).toBeDefined();
    const full = touched?.prices.full ?? 0;
    const then = shiftPrice(full, { by: 'percent', value: 250 });
    expect(line?.changes).toContainEqual({ column: 'full', before: full, after: then });
    expect((await act(plan, 'apply', {})).status).toBe(200);
    await repricePlanned(server.context);
    expect(await found()).toEqual(before);
    server.clock.advance(2 * daySeconds);
    await repricePlanned(server.context);
    desk = await enterDesk(server, 'manager');
    const priceNow = async () => (await found()).items.find(({ id }) => id === touched?.id)?.prices.full;
    expect(await priceNow()).toBe(then);
    expect((await act(plan, 'undo', { reason: 'Рано' })).status).toBe(200);
    expect(await priceNow()).toBe(full);
  });

  it('that cannot be set keeps no later one from its day', async () => {
    const spoilt = data<ImportBatch>(await draft({ rooms: ['2'] }));
    const later = data<ImportBatch>(await draft({ rooms: ['3'], validFrom: dayAfter(3) }));
    for (const plan of [spoilt, later]) expect((await act(plan, 'apply', {})).status).toBe(200);
    const { db } = server.context;
    const most = sql`update planned_prices set kopecks = 9223372036854775807 where batch_id = ${spoilt.id}`;
    await db.execute(most);
    server.clock.advance(4 * daySeconds);
    await repricePlanned(server.context);
    desk = await enterDesk(server, 'manager');
    const stateOf = async ({ id }: ImportBatch) => (await plans()).items.find((one) => one.id === id)?.state;
    expect([await stateOf(spoilt), await stateOf(later)]).toEqual(['planned', 'applied']);
    await act(spoilt, 'undo', { reason: 'Проба плана' });
  });

  it('canceled before its day never holds, and stays in the list, page by page', async () => {
    const before = await found();
    const plan = data<ImportBatch>(await draft({ by: 'sum', value: -5_000_000 }));
    await act(plan, 'apply', {});
    await act(plan, 'undo', { reason: 'Передумали' });
    server.clock.advance(3 * daySeconds);
    await repricePlanned(server.context);
    desk = await enterDesk(server, 'manager');
    expect(await found()).toEqual(before);
    for (let more = 0; more < 20; more += 1) await draft();
    const first = await plans();
    expect(first.items).toHaveLength(20);
    const second = await plans(`?before=${first.next}`);
    expect(second.items[0]).toMatchObject({ id: plan.id, state: 'undone' });
    expect(second.next).toBeNull();
  });

  it.each([
    ['of a house of another complex', { complex: 2 }, 'NOT_FOUND'],
    ['for today', { validFrom: isoDay(Date.now()) }, 'VALIDATION'],
    ['by nothing', { value: 0 }, 'VALIDATION'],
    ['to less than a ruble', { by: 'sum', value: -99_999_999_999 }, 'PRICE_PLAN_LOW'],
    ['without a reason', { reason: ' ' }, 'VALIDATION'],
  ] as const)('is refused %s', async (_, wrong, code) => {
    expect((await draft(wrong)).body.code).toBe(code);
  });

  it('says that the day has to come yet, by IMPORT_DAY, in the language of the reader', async () => {
    const { body } = await draft({ validFrom: isoDay(Date.now()) });
    expect(body.errors).toEqual({ validFrom: [errorPhrase('IMPORT_DAY', 'ru')] });
  });

  it('is refused where nothing is for sale: there is nothing to plan', async () => {
    const rooms = ['1', '2'];
    await server.context.db.execute(
      sql`update estates set status = 5 where building_id = 2 and kind = 1 and status = 3 and rooms = 1`,
    );
    expect((await draft()).body.code).toBe('PRICE_PLAN_EMPTY');
    expect((await draft({ rooms })).status).toBe(200);
  });

  it('is of the kinds that are chosen; rooms narrow homes alone, and what has no mortgage gets none', async () => {
    const countOf = async (query: string) =>
      data<{ total: number }>(await desk.get(`/api/office/estates?building=2&limit=1&${query}`)).total;
    const places = data<ImportBatch>(await draft({ kinds: ['parking', 'storage'], rooms: [] }));
    const [parking, storage, rooms] = [
      await countOf('kind=parking'),
      await countOf('kind=storage'),
      await countOf('kind=flat&rooms=2'),
    ];
    expect([parking, storage, rooms].every((count) => count > 0)).toBe(true);
    expect(places).toMatchObject({ lines: parking + storage, changed: parking + storage });
    const [line] = await linesOf(places);
    expect(line?.changes.map(({ column }) => column)).toEqual(['full', 'base']);
    const both = data<ImportBatch>(await draft({ kinds: ['flat', 'parking'], rooms: ['2'] }));
    expect(both.lines).toBe(rooms + parking);
    expect((await draft({ kinds: [] })).body.code).toBe('VALIDATION');
    expect((await draft({ kinds: ['garage'] })).body.code).toBe('VALIDATION');
  });

  it('is not an accountant’s to make, but is his to read', async () => {
    const accountant = await enterDesk(server, 'accountant');
    expect((await draft({}, accountant)).body.code).toBe('ROLE_DENIED');
    expect((await accountant.get('/api/office/price-plans')).status).toBe(200);
  });
});
