import {
  type DepositPlace,
  depositMoves,
  depositPlace,
  depositPositions,
  mayMoveDeposit,
} from '@novosel/contract/payments/rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DepositEvent, depositAfter } from './deposit-after.ts';

const places = Object.keys(depositPositions) as DepositPlace[];
const events: DepositEvent[] = [
  'signed',
  'cash-chosen',
  'asked',
  'pending',
  'capturing',
  'declined',
  'paid',
  'paid-cash',
  'expired',
  'canceled',
  'returning',
  'returning-cash',
  'returned',
];
const hasMoney = (place: DepositPlace) => ['paid', 'paidCash'].includes(place);
const givesBack = (place: DepositPlace) => place.startsWith('return');

describe('[S3-82] [S4.1-06] [promise 24] the three columns of a deposit', () => {
  test.each(places)('%s is read back from its three columns', (place) => {
    expect(depositPlace(depositPositions[place])).toBe(place);
  });

  test('every place with every event goes only where the table of moves allows', () => {
    for (const place of places) {
      for (const event of events) {
        const next = depositAfter(place, event);
        if (next) expect(mayMoveDeposit(place, next), `${place} by ${event} to ${next}`).toBe(true);
      }
    }
  });

  test('every pair of places: a move of the table is made by some event, and no other', () => {
    const made = new Set(
      places.flatMap((place) => events.map((event) => `${place} ${depositAfter(place, event)}`)),
    );
    for (const from of places) {
      for (const to of places) {
        if (from === to) continue;
        const allowed = depositMoves[from].includes(to);
        expect(mayMoveDeposit(from, to)).toBe(allowed);
        // The table allows cash before the signature for the desk; no event of ours leads there.
        if (allowed && !(from === 'signWaiting' && to === 'paidCash'))
          expect(made, `${from} to ${to}`).toContain(`${from} ${to}`);
      }
    }
  });

  test('money once taken is either kept or on its way back, whatever happens next', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (walk) => {
        let place: DepositPlace = 'signWaiting';
        let taken = false;
        for (const event of walk) {
          const next = depositAfter(place, event);
          if (!next) continue;
          expect(mayMoveDeposit(place, next)).toBe(true);
          taken ||= hasMoney(next) || givesBack(next);
          place = next;
          expect(taken).toBe(hasMoney(place) || givesBack(place));
        }
      }),
      { numRuns: 20_000 },
    );
  });

  test('[promise 34] after a first try there is always a way for money that comes late: kept or given back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (walk) => {
        let place: DepositPlace = 'signWaiting';
        let tried = false;
        for (const event of walk) {
          place = depositAfter(place, event) ?? place;
          tried ||= event === 'asked' && place === 'asked';
          if (!tried || hasMoney(place) || givesBack(place)) continue;
          // After the end of the hold the estate may be gone: the money must be refundable.
          const ended = /^(expired|canceled)/.test(place);
          expect(depositAfter(place, ended ? 'returning' : 'paid'), `late money at ${place}`).toBeDefined();
          if (place.startsWith('expired')) expect(depositAfter(place, 'paid'), place).toBe('paid');
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
