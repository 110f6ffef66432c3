import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { describe, expect, test } from 'vitest';
import { groundName } from './ground-name.ts';

const ground = (
  kind: 'road' | 'yard',
  [left, top, right, bottom]: readonly [number, number, number, number],
): SiteMap['grounds'][number] => ({
  kind,
  outline: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});
const street = ground('road', [0, 40, 300, 60]);
const lane = ground('road', [40, 0, 60, 300]);
const word = { left: 120, right: 180, top: 36, bottom: 52 };

describe('the name of a ground on the map of a site', () => {
  test('stands in its middle and runs along it', () => {
    expect(groundName(street, 'улица', 1, [])).toEqual({ x: 150, y: 50, lies: true });
    expect(groundName(lane, 'улица', 1, [])).toEqual({ x: 50, y: 150, lies: false });
  });

  test('moves along its ground from the words of a house, and never leaves the ground', () => {
    const moved = groundName(street, 'улица', 1, [word]);
    expect(moved?.y).toBe(50);
    expect(moved?.x).toBeLessThan(120);
    expect(moved?.x).toBeGreaterThan(0);
  });

  test('is not written where houses and their words leave no room, or the ground is too small', () => {
    expect(groundName(street, 'улица', 1, [{ ...word, left: 0, right: 300 }])).toBeUndefined();
    expect(groundName(street, 'улица', 0.1, [])).toBeUndefined();
  });

  test('of a yard stands at its upper edge, over what is in the middle', () => {
    expect(groundName(ground('yard', [0, 0, 200, 200]), 'двор', 1, [])?.y).toBe(14);
  });
});
