import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { makeXlsx } from '../../../../test/uploads/make-xlsx.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { repricePlanned } from './reprice-planned.ts';

let server: TestServer;
let desk: Browser;
let guest: Browser;
let flats: number[];
let taken = 0;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  guest = server.browser();
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 and complex_id = 1 order by id limit 60`,
  );
  flats = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
/** An estate that no other test of this file has changed. */
const next = () => flats[taken++] ?? 0;
/** Signs in again: a code of the authenticator works once. */
const enter = (role: StaffRole) => {
  server.clock.advance(31);
  return enterDesk(server, role);
};
const absent = '00000000-0000-4000-8000-000000000000';

const bring = (text: string | Buffer, query: string, who = desk, name = 'цены.csv') =>
  who.upload(`/api/office/imports${query}`, name, Buffer.from(text as string), 'text/csv', 'file');
/** In the first complex, as most files of this test. */
const send = (text: string | Buffer, query = '', who = desk, name = 'цены.csv') =>
  bring(text, `?complex=1${query.replace('?', '&')}`, who, name);
const check = async (text: string | Buffer, query = '') => data<ImportBatch>(await send(text, query));
const lines = async ({ id }: ImportBatch, query = '') =>
  data<{ lines: ImportLine[]; next: number | null }>(await desk.get(`/api/office/imports/${id}${query}`));
const apply = ({ id }: { id: string }, body: object = {}, who = desk, key?: string) =>
  who.act(`/api/office/imports/${id}/apply`, body, key);
const undo = ({ id }: { id: string }, reason = 'Не тот файл', who = desk) =>
  who.act(`/api/office/imports/${id}/undo`, { reason });
const card = async (id: number) => data<EstateCard>(await guest.get(`/api/catalogue/estates/${id}`));
const historyOf = async (id: number, form = 'full') =>
  (await card(id)).priceHistory.filter((entry) => entry.form === form).map(({ kopecks }) => kopecks);

describe('checking a file', () => {
  it('shows every change with what was before, and changes nothing', async () => {
    const [one, other] = [next(), next()];
    const before = await card(one);
    const batch = await check(`id;Цена;отделка\n${one};15 000 000;светлая\n${other};;\n`);
    expect(batch).toMatchObject({
      state: 'checked',
      lines: 2,
      changed: 1,
      created: 0,
      wrong: 0,
      fileName: 'цены.csv',
    });
    const { lines: shown } = await lines(batch);
    expect(shown[0]).toMatchObject({
      line: 2,
      estate: one,
      what: 'change',
      number: before.estate.number,
      building: before.estate.building.number,
      problems: [],
    });
    expect(shown[0]?.changes).toContainEqual({
      column: 'full',
      before: before.estate.prices.full,
      after: 1_500_000_000,
    });
    expect(shown[1]).toMatchObject({ what: 'same', changes: [] });
    expect((await card(one)).estate).toEqual(before.estate);
  });

  it('names estates by building, kind and number too, and reads XLSX', async () => {
    const id = next();
    const { estate } = await card(id);
    const batch = await check(
      makeXlsx([
        ['building', 'вид', '№', 'full'],
        [estate.building.id, 'квартира', estate.number, 9_999_000],
      ]),
    );
    expect((await lines(batch)).lines[0]).toMatchObject({
      estate: id,
      changes: [{ column: 'full', after: 999_900_000 }],
    });
  });

  it('says what is wrong, by line and column', async () => {
    const [one, reserved, bought] = [
      next(),
      ...(
        await server.context.db.execute<{ id: number }>(
          sql`(select id from estates where status = 4 and complex_id = 1 limit 1) union all
              (select id from estates where status = 5 and complex_id = 1 limit 1)`,
        )
      ).rows.map(({ id }) => id),
    ];
    const parking = (
      await server.context.db.execute<{ id: number }>(
        sql`select id from estates where kind = 13 and status = 3 and complex_id = 1 limit 1`,
      )
    ).rows[0]?.id;
    const batch = await check(
      [
        'id;full;mortgage;status;floor',
        `${one};много;;;`,
        `${one};1;;;`,
        '99;5;;;',
        `${reserved};;;withdrawn;`,
        `${bought};;;sale;`,
        `${parking};;5000000;;`,
        `${next()};=1+1;;;99`,
      ].join('\n'),
    );
    const { lines: shown } = await lines(batch, '?only=wrong');
    expect(
      shown.map(({ line, problems }) => [line, problems.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      [2, ['full not-a-sum']],
      [3, ['null twice']],
      [4, ['id unknown-estate']],
      [5, ['status booked']],
      [6, ['status status-way']],
      [7, ['mortgage mortgage-none']],
      [8, ['full formula', 'floor fixed']],
    ]);
    expect(batch.wrong).toBe(7);
  });

  it('takes a line of another complex for an error, whoever named the complex: the person or the file', async () => {
    const found = await server.context.db.execute<{ id: number; building: number }>(
      sql`select id, building_id as building from estates where complex_id = 2 and kind = 1 limit 1`,
    );
    const [[strange], id] = [found.rows, next()];
    const problemsOf = async (answer: Answer) =>
      (await lines(data<ImportBatch>(answer))).lines.map(({ problems }) =>
        problems.map(({ column, code }) => `${column} ${code}`).join(),
      );
    const chosen = await send(`id;full\n${id};5\n${strange?.id};5\n`);
    expect(await problemsOf(chosen)).toEqual(['', 'null other-complex']);
    const rows = [`${id};ЖК «Северный мол»`, `${strange?.id};2`, `${next()};Маячный квартал`, `${next()};`];
    const said = await bring(`id;Комплекс;full\n${rows.map((row) => `${row};5`).join('\n')}`, '');
    expect(await problemsOf(said)).toEqual(['', '', 'complex other-complex', 'complex unnamed-complex']);
    const header = 'building;kind;number;section;floor;slot;plan;area;ceiling;full;base';
    const fresh = await send(`${header}\n${strange?.building};flat;999;1;3;1;1;50;2800;9000000;9200000\n`);
    expect((await problemsOf(fresh))[0]).toContain('null other-complex');
    expect(outcome(await bring(`id;full\n${id};5\n`, ''))).toBe('422 VALIDATION');
    expect(outcome(await bring(`id;full\n${id};5\n`, '?complex=99'))).toBe('404 NOT_FOUND');
  });

  it('goes on from page to page', async () => {
    const batch = await check(`id;full\n${Array.from({ length: 130 }, (_, n) => `${n + 1};5`).join('\n')}`);
    const first = await lines(batch);
    const second = await lines(batch, `?after=${first.next}`);
    expect([first.lines.length, second.lines.length, second.next]).toEqual([100, 30, null]);
    expect(second.lines[0]?.line).toBe(102);
  });

  it.each([
    ['what is no table', Buffer.from([1, 2, 3, 0]), '422 IMPORT_FORMAT'],
    ['a broken workbook', Buffer.from('PK\x03\x04nonsense'), '422 IMPORT_FORMAT'],
    ['a quote that never ends', 'id;full\n1;"5\n', '422 IMPORT_QUOTES'],
    ['unknown columns', 'id;скидка\n1;2\n', '422 IMPORT_COLUMNS'],
    ['nothing', '', '422 UPLOAD_EMPTY'],
  ] as const)('refuses %s', async (_, file, said) => {
    const answer = await send(file as Buffer);
    if (said.includes('EMPTY')) expect(answer.body.code).toBe('UPLOAD_EMPTY');
    else expect(outcome(answer)).toBe(said);
  });

  it('refuses what is over ten megabytes', async () => {
    expect(outcome(await send(Buffer.alloc(10 * 1024 * 1024 + 10, 'x')))).toBe('422 IMPORT_TOO_LARGE');
  });

  it('refuses prices from a day that is not to come', async () => {
    for (const day of ['2020-01-01', 'soon'])
      expect(outcome(await send('id;full\n1;5\n', `?validFrom=${day}`))).toBe('422 VALIDATION');
  });

  it('is for managers and admins; an accountant may look, a lawyer not even that', async () => {
    const accountant = await enter('accountant');
    expect(outcome(await send('id;full\n1;5\n', '', accountant))).toBe('409 ROLE_DENIED');
    expect(outcome(await accountant.get('/api/office/imports'))).toBe('done');
    const lawyer = await enter('lawyer');
    expect(outcome(await lawyer.get('/api/office/imports'))).toBe('409 ROLE_DENIED');
  });
});

describe('applying', () => {
  it('sets everything at once, appends the history, and tells the list', async () => {
    const id = next();
    const before = await historyOf(id);
    const batch = await check(`id;full;base;area;finishing;status\n${id};15000000;15500000;61,5;dark;\n`);
    server.clock.advance(5);
    const applied = data<ImportBatch>(await apply(batch));
    expect(applied).toMatchObject({ state: 'applied', appliedAt: expect.any(String) });
    expect((await card(id)).estate).toMatchObject({
      prices: { full: 1_500_000_000, base: 1_550_000_000 },
      areas: { all: 6150 },
      finishing: 'dark',
    });
    expect(await historyOf(id)).toEqual([...before, 1_500_000_000]);
    expect(data<ImportBatch[]>(await desk.get('/api/office/imports'))[0]).toMatchObject({ id: batch.id });
  });

  it('has one effect under one key', async () => {
    const id = next();
    const before = (await historyOf(id)).length;
    const batch = await check(`id;full\n${id};15000000\n`);
    const key = 'import-once-1';
    expect(outcome(await apply(batch, {}, desk, key))).toBe('done');
    expect(outcome(await apply(batch, {}, desk, key))).toBe('done');
    expect(outcome(await apply(batch))).toBe('409 STEP_WRONG');
    expect((await historyOf(id)).length).toBe(before + 1);
  });

  it('leaves wrong lines out only when told so', async () => {
    const id = next();
    const batch = await check(`id;full\n${id};15000000\n99;5\n`);
    const refused = await apply(batch);
    expect([outcome(refused), refused.body.message]).toEqual([
      '409 IMPORT_HAS_ERRORS',
      expect.stringContaining('1'),
    ]);
    expect(outcome(await apply(batch, { leaveOutWrong: true }))).toBe('done');
    expect((await card(id)).estate.prices.full).toBe(1_500_000_000);
  });

  it('refuses when the catalogue has moved on, and then nothing is changed', async () => {
    const [one, other] = [next(), next()];
    const batch = await check(`id;full\n${one};15000000\n${other};15000000\n`);
    expect(outcome(await apply(await check(`id;full\n${other};14000000\n`)))).toBe('done');
    expect(outcome(await apply(batch))).toBe('409 IMPORT_STALE');
    expect((await card(one)).estate.prices.full).not.toBe(1_500_000_000);
  });

  it('refuses a file without a change, the unknown, and another role', async () => {
    const batch = await check(`id;full\n${next()};\n`);
    expect(outcome(await apply(batch))).toBe('409 IMPORT_NOTHING');
    expect(outcome(await apply({ id: absent }))).toBe('404 NOT_FOUND');
    expect(outcome(await apply(batch, {}, await enter('accountant')))).toBe('409 ROLE_DENIED');
  });

  it('takes off sale and puts back, and makes a new estate where a place is free', async () => {
    const id = next();
    const { estate } = await card(id);
    expect(outcome(await apply(await check(`id;status\n${id};снято с продажи\n`)))).toBe('done');
    expect((await card(id)).estate.available).toBe(false);
    const { rows } = await server.context.db.execute<{ slot: number; plan: number }>(
      sql`select slot, plan_id as plan from estates where id = ${id}`,
    );
    const header = 'building;kind;number;section;floor;slot;plan;rooms;area;ceiling;full;base;mortgage';
    const place = `${estate.section};${estate.floor};${rows[0]?.slot}`;
    const rest = '2;60,4;2800;9000000;9200000;9200000';
    const batch = await check(
      [
        header,
        `${estate.building.id};flat;999;${place};${rows[0]?.plan};${rest}`,
        `${estate.building.id};flat;998;${place};${rows[0]?.plan};${rest}`,
        `${estate.building.id};flat;997;${estate.section};90;1;${rows[0]?.plan};${rest}`,
        `${estate.building.id};flat;996;${estate.section};;1;99999;${rest}`,
      ].join('\n'),
    );
    const { lines: shown } = await lines(batch);
    expect(shown.map(({ what, problems }) => [what, ...problems.map(({ code }) => code)])).toEqual([
      ['create'],
      ['wrong', 'place-taken'],
      ['wrong', 'unknown-place'],
      ['wrong', 'missing'],
    ]);
    expect(outcome(await apply(batch, { leaveOutWrong: true }))).toBe('done');
    const [made] = (await lines(batch, '?only=create')).lines;
    const fresh = await card(made?.estate ?? 0);
    expect(fresh.estate).toMatchObject({
      number: '999',
      available: true,
      viewSides: estate.viewSides,
      floors: estate.floors,
      handover: estate.handover,
    });
    expect(fresh.priceHistory).toHaveLength(3);
    expect(outcome(await undo(batch))).toBe('done');
    expect((await card(made?.estate ?? 0)).estate).toMatchObject({ available: false, status: 8 });
  });
});

describe('taking back', () => {
  it('restores what was, and the history keeps both', async () => {
    const id = next();
    const before = (await card(id)).estate;
    const history = await historyOf(id);
    const batch = await check(`id;full;finishing\n${id};15000000;none\n`);
    await apply(batch);
    server.clock.advance(5);
    expect(data<ImportBatch>(await undo(batch))).toMatchObject({
      state: 'undone',
      undoneAt: expect.any(String),
    });
    expect((await card(id)).estate).toEqual(before);
    expect(await historyOf(id)).toEqual([...history, 1_500_000_000, history.at(-1)]);
    expect(outcome(await undo(batch))).toBe('409 STEP_WRONG');
  });

  it('is refused when something later has changed it, by name', async () => {
    const id = next();
    const first = await check(`id;full\n${id};15000000\n`);
    await apply(first);
    server.clock.advance(5);
    await apply(await check(`id;full\n${id};16000000\n`));
    const refused = await undo(first);
    expect(outcome(refused)).toBe('409 IMPORT_CHANGED_SINCE');
    expect(refused.body.message).toContain(String(id));
    expect((await card(id)).estate.prices.full).toBe(1_600_000_000);
  });

  it('needs a reason, an applied import and the role', async () => {
    const batch = await check(`id;full\n${next()};15000000\n`);
    expect(outcome(await undo(batch))).toBe('409 STEP_WRONG');
    expect(outcome(await undo(batch, ' '))).toBe('422 VALIDATION');
    expect(outcome(await undo({ id: absent }))).toBe('404 NOT_FOUND');
    expect(outcome(await undo(batch, 'Не тот файл', await enter('support')))).toBe('409 ROLE_DENIED');
  });
});

describe('prices for a day to come', () => {
  const day = (days: number) =>
    new Date(server.clock.now().getTime() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
  const pass = async (days: number) => {
    server.clock.advance(days * 86_400);
    await repricePlanned(server.context);
    desk = await enter('manager');
  };

  it('wait, are seen by the desk, hold from their day, once, and can be taken back', async () => {
    const id = next();
    const before = (await card(id)).estate.prices.full;
    const batch = await check(`id;full;mortgage\n${id};15000000;15100000\n`, `?validFrom=${day(2)}`);
    expect(data<ImportBatch>(await apply(batch))).toMatchObject({ state: 'planned', validFrom: day(2) });
    expect(data<object[]>(await desk.get('/api/office/planned-prices'))).toContainEqual(
      expect.objectContaining({
        estate: id,
        form: 'full',
        beforeKopecks: before,
        kopecks: 1_500_000_000,
        validFrom: new Date(`${day(2)}T00:00:00+03:00`).toISOString(),
        batch: batch.id,
      }),
    );
    await repricePlanned(server.context);
    expect((await card(id)).estate.prices.full).toBe(before);
    await pass(2);
    await repricePlanned(server.context);
    expect((await card(id)).estate.prices).toMatchObject({ full: 1_500_000_000, mortgage: 1_510_000_000 });
    expect((await historyOf(id)).filter((kopecks) => kopecks === 1_500_000_000)).toHaveLength(1);
    expect(data<object[]>(await desk.get('/api/office/planned-prices'))).toEqual([]);
    expect(outcome(await undo(batch))).toBe('done');
    expect((await card(id)).estate.prices.full).toBe(before);
  });

  it('that are taken back before their day never hold', async () => {
    const id = next();
    const before = (await card(id)).estate.prices.full;
    const batch = await check(`id;full\n${id};15000000\n`, `?validFrom=${day(3)}`);
    await apply(batch);
    expect(data<ImportBatch>(await undo(batch))).toMatchObject({ state: 'undone' });
    await pass(4);
    expect((await card(id)).estate.prices.full).toBe(before);
  });

  it('that are applied when their day has come hold at once, and can be taken back', async () => {
    const id = next();
    const before = (await card(id)).estate.prices.full;
    const batch = await check(`id;full\n${id};15000000\n`, `?validFrom=${day(1)}`);
    await pass(2);
    expect(data<ImportBatch>(await apply(batch))).toMatchObject({ state: 'applied' });
    expect((await card(id)).estate.prices.full).toBe(1_500_000_000);
    server.clock.advance(5);
    expect(outcome(await undo(batch))).toBe('done');
    expect((await card(id)).estate.prices.full).toBe(before);
  });

  it('take no other columns with them', async () => {
    const answer = await send(`id;full;finishing\n${next()};5;dark\n`, `?validFrom=${day(3)}`);
    expect(outcome(answer)).toBe('422 IMPORT_COLUMNS');
  });
});
