import { bookingStates } from '@novosel/contract/booking/rules.ts';
import { type DealPlace, dealPlace, dealPlaces } from '@novosel/contract/deals/places.ts';
import { pagePatterns } from '@novosel/contract/wire/paths.ts';
import { describe, expect, test } from 'vitest';
import { type Position, turnOf } from './turn.ts';

const startedAt = new Date('2026-11-20T09:00:00Z');
const holdUntil = new Date('2026-11-21T09:00:00Z');
const position = (more: Partial<Position>): Position => ({
  estateId: 243,
  state: 'passport',
  awaitsBuyer: false,
  paidInCash: false,
  failedRefund: undefined,
  startedAt,
  holdUntil,
  updatedAt: startedAt,
  deal: undefined,
  ...more,
});
const isPage = (link: string) =>
  Object.values(pagePatterns).some((pattern) => pattern.replace(':estate', '243') === link);

describe('«Чей ход»', () => {
  test.each(bookingStates)('%s has its act, and a page of the cabinet where it is done', (state) => {
    const turn = turnOf(position({ state }));
    expect(turn.act).toBe(state);
    expect(isPage(turn.link), turn.link).toBe(true);
    expect(turn.dueAt === null).toBe(turn.loss === null);
  });

  /** What a buyer loses who is late, where it is not the booking. */
  const losses: Partial<Record<DealPlace, string | null>> = { funding: 'penalty', inspection: null };

  test.each(dealPlaces.map((place) => [place, dealPlace(place).turn] as const))(
    '[S4.1-07] %s is the turn of %s',
    (place, who) => {
      const deal = { place, stepSince: startedAt, dueAt: holdUntil };
      const turn = turnOf(position({ state: 'success', deal }));
      expect(turn).toMatchObject({ turn: who, act: place, dueAt: holdUntil.toISOString() });
      expect(isPage(turn.link), turn.link).toBe(true);
      const lost = place in losses ? losses[place] : 'booking-ends';
      expect(turn.loss).toBe(who === 'buyer' ? lost : null);
    },
  );

  test('money taken in cash is ours to give back within ten days; other money is with the bank', () => {
    const turn = turnOf(position({ state: 'refunding', paidInCash: true }));
    expect(turn).toMatchObject({ turn: 'staff', act: 'return-cash', dueAt: '2026-11-30T20:59:59.999Z' });
    expect(turn.link).toBe('/deals/243/booking/status');
    expect(turnOf(position({ state: 'refunding' }))).toMatchObject({ turn: 'bank', dueAt: null });
    expect(turnOf(position({ state: 'returned', paidInCash: true })).turn).toBe('nobody');
  });

  test('money that the acquirer will not return is ours to give back, wherever the booking stands', () => {
    const failedRefund = { since: startedAt, dueAt: holdUntil };
    for (const state of bookingStates) {
      const turn = turnOf(position({ state, failedRefund }));
      expect(turn).toMatchObject({ turn: 'staff', act: 'refund-failed', dueAt: holdUntil.toISOString() });
      expect(turn.link).toBe('/deals/243/booking/status');
    }
  });

  test('a payment waits for the buyer until he has confirmed it, then for the bank', () => {
    expect(turnOf(position({ state: 'paying', awaitsBuyer: true })).turn).toBe('buyer');
    expect(turnOf(position({ state: 'paying' })).turn).toBe('bank');
    expect(turnOf(position({ state: 'unclear', awaitsBuyer: true })).turn).toBe('bank');
  });

  test('[S6-12] while a trusted person pays, the buyer is not told to confirm', () => {
    const trusted = { awaitsBuyer: true, trustedPays: true };
    const turn = turnOf(position({ state: 'paying', ...trusted }));
    expect(turn).toMatchObject({ turn: 'buyer', act: 'trusted-paying', link: '/deals/243/booking/status' });
    // What the bank has, it has; and a former try of his says nothing of another state.
    expect(turnOf(position({ state: 'paying', ...trusted, awaitsBuyer: false })).act).toBe('paying');
    expect(turnOf(position({ state: 'payment', ...trusted })).act).toBe('payment');
  });
});
