import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookingEvent,
  type BookingFacts,
  type BookingMove,
  type BookingState,
  bookingEvents,
  bookingFlow,
  bookingScreens,
  bookingStates,
  decideBooking,
  liveStates,
} from './rules.ts';

const names = [
  'estateForSale',
  'withinHoldLimit',
  'passportComplete',
  'codeAccepted',
  'feeDue',
  'feePaid',
  'tryWaits',
  'cashChosen',
  'transferChosen',
  'paidInCash',
  'refundFailed',
  'paidTwice',
  'holdAlive',
  'termAlive',
  'estateStillFree',
  'reasonGiven',
] as const;
const facts: fc.Arbitrary<BookingFacts> = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.boolean()])) as Record<
    keyof BookingFacts,
    fc.Arbitrary<boolean>
  >,
);

/** Every combination of the facts that these rows depend on; all other facts are false, then true. */
function everyFactsOf(rows: readonly BookingMove[]): BookingFacts[] {
  const asked = names.filter((name) => rows.some(({ guard }) => guard?.[name] !== undefined));
  return [false, true].flatMap((others) =>
    Array.from(
      { length: 2 ** asked.length },
      (_, bits) =>
        Object.fromEntries(
          names.map((name) => {
            const place = asked.indexOf(name);
            return [name, place < 0 ? others : (bits & (1 << place)) !== 0];
          }),
        ) as unknown as BookingFacts,
    ),
  );
}

const rowsOf = (state: BookingState, event: BookingEvent): BookingMove[] =>
  bookingFlow.filter((row) => row.from === state && row.event === event);

const fits = (guard: Partial<BookingFacts> | undefined, known: BookingFacts) =>
  names.every((name) => guard?.[name] === undefined || guard[name] === known[name]);

const pairs = bookingStates.flatMap((state) =>
  bookingEvents.map((event): [BookingState, BookingEvent] => [state, event]),
);

describe('[promise 24] [S4.1-01] the flow of a booking', () => {
  test.each(pairs)('%s with %s: a row of the table or nothing, whatever the facts', (state, event) => {
    const rows = rowsOf(state, event);
    const right = (known: BookingFacts): boolean => {
      const [open, ...more] = rows.filter(({ guard }) => fits(guard, known));
      const decision = decideBooking(state, event, known);
      // Two allowed rows would make the outcome ambiguous.
      if (more.length > 0 || decision.allowed !== (open !== undefined)) return false;
      if (decision.allowed) return decision.move === open;
      return rows.length === 0 ? decision.why === 'no-such-move' : names.includes(decision.why as never);
    };
    expect(everyFactsOf(rows).filter((known) => !right(known))).toEqual([]);
  });

  test('[S3-82] money that comes is answered in every state that may have asked for it', () => {
    const mayHaveAsked = bookingStates.filter((state) => !['none', 'passport', 'sign'].includes(state));
    for (const state of mayHaveAsked)
      for (const event of ['payment-succeeded', 'confirm-transfer'] as const)
        for (const known of everyFactsOf(rowsOf(state, event)))
          expect(decideBooking(state, event, known).allowed, state).toBe(true);
  });

  test('every state but the beginning is reached, and its screen is the one of the move', () => {
    for (const state of bookingStates.filter((one) => one !== 'none'))
      expect(
        bookingFlow.some(({ to }) => to === state),
        state,
      ).toBe(true);
    for (const { event, to, screen } of bookingFlow)
      expect(screen).toBe(event === 'resign' ? 'resign-success' : bookingScreens[to]);
  });

  test('only the clock ends a hold, and only a dead one; a booking that has succeeded, only with its term', () => {
    for (const { from, to, event, actor, guard } of bookingFlow.filter(
      (row) => row.to === 'expired' && row.from !== 'expired',
    )) {
      expect([to, event, actor]).toEqual(['expired', 'expire', 'clock']);
      const over = from === 'success' ? guard?.termAlive : (guard?.holdAlive ?? guard?.termAlive);
      expect(over, from).toBe(false);
    }
    for (const known of everyFactsOf(rowsOf('success', 'expire')))
      expect(decideBooking('success', 'expire', known).allowed).toBe(!known.termAlive);
  });

  test('neither a signature nor cash leads on after the last day: the fee would be kept for nothing', () => {
    for (const state of bookingStates)
      for (const event of ['resign', 'confirm-cash'] as const)
        for (const known of everyFactsOf(rowsOf(state, event)).filter(({ termAlive }) => !termAlive))
          expect(decideBooking(state, event, known).allowed, state).toBe(false);
  });

  test('a try to pay is left for the cash desk, for a transfer or altogether only while it waits for the buyer', () => {
    for (const state of ['paying', 'unclear'] as const)
      for (const event of ['choose-cash-desk', 'choose-transfer', 'cancel'] as const)
        for (const known of everyFactsOf(rowsOf(state, event)).filter(({ tryWaits }) => !tryWaits))
          expect(decideBooking(state, event, known).allowed, `${state} ${event}`).toBe(false);
  });

  test('100 000 random steps stay in the table: success has a signature, its own or that of the deal it joins, and life a free estate', () => {
    const step = fc.tuple(fc.constantFrom(...bookingEvents), facts);
    fc.assert(
      fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), (steps) => {
        let state: BookingState = 'none';
        const seen = new Set<BookingEvent>();
        for (const [event, known] of steps) {
          // Money comes only after a payment has begun.
          if (event === 'payment-succeeded' && !seen.has('begin-payment')) continue;
          if (event === 'confirm-transfer' && !seen.has('choose-transfer')) continue;
          const decision = decideBooking(state, event, known);
          if (!decision.allowed) continue;
          const { move } = decision;
          expect(bookingFlow).toContain(move);
          seen.add(event);
          if (move.to === 'success') expect(seen.has('sign') || seen.has('join')).toBe(true);
          const comesAlive = !liveStates.includes(state) && liveStates.includes(move.to);
          if (comesAlive) expect(known.estateForSale || known.estateStillFree).toBe(true);
          state = move.to;
        }
      }),
      { numRuns: 1_000, endOnFailure: true },
    );
  });
});
