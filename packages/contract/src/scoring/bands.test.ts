import { expect, test } from 'vitest';
import { bandOf, ratingScale } from './bands.ts';

test.each([
  [ratingScale.least, 'low'],
  [149, 'low'],
  [150, 'middle'],
  [593, 'middle'],
  [594, 'high'],
  [903, 'high'],
  [904, 'top'],
  [ratingScale.most, 'top'],
] as const)('[S1-13] a rating of %i is %s', (rating, band) => {
  expect(bandOf(rating)).toBe(band);
});
