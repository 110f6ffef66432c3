import { dealSteps } from '@novosel/contract/deals/steps.ts';
import { describe, expect, test } from 'vitest';
import { afterContract } from './by-term.ts';
import { dueAt } from './open-deal.ts';

const since = new Date('2026-11-20T23:05:00Z');
const bookedUntil = new Date('2026-12-03T15:00:00Z');
const longAfter = new Date('2027-06-01T00:00:00Z');
const steps = (buyers: boolean) =>
  dealSteps
    .filter(({ code, turn }) => (turn === 'buyer') === buyers && !afterContract.has(code))
    .map(({ code }) => code);

describe('when a step of a deal is due', () => {
  test.each(steps(true))(
    '[S4.1-07] step %i is the buyer’s: the end of the booking, which he would lose',
    (step) => {
      expect(dueAt(step, since, bookedUntil)).toEqual(bookedUntil);
      expect(dueAt(step, since, longAfter)).toEqual(longAfter);
    },
  );

  test.each(steps(false))('[S4.1-07] step %i is another’s: never past the end of the booking', (step) => {
    const due = dueAt(step, since, bookedUntil);
    if (due) expect(due.getTime()).toBeLessThanOrEqual(bookedUntil.getTime());
  });

  test.each([...afterContract])(
    '[S4.1-07] step %i is after the contract: the booking ends nothing',
    (step) => {
      expect(dueAt(step, since, bookedUntil)).toEqual(dueAt(step, since, null));
    },
  );

  test('without a booking’s end a step has its own days', () => {
    expect(dueAt(206, since, null)?.getTime()).toBeGreaterThan(since.getTime());
  });
});
