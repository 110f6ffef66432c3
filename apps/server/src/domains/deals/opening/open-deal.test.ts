import { isSigned } from '@novosel/contract/deals/flat-category.ts';
import { dealPlace, dealPlaces } from '@novosel/contract/deals/places.ts';
import { describe, expect, test } from 'vitest';
import { dueAt } from './open-deal.ts';

const since = new Date('2026-11-20T23:05:00Z');
const bookedUntil = new Date('2026-12-03T15:00:00Z');
const longAfter = new Date('2027-06-01T00:00:00Z');
const places = (buyers: boolean) =>
  dealPlaces.filter((place) => (dealPlace(place).turn === 'buyer') === buyers && !isSigned(place));

describe('when a step of a deal is due', () => {
  test.each(places(true))(
    '[S4.1-07] %s is the buyer’s: the end of the booking, which he would lose',
    (place) => {
      expect(dueAt(place, since, bookedUntil)).toEqual(bookedUntil);
      expect(dueAt(place, since, longAfter)).toEqual(longAfter);
    },
  );

  test.each(places(false))('[S4.1-07] %s is another’s: never past the end of the booking', (place) => {
    const due = dueAt(place, since, bookedUntil);
    if (due) expect(due.getTime()).toBeLessThanOrEqual(bookedUntil.getTime());
  });

  test.each(dealPlaces.filter(isSigned))(
    '[S4.1-07] %s is after the contract: the booking ends nothing',
    (place) => {
      expect(dueAt(place, since, bookedUntil)).toEqual(dueAt(place, since, null));
    },
  );

  test('without a booking’s end a step has its own days', () => {
    expect(dueAt('parameters', since, null)?.getTime()).toBeGreaterThan(since.getTime());
  });
});
