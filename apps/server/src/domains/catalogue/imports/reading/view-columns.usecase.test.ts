import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../../test/browser.ts';
import { enterDesk } from '../../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { makeXlsx } from '../../../../../test/uploads/make-xlsx.ts';
import { sql } from '../../../../platform/database/drizzle.ts';

let server: TestServer;
let desk: Browser;
let guest: Browser;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  guest = server.browser();
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
const check = async (file: string | Buffer) =>
  data<ImportBatch>(
    await desk.upload(
      '/api/office/imports?complex=1',
      'виды.csv',
      Buffer.from(file as string),
      'text/csv',
      'file',
    ),
  );
const linesOf = async ({ id }: ImportBatch) =>
  data<{ lines: ImportLine[] }>(await desk.get(`/api/office/imports/${id}`)).lines;
const apply = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/apply`, {});
const undo = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/undo`, { reason: 'Не тот файл' });
const sidesOf = async (id: number) =>
  data<EstateCard>(await guest.get(`/api/catalogue/estates/${id}`)).estate.viewSides;
const looking = async (view: string) =>
  data<{ total: number }>(await guest.get(`/api/catalogue/estates?building=1&view=${view}`)).total;
const flats = async () =>
  (
    await server.context.db.execute<{ id: number; sides: string[] }>(
      sql`select id, view_sides as sides from estates
          where building_id = 1 and kind = 1 and status = 3 and view_sides = '{north,yard}' order by id limit 5`,
    )
  ).rows.map(({ id }) => id);

it('what windows look at comes from a file, is found by the filter, and goes back', async () => {
  const [id = 0, other = 0] = await flats();
  const batch = await check(`id;Вид из окон;Сторона света\n${id};море, парк;\n${other};двор;юг, восток\n`);
  expect((await linesOf(batch)).map(({ changes }) => changes)).toEqual([
    [{ column: 'view', before: 'yard', after: 'sea,park' }],
    [{ column: 'side', before: 'north', after: 'south,east' }],
  ]);
  expect(await looking('park')).toBe(0);
  expect(outcome(await apply(batch))).toBe('done');
  expect([await sidesOf(id), await sidesOf(other)]).toEqual([
    ['north', 'sea', 'park'],
    ['south', 'east', 'yard'],
  ]);
  expect(await looking('park')).toBe(1);
  const same = await check(`id;view;side\n${id};парк, море;north\n`);
  expect(await linesOf(same)).toMatchObject([{ what: 'same', changes: [] }]);
  server.clock.advance(5);
  expect(outcome(await undo(batch))).toBe('done');
  expect([await sidesOf(id), await sidesOf(other)]).toEqual([
    ['north', 'yard'],
    ['north', 'yard'],
  ]);
});

it('a view that the catalogue does not know is an error of its line, as is one of what has no windows', async () => {
  const [id = 0, other = 0] = await flats();
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where kind = 13 and status = 3 and complex_id = 1 limit 1`,
  );
  const batch = await check(
    makeXlsx([
      ['id', 'вид из окон', 'сторона света'],
      [id, 'двор, вулкан', ''],
      [other, '', 'верх'],
      [rows[0]?.id ?? 0, 'двор', ''],
    ]),
  );
  expect((await linesOf(batch)).map(({ line, problems }) => [line, problems])).toEqual([
    [2, [{ column: 'view', code: 'unknown-word' }]],
    [3, [{ column: 'side', code: 'unknown-word' }]],
    [4, [{ column: 'view', code: 'windowless' }]],
  ]);
});

it('a new estate has the view that its line says, and that of its place where the line says none', async () => {
  const { rows } = await server.context.db.execute<Record<string, number>>(
    sql`select e.id, s.number as section, e.floor, e.slot, e.plan_id as plan from estates e join sections s on s.id = e.section_id
        where e.building_id = 1 and e.kind = 1 and e.status = 3 and e.view_sides = '{north,yard}' order by e.id desc limit 1`,
  );
  const [place] = rows;
  expect(outcome(await apply(await check(`id;status\n${place?.id};withdrawn\n`)))).toBe('done');
  const made = await check(
    `building;kind;number;section;floor;slot;plan;area;ceiling;full;base;view\n1;flat;990;${place?.section};${place?.floor};${place?.slot};${place?.plan};50;2800;9000000;9200000;река\n`,
  );
  expect(outcome(await apply(made))).toBe('done');
  expect(await sidesOf((await linesOf(made))[0]?.estate ?? 0)).toEqual(['north', 'river']);
});
