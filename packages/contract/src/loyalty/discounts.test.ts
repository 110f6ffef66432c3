import { expect, test } from 'vitest';
import { type DiscountPlace, formatPlace } from './discount-place.ts';
import { formatDiscount } from './discounts.ts';

const complex = { id: 1, title: 'Северный мол', slug: 'north' };
const building = { id: 7, number: '2' };
const everywhere: DiscountPlace = { complex: null, building: null, kinds: [] };

test.each<[Partial<DiscountPlace>, string, string]>([
  [{}, 'на любой объект', 'on any property'],
  [{ kinds: ['parking'] }, 'только на машино-места', 'only on parking places'],
  [{ complex }, 'только в комплексе «Северный мол»', 'only in the complex Северный мол'],
  [
    { complex, building },
    'только в комплексе «Северный мол», корпус 2',
    'only in the complex Северный мол, building 2',
  ],
  [
    { complex, building, kinds: ['flat', 'parking', 'storage'] },
    'только в комплексе «Северный мол», корпус 2: квартиры, машино-места и кладовые',
    'only in the complex Северный мол, building 2: flats, parking places, and storage rooms',
  ],
])('where a discount applies: %o', (place, ru, en) => {
  expect(formatPlace({ ...everywhere, ...place }, 'ru')).toBe(ru);
  expect(formatPlace({ ...everywhere, ...place }, 'en')).toBe(en);
});

test('a percent and a sum together are two discounts, not one taken from the other', () => {
  const said = formatDiscount({ basisPoints: 500, kopecks: 5_000_000 }, { locale: 'ru', suffix: 'руб.' });
  expect(said.replace(/\s/g, ' ')).toBe('−5 % и −50 000 руб.');
});
