import type { getImport, ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import type { ComplexSite } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let desk: Browser;
let admin: Browser;
let guest: Browser;
let plan: number;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  admin = await enterDesk(server, 'admin');
  guest = server.browser();
  const { rows } = await server.context.db.execute<{ plan: number }>(
    sql`select plan_id as plan from estates where kind = 1 and complex_id = 1 limit 1`,
  );
  plan = rows[0]?.plan ?? 0;
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
const header =
  'Корпус;Адрес;Срок сдачи;kind;number;section;floor;slot;plan;rooms;area;ceiling;full;base;view';
const bring = async (rows: readonly string[], query = '?complex=1', first = header) =>
  data<ImportBatch>(
    await desk.upload(
      `/api/office/imports${query}`,
      'дом.csv',
      Buffer.from([first, ...rows].join('\n')),
      'text/csv',
      'file',
    ),
  );
const line = (
  house: string,
  number: number,
  place: string,
  facts = 'Ледокольная набережная, 16;II кв. 2030',
) => `${house};${facts};flat;${number};${place};${plan};2;50,5;2800;9000000;9200000;двор`;
const read = async ({ id }: ImportBatch) =>
  data<AnswerOf<typeof getImport>['data']>(await desk.get(`/api/office/imports/${id}`));
const problems = (lines: readonly ImportLine[]) =>
  lines.map((one) => one.problems.map(({ column, code }) => `${column} ${code}`).join());
const apply = ({ id }: ImportBatch, body = {}) => desk.act(`/api/office/imports/${id}/apply`, body);
const undo = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/undo`, { reason: 'Не тот файл' });
const houses = async () => data<ComplexSite>(await guest.get('/api/catalogue/complexes/1/site')).houses;
const houseOf = async (number: string) => (await houses()).find((house) => house.number === number);

const tell = (building: number) =>
  desk.act('/api/office/news', {
    complex: 1,
    building,
    happenedOn: '2026-11-01',
    title: 'Начали котлован',
    text: 'Техника вышла на площадку.',
    pictures: [],
  });

describe('a house that the catalogue does not have', () => {
  it('is named before the file is applied, stands with its sections and floors after, and goes with the file', async () => {
    const batch = await bring([
      line('8', 1, '1;1;1'),
      line('8', 2, '1;3;1', ';'),
      line('корпус 8', 3, '2;2;1', ';'),
    ]);
    expect(batch).toMatchObject({ created: 3, wrong: 0 });
    const checked = await read(batch);
    expect(checked.houses).toEqual([
      {
        number: '8',
        address: 'Ледокольная набережная, 16',
        handover: { year: 2030, quarter: 2 },
        sections: 2,
        floors: 3,
        estates: 3,
      },
    ]);
    expect(checked.lines[0]).toMatchObject({ what: 'create', building: null, newHouse: '8' });
    expect(await houseOf('8')).toBeUndefined();

    expect(outcome(await apply(batch))).toBe('done');
    const house = await houseOf('8');
    expect(house).toMatchObject({
      address: 'Ледокольная набережная, 16',
      builtFloors: 0,
      handover: { year: 2030, quarter: 2 },
      available: 3,
      sections: [
        { number: 1, floors: 3 },
        { number: 2, floors: 2 },
      ],
    });
    const board = data<HouseBoard>(await guest.get(`/api/catalogue/buildings/${house?.id}/board`));
    expect(board.sections.map(({ estates }) => estates.map(({ number }) => number))).toEqual([
      ['2', '1'],
      ['3'],
    ]);
    const [made] = (await read(batch)).lines;
    const card = data<EstateCard>(await guest.get(`/api/catalogue/estates/${made?.estate}`));
    expect(card).toMatchObject({ floorLayout: null, estate: { floors: 3, viewSides: ['yard'] } });
    expect(
      data<{ total: number }>(await guest.get(`/api/catalogue/estates?building=${house?.id}`)).total,
    ).toBe(3);

    expect(outcome(await undo(batch))).toBe('done');
    expect(await houseOf('8')).toBeUndefined();
    expect((await guest.get(`/api/catalogue/buildings/${house?.id}/board`)).status).toBe(404);
    const choice = data<{ buildings: { number: string }[] }[]>(await desk.get('/api/office/places'));
    expect(choice[0]?.buildings.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
    const again = await bring([line('8', 1, '1;1;1')]);
    expect(outcome(await apply(again))).toBe('done');
    expect((await houseOf('8'))?.id).not.toBe(house?.id);
    expect(outcome(await undo(again))).toBe('done');
  });

  it('needs an address and a quarter of the keys, said once and alike', async () => {
    const without = await bring(
      [`9;flat;1;1;1;1;${plan};50;2800;9000000;9200000`],
      '?complex=1',
      'house;kind;number;section;floor;slot;plan;area;ceiling;full;base',
    );
    const { lines, houses: made } = await read(without);
    expect(problems(lines)).toEqual(['address house-missing,handover house-missing']);
    expect([without.created, made]).toEqual([0, []]);
    const unlike = await bring([
      line('9', 1, '1;1;1'),
      line('9', 2, '1;2;1', 'Другая улица, 1;3 квартал 2030'),
      line('9', 3, '1;2;1', ';весной'),
      line('9', 4, '1;1;1', ';'),
    ]);
    expect(problems((await read(unlike)).lines)).toEqual([
      '',
      'address house-differs,handover house-differs',
      'handover not-a-quarter',
      'slot place-taken',
    ]);
  });

  it('is made once, however many files with it were checked before', async () => {
    const [one, twin] = [await bring([line('10', 1, '1;1;1')]), await bring([line('10', 2, '1;2;1')])];
    const said = await Promise.all([one, twin].map((batch) => apply(batch)));
    expect(said.map(outcome).toSorted()).toEqual(['409 IMPORT_STALE', 'done']);
    expect((await houses()).filter(({ number }) => number === '10')).toHaveLength(1);
    const third = await bring([line('10', 3, '1;9;1', ';')]);
    expect(problems((await read(third)).lines)).toEqual(['slot unknown-place']);
  });

  it('is not taken away while something hangs on it that the file has not brought', async () => {
    const batch = await bring([line('11', 1, '1;1;1'), line('11', 2, '1;2;1', ';')]);
    expect(outcome(await apply(batch))).toBe('done');
    const id = (await houseOf('11'))?.id ?? 0;
    const news = await tell(id);
    const refused = await undo(batch);
    expect(outcome(refused)).toBe('409 IMPORT_HOUSE_USED');
    expect(refused.body.message).toContain('11');
    const gone = await desk.act(`/api/office/news/${data<{ id: string }>(news).id}/withdraw`, {
      reason: 'Поторопились',
    });
    expect(outcome(gone)).toBe('done');
    server.clock.advance(86_400);
    admin = await enterDesk(server, 'admin');
    desk = await enterDesk(server, 'manager');
    const promised = await admin.act(`/api/office/buildings/${id}/promises`, {
      year: 2031,
      quarter: 1,
      reason: 'Сети подключат позже',
    });
    expect(outcome(promised)).toBe('done');
    expect(outcome(await undo(batch))).toBe('409 IMPORT_HOUSE_USED');
    expect((await houseOf('11'))?.available).toBe(2);
  });

  it('gets no news while it is taken away', async () => {
    const batch = await bring([line('12', 1, '1;1;1')]);
    expect(outcome(await apply(batch))).toBe('done');
    const id = (await houseOf('12'))?.id ?? 0;
    const [news] = await meetAtLock(
      server,
      sql`select 1 from buildings where id = ${id} for update`,
      [() => tell(id)],
      (tx) => tx.execute(sql`update buildings set removed_at = now() where id = ${id}`),
    );
    expect(news && outcome(news)).toBe('404 NOT_FOUND');
  });
});

it('a house that is there is named by its number, and a file does not change its address', async () => {
  const { rows } = await server.context.db.execute<{ number: string; id: number }>(
    sql`select number, id from estates where building_id = 2 and kind = 1 and status = 3 limit 1`,
  );
  const first = 'Корпус;Адрес;Комплекс;kind;number;full';
  const row = (house: string, address: string, complex = 'Северный мол') =>
    `${house};${address};${complex};flat;${rows[0]?.number};9999000`;
  const { lines } = await read(
    await bring(
      [row('2', 'Ледокольная набережная, 14, корпус 2'), row('2', 'Иная, 1'), row('2', '', '')],
      '',
      first,
    ),
  );
  expect(lines[0]).toMatchObject({ estate: rows[0]?.id, what: 'change', problems: [] });
  expect(problems(lines).slice(1)).toEqual(['address fixed,null twice', 'complex unnamed-complex']);
});
