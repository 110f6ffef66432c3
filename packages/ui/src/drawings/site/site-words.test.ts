import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { describe, expect, test } from 'vitest';
import { freeCorner, written } from './site-words.ts';

const house = (building: number, x: number, y: number): SiteMap['houses'][number] => ({
  building,
  sections: [{ number: 1, place: { x, y, width: 20, height: 20 }, entrance: { x, y } }],
});
const map: SiteMap = {
  width: 200,
  depth: 120,
  grounds: [],
  houses: [house(1, 0, 60), house(2, 50, 60), house(3, 180, 60)],
};
const marks = [1, 2, 3].map((building) => ({
  building,
  title: `Корпус ${building}`,
  note: 'в продаже 163',
}));
const words = (scale: number) => written(map, marks, scale).map((one) => one.words);

describe('words of houses on the map of a site', () => {
  test('the numbers stand under the titles while all of them find room', () => {
    expect(words(3).every(({ title, note }) => note === title + 16)).toBe(true);
  });

  test('where they would lie upon each other only the titles stay, right above the houses', () => {
    expect(words(1.6)).toMatchObject([{ title: 86, note: undefined }, { title: 86 }, { title: 86 }]);
  });

  test('they do not leave the drawing', () => {
    for (const { lines } of written(map, marks, 1.6)) {
      expect(lines.left).toBeGreaterThanOrEqual(4);
      expect(lines.right).toBeLessThanOrEqual(200 * 1.6 - 4);
    }
  });

  test('the compass goes to the first corner that is free', () => {
    const at = (y: number) => {
      const one = { ...map, houses: [house(3, 180, y)] };
      return freeCorner({ width: 600, height: 360 }, written(one, marks, 3), 26);
    };
    expect(at(60)).toEqual({ x: 574, y: 26, letter: -1 });
    expect(at(10)).toEqual({ x: 26, y: 26, letter: 1 });
  });
});
