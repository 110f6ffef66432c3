import type { BoardEstate, HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardModel, cellAfter, hasPart, isBroad, markMine, placesOf } from './board-model.ts';

const estate = (id: number, floor: number, slot: number): BoardEstate => ({
  id,
  kind: floor > 0 ? 'flat' : 'parking',
  number: String(id),
  floor,
  slot,
  rooms: floor > 0 ? 2 : null,
  area: 5000,
  state: 'sale',
  kopecks: 1_000_000_00,
});

const board = (...sections: BoardEstate[][]): HouseBoard => ({
  complex: { id: 1, title: 'Дом', slug: 'dom' },
  building: { id: 1, number: '1', address: 'ул. Портовая, 1', builtFloors: 3 },
  handover: { year: 2028, quarter: 2, promisedOn: '2025-06-16' },
  sections: sections.map((estates, at) => ({ number: at + 1, floors: 3, estates })),
});

const stepped = board(
  [estate(1, 1, 1), estate(2, 1, 2), estate(3, 2, 1), estate(4, 2, 2)],
  [estate(5, 1, 1), estate(6, 2, 1), estate(7, 3, 1), estate(8, -1, 1)],
);

test('floors from the top, sections side by side, holes where a section is lower', () => {
  const { sections, rows } = boardModel(stepped, 'above');
  expect(sections).toEqual([
    { number: 1, span: 2 },
    { number: 2, span: 1 },
  ]);
  expect(rows.map(({ floor, cells }) => [floor, cells.map((cell) => cell?.id ?? null)])).toEqual([
    [3, [null, null, 7]],
    [2, [3, 4, 6]],
    [1, [1, 2, 5]],
  ]);
});

test('each estate stands in the column of its place, also beside one that is not shown', () => {
  // Of places 1, 2, 5 the second floor lacks 1 and the first lacks 2.
  const { sections, rows } = boardModel(
    board([estate(1, 1, 1), estate(2, 1, 5), estate(3, 2, 5), estate(4, 2, 2)], [estate(5, 2, 7)]),
    'above',
  );
  expect(sections.map(({ span }) => span)).toEqual([3, 1]);
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.id ?? null))).toEqual([
    [null, 4, 3, 5],
    [1, null, 2, null],
  ]);
});

test('keys lead over the place of an estate that is not shown', () => {
  const model = boardModel(
    board([estate(1, 1, 1), estate(2, 1, 3), estate(3, 2, 2), estate(4, 2, 3)]),
    'above',
  );
  const from = (id: number, key: string) => cellAfter(model, id, key)?.id;
  expect(from(1, 'ArrowRight')).toBe(2);
  expect(from(2, 'ArrowLeft')).toBe(1);
  expect(from(2, 'ArrowUp')).toBe(4);
  expect(from(1, 'ArrowUp')).toBe(3);
  expect(from(3, 'Home')).toBe(3);
});

test('the board marks the reader’s own bookings, but not estates that are for sale again', () => {
  const taken = (id: number, floor: number) => ({ ...estate(id, floor, 1), state: 'reserve' as const });
  const marked = markMine(board([taken(1, 1), taken(2, 2), estate(3, 3, 1)]), [2, 3]);
  expect(marked.sections[0]?.estates.map(({ state }) => state)).toEqual(['reserve', 'mine', 'sale']);
});

test('places under the ground stand apart, ten in a row', () => {
  const many = board(Array.from({ length: 23 }, (_, at) => estate(at + 1, -1, at + 1)));
  expect(boardModel(many, 'under').rows.map(({ cells }) => cells.length)).toEqual([10, 10, 3]);
  expect(hasPart(many, 'above')).toBe(false);
  expect(hasPart(stepped, 'under')).toBe(true);
});

test('keys lead over holes to the nearest estate and stop at the edge', () => {
  const model = boardModel(stepped, 'above');
  const from = (id: number, key: string) => cellAfter(model, id, key)?.id;
  expect(from(3, 'ArrowUp')).toBe(7);
  expect(from(7, 'ArrowLeft')).toBe(7);
  expect(from(3, 'ArrowRight')).toBe(4);
  expect(from(4, 'ArrowRight')).toBe(6);
  expect(from(6, 'ArrowDown')).toBe(5);
  expect(from(5, 'Home')).toBe(1);
  expect(from(1, 'End')).toBe(5);
  expect(from(1, 'PageUp')).toBe(7);
  expect(from(1, 'a')).toBeUndefined();
});

test('from every estate every other one is reached by arrows, and none is lost or doubled', () => {
  const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 })), {
    selector: ([floor, slot]) => floor * 10 + slot,
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.array(places, { minLength: 1, maxLength: 3 }), (sections) => {
      let id = 0;
      const made = board(...sections.map((own) => own.map(([floor, slot]) => estate(++id, floor, slot))));
      const model = boardModel(made, 'above');
      const shown = model.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.id] : [])));
      expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: id }, (_, at) => at + 1));
      const reached = new Set<number>([1]);
      for (const one of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
          const next = cellAfter(model, one, key);
          if (next) reached.add(next.id);
        }
      }
      expect(reached.size).toBe(id);
    }),
  );
});

test('a house of more than 24 flats on a floor, in all its sections, takes the whole page', () => {
  const section = (of: number, from: number) =>
    Array.from({ length: of }, (_, at) => estate(from + at, 1, at + 1));
  const beside = boardModel(board(section(16, 1), section(8, 101)), 'above');
  expect([placesOf(beside), isBroad(beside)]).toEqual([24, false]);
  const whole = boardModel(board(section(16, 1), section(9, 101)), 'above');
  expect([placesOf(whole), isBroad(whole)]).toEqual([25, true]);
});
