import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

interface Place {
  id: number;
  building: number;
  section: number;
  floor: number;
  slot: number;
  plan: number;
}

let server: TestServer;
let desk: Browser;
let admin: Browser;
let places: Place[];
let number = 990;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  admin = await enterDesk(server, 'admin');
  const { rows } = await server.context.db.execute<Place & Record<string, unknown>>(
    sql`select e.id, e.building_id as building, s.number as section, e.floor, e.slot, e.plan_id as plan
        from estates e join sections s on s.id = e.section_id
        where e.status = 3 and e.kind = 1 and e.complex_id = 1 order by e.id limit 20`,
  );
  places = rows;
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
const check = async (text: string) =>
  data<ImportBatch>(
    await desk.upload('/api/office/imports?complex=1', 'цены.csv', Buffer.from(text), 'text/csv', 'file'),
  );
const linesOf = async ({ id }: ImportBatch) =>
  data<{ lines: ImportLine[] }>(await desk.get(`/api/office/imports/${id}`)).lines;
const apply = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/apply`, {});
const undo = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/undo`, { reason: 'Не тот файл' });
const statusOf = (id: number, status: string) => `id;status\n${id};${status}\n`;

/** A place that no other test of this file has used; its flat is withdrawn. */
const freed = async () => {
  const place = places.pop();
  if (!place) throw new Error('no flat is left');
  const withdrawal = await check(statusOf(place.id, 'withdrawn'));
  expect(outcome(await apply(withdrawal))).toBe('done');
  return { place, withdrawal };
};
const lineOf = ({ building, section, floor, slot, plan }: Place, named: number) =>
  `building;kind;number;section;floor;slot;plan;rooms;area;ceiling;full;base\n${building};flat;${named};${section};${floor};${slot};${plan};2;60,4;2800;9000000;9200000\n`;
const estateAt = async ({ id }: Place) => {
  const { rows } = await server.context.db.execute<{ number: string }>(
    sql`select e.number from estates e join estates o on (o.section_id, o.floor, o.slot) = (e.section_id, e.floor, e.slot)
        where o.id = ${id} and e.status not in (8, 13)`,
  );
  return rows.length;
};

describe('a new estate', () => {
  it('is made once, however many files with it were checked before', async () => {
    const { place } = await freed();
    const file = lineOf(place, ++number);
    const [one, twin, renamed] = [await check(file), await check(file), await check(lineOf(place, ++number))];
    const said = await Promise.all([one, twin, renamed].map(apply));
    expect(said.map(outcome).toSorted()).toEqual(['409 IMPORT_STALE', '409 IMPORT_STALE', 'done']);
    expect(await estateAt(place)).toBe(1);
  });

  it('is made once also when its files are applied one after the other', async () => {
    const { place } = await freed();
    const file = lineOf(place, ++number);
    const [one, twin] = [await check(file), await check(file)];
    expect([outcome(await apply(one)), outcome(await apply(twin))]).toEqual(['done', '409 IMPORT_STALE']);
    expect(await estateAt(place)).toBe(1);
  });

  it('is handed over when its house is, also by a promise made after the file was checked', async () => {
    const { place } = await freed();
    const batch = await check(lineOf(place, ++number));
    const promised = await admin.act(`/api/office/buildings/${place.building}/promises`, {
      year: 2034,
      quarter: 2,
      reason: 'Сети подключат позже',
    });
    expect(outcome(promised)).toBe('done');
    expect(outcome(await apply(batch))).toBe('done');
    const [made] = await linesOf(batch);
    const { estate } = data<EstateCard>(await server.browser().get(`/api/catalogue/estates/${made?.estate}`));
    expect(estate.handover).toMatchObject({ year: 2034, quarter: 2 });
    const { rows } = await server.context.db.execute<{ key: number }>(
      sql`select handover_key as key from estates where id = ${made?.estate}`,
    );
    expect(rows).toEqual([{ key: 20342 }]);
  });

  it('that was taken back is made again by the corrected file', async () => {
    const { place } = await freed();
    const file = lineOf(place, ++number);
    const first = await check(file);
    await apply(first);
    const [mistaken] = await linesOf(first);
    expect(outcome(await undo(first))).toBe('done');
    const second = await check(file.replace('9000000', '8000000'));
    expect(second).toMatchObject({ created: 1, changed: 0, wrong: 0 });
    expect(outcome(await apply(second))).toBe('done');
    const [made] = await linesOf(second);
    expect(made?.estate).not.toBe(mistaken?.estate);
    expect(await estateAt(place)).toBe(1);
    const byNumber = await check(`id;full\n${mistaken?.estate};5000000\n`);
    expect((await linesOf(byNumber))[0]?.problems).toEqual([{ column: 'id', code: 'unknown-estate' }]);
  });
});

