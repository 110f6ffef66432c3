import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingStates, decideBooking } from '../booking/rules.ts';
import { staffRoles } from '../endpoint.ts';
import { cancelOutcome, deskActRules, deskActs, extensionProblem, refusalOf } from './rules.ts';

const positions = fc.record({
  act: fc.constantFrom(...deskActs),
  state: fc.constantFrom(...bookingStates),
  holdAlive: fc.boolean(),
  paidInCash: fc.boolean(),
  roles: fc.subarray([...staffRoles]),
});

const facts = {
  estateForSale: true,
  withinHoldLimit: true,
  passportComplete: true,
  codeAccepted: true,
  feeDue: true,
  feePaid: true,
  estateStillFree: true,
  reasonGiven: true,
};

test('an act is offered exactly when the booking flow allows it to a role that has it', () => {
  fc.assert(
    fc.property(positions, ({ act, state, holdAlive, paidInCash, roles }) => {
      const { event, roles: allowed } = deskActRules[act];
      const mayByRole = roles.some((role) => (allowed as readonly string[]).includes(role));
      const mayByFlow = decideBooking(state, event, { ...facts, holdAlive, paidInCash }).allowed;
      expect(refusalOf(act, { state, holdAlive, paidInCash, roles }) === null).toBe(mayByRole && mayByFlow);
    }),
  );
});

test('the reason names what has to change: role before state before term', () => {
  expect(
    refusalOf('confirm-cash', { state: 'expired', holdAlive: false, paidInCash: false, roles: ['manager'] }),
  ).toBe('ROLE_DENIED');
  expect(
    refusalOf('confirm-cash', { state: 'sign', holdAlive: true, paidInCash: false, roles: ['accountant'] }),
  ).toBe('STEP_WRONG');
  expect(
    refusalOf('confirm-cash', { state: 'cash', holdAlive: false, paidInCash: false, roles: ['accountant'] }),
  ).toBe('HOLD_EXPIRED');
  expect(
    refusalOf('confirm-cash', { state: 'cash', holdAlive: true, paidInCash: false, roles: ['accountant'] }),
  ).toBeNull();
});

test('cash is given back by the accountant or the administrator, while it is owed, and never a card payment', () => {
  const position = { state: 'refunding', holdAlive: false, paidInCash: true, roles: ['accountant'] } as const;
  expect(refusalOf('return-cash', position)).toBeNull();
  expect(refusalOf('return-cash', { ...position, roles: ['admin'] })).toBeNull();
  expect(refusalOf('return-cash', { ...position, roles: ['manager'] })).toBe('ROLE_DENIED');
  expect(refusalOf('return-cash', { ...position, paidInCash: false })).toBe('STEP_WRONG');
  for (const state of bookingStates.filter((one) => one !== 'refunding'))
    expect(refusalOf('return-cash', { ...position, state })).toBe('STEP_WRONG');
});

test('support and lawyer look, and act on nothing', () => {
  for (const act of deskActs)
    for (const state of bookingStates)
      expect(
        refusalOf(act, { state, holdAlive: true, paidInCash: false, roles: ['support', 'lawyer'] }),
      ).toBe('ROLE_DENIED');
});

test('a cancel tells what becomes of the money', () => {
  expect(cancelOutcome('success', true)).toBe('money-back');
  expect(cancelOutcome('success', false)).toBe('no-money');
  expect(cancelOutcome('unclear', false)).toBe('money-back-if-it-comes');
  expect(cancelOutcome('passport', false)).toBe('no-money');
});

test('a term moves only onward, and no further than thirty days', () => {
  const now = Date.UTC(2026, 10, 20, 13, 40);
  const end = now + 3_600_000;
  expect(extensionProblem(now, { now, end })).toBe('past');
  expect(extensionProblem(end, { now, end })).toBe('not-longer');
  expect(extensionProblem(end + 1, { now, end })).toBeNull();
  expect(extensionProblem(now + 30 * 86_400_000, { now, end })).toBeNull();
  expect(extensionProblem(now + 30 * 86_400_000 + 1, { now, end })).toBe('too-long');
  // A hold that has run out but was not yet closed may be given a new term.
  expect(extensionProblem(now + 60_000, { now, end: now - 60_000 })).toBeNull();
});
