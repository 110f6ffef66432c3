import { expect, test } from 'vitest';
import { dealPlaces } from '../deals/places.ts';
import { mayTakeLots } from './rules.ts';

test('lots are taken along with a flat until its contract is drafted, and with no other lot', () => {
  expect(dealPlaces.filter((place) => mayTakeLots(place, 'flat'))).toEqual([
    'parameters',
    'members',
    'members-check',
    'member-documents',
    'mortgage',
    'mortgage-sent',
    'mortgage-offers',
    'mortgage-awaits',
    'mortgage-declined',
    'total',
  ]);
  expect(dealPlaces.filter((place) => mayTakeLots(place, 'parking'))).toEqual([]);
});