describe('an estate that was taken off sale', () => {
  it('does not come back to a place where another lies by now', async () => {
    const { place, withdrawal } = await freed();
    const back = await check(statusOf(place.id, 'sale'));
    const made = await check(lineOf(place, ++number));
    expect(outcome(await apply(made))).toBe('done');
    expect(outcome(await apply(back))).toBe('409 IMPORT_STALE');
    const refused = await undo(withdrawal);
    expect(outcome(refused)).toBe('409 IMPORT_CHANGED_SINCE');
    expect(refused.body.message).toContain(`(${place.id})`);
    const [line] = await linesOf(await check(statusOf(place.id, 'sale')));
    expect(line).toMatchObject({ what: 'wrong', problems: [{ column: 'status', code: 'place-taken' }] });
    expect(await estateAt(place)).toBe(1);
    expect(outcome(await undo(made))).toBe('done');
    expect(outcome(await undo(withdrawal))).toBe('done');
    expect(await estateAt(place)).toBe(1);
  });

  it('gives way on the map of the floor to what lies in its place, on every card but its own', async () => {
    const { place } = await freed();
    const atPlace = async (id: number | null | undefined) => {
      const { estate, neighbours } = data<EstateCard>(
        await server.browser().get(`/api/catalogue/estates/${id}`),
      );
      expect(estate.id).toBe(id);
      expect(neighbours.map(({ slot }) => slot)).toEqual([...new Set(neighbours.map(({ slot }) => slot))]);
      return neighbours.find(({ slot }) => slot === place.slot)?.id;
    };
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select e.id from estates e join estates o on (o.section_id, o.floor) = (e.section_id, e.floor)
          where o.id = ${place.id} and e.slot <> o.slot and e.status not in (8, 10, 13) limit 1`,
    );
    const beside = rows[0]?.id;
    expect(await atPlace(beside)).toBeUndefined();
    expect(await atPlace(place.id)).toBe(place.id);
    const batch = await check(lineOf(place, ++number));
    await apply(batch);
    const [made] = await linesOf(batch);
    expect(await atPlace(made?.estate)).toBe(made?.estate);
    expect(await atPlace(place.id)).toBe(place.id);
    expect(await atPlace(beside)).toBe(made?.estate);
    expect(outcome(await undo(batch))).toBe('done');
    expect(await atPlace(beside)).toBeUndefined();
  });

  it('leaves its place to one line of a file', async () => {
    const { place } = await freed();
    const header = lineOf(place, ++number).replace('\n', ';status\n');
    const { rows } = await server.context.db.execute<{ number: string }>(
      sql`select number from estates where id = ${place.id}`,
    );
    const old = `${place.building};flat;${rows[0]?.number};;;;;;;;;;sale`;
    const shown = await linesOf(await check(`${header.trimEnd()};\n${old}\n`));
    expect(shown.map(({ what, problems }) => [what, ...problems.map(({ code }) => code)])).toEqual([
      ['create'],
      ['wrong', 'place-taken'],
    ]);
  });
});
