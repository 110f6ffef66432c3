import { expect, test } from 'vitest';
import { sidesOf, sunOf, viewsOf } from './view.ts';

test.each([
  [['south', 'yard'], ['day']],
  [
    ['west', 'east', 'sea'],
    ['morning', 'evening'],
  ],
  [['north', 'street'], []],
  [[], []],
] as const)('windows %j have the sun %j', (sides, sun) => {
  expect(sunOf(sides)).toEqual(sun);
});

test('sides and views are told apart', () => {
  expect(sidesOf(['west', 'sea', 'north'])).toEqual(['north', 'west']);
  expect(viewsOf(['west', 'sea', 'north', 'yard'])).toEqual(['yard', 'sea']);
});
