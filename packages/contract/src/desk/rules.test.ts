import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookingState, bookingStates, decideBooking, liveStates } from '../booking/rules.ts';
import { isSigned } from '../deals/flat-category.ts';
import { dealPlaces } from '../deals/places.ts';
import { staffRoles } from '../wire/endpoint.ts';
import {
  type ActOutlook,
  cancelOutcome,
  type DeskAct,
  deskActRules,
  deskActs,
  extensionProblem,
  isOffered,
  refusalOf,
} from './rules.ts';

const positions = fc.record({
  act: fc.constantFrom(...deskActs),
  state: fc.constantFrom(...bookingStates),
  holdAlive: fc.boolean(),
  termAlive: fc.boolean(),
  paidInCash: fc.boolean(),
  transferAwaited: fc.boolean(),
  failedRefunds: fc.subarray([
    { paidTwice: false, byTransfer: false },
    { paidTwice: true, byTransfer: false },
    { paidTwice: true, byTransfer: true },
  ]),
  roles: fc.subarray([...staffRoles]),
});

const facts = {
  estateForSale: true,
  withinHoldLimit: true,
  passportComplete: true,
  codeAccepted: true,
  feeDue: true,
  feePaid: true,
  tryWaits: true,
  cashChosen: false,
  transferChosen: false,
  estateStillFree: true,
  reasonGiven: true,
};

const idle = {
  termAlive: true,
  paidInCash: false,
  transferAwaited: false,
  failedRefunds: [],
  contractSigned: false,
} as const;

test('an act is offered exactly when the booking flow allows it to a role that has it', () => {
  fc.assert(
    fc.property(positions, ({ act, roles, ...position }) => {
      const { event, roles: allowed } = deskActRules[act];
      const { state, holdAlive, termAlive, paidInCash, transferAwaited } = position;
      // For a transfer there is no acquirer to ask.
      const failedRefunds = position.failedRefunds.filter(
        ({ byTransfer }) => act !== 'ask-refund-again' || !byTransfer,
      );
      const mayByRole = roles.some((role) => (allowed as readonly string[]).includes(role));
      // Without a failed refund, an act on one is tried without a refund.
      const refunds = failedRefunds.map((refund) => ({ ...refund, refundFailed: true }));
      const mayByFlow = (refunds.length > 0 ? refunds : [{ paidTwice: false, refundFailed: false }]).some(
        (refund) =>
          decideBooking(state, event, { ...facts, holdAlive, termAlive, paidInCash, ...refund }).allowed,
      );
      expect(refusalOf(act, { ...position, contractSigned: false, roles }) === null).toBe(
        mayByRole && mayByFlow && (act !== 'confirm-transfer' || transferAwaited),
      );
    }),
  );
});

test('the reason names what has to change: role before state before term', () => {
  expect(refusalOf('confirm-cash', { ...idle, state: 'expired', holdAlive: false, roles: ['manager'] })).toBe(
    'ROLE_DENIED',
  );
  expect(refusalOf('confirm-cash', { ...idle, state: 'sign', holdAlive: true, roles: ['accountant'] })).toBe(
    'STEP_WRONG',
  );
  expect(refusalOf('confirm-cash', { ...idle, state: 'cash', holdAlive: false, roles: ['accountant'] })).toBe(
    'HOLD_EXPIRED',
  );
  const alive = { ...idle, state: 'cash', holdAlive: true, roles: ['accountant'] } as const;
  expect(refusalOf('confirm-cash', { ...alive, termAlive: false })).toBe('TERM_OVER');
  expect(refusalOf('confirm-cash', alive)).toBeNull();
});

test('cash is given back by the accountant or the administrator, while it is owed, and never a card payment', () => {
  const position = {
    ...idle,
    state: 'refunding',
    holdAlive: false,
    paidInCash: true,
    roles: ['accountant'],
  } as const;
  expect(refusalOf('return-cash', position)).toBeNull();
  expect(refusalOf('return-cash', { ...position, roles: ['admin'] })).toBeNull();
  expect(refusalOf('return-cash', { ...position, roles: ['manager'] })).toBe('ROLE_DENIED');
  expect(refusalOf('return-cash', { ...position, paidInCash: false })).toBe('STEP_WRONG');
  for (const state of bookingStates.filter((one) => one !== 'refunding'))
    expect(refusalOf('return-cash', { ...position, state })).toBe('STEP_WRONG');
});

test('a refund that failed is asked for again or given back otherwise by the accountant, and no other refund is', () => {
  const position = { ...idle, state: 'refunding', holdAlive: false, roles: ['accountant'] } as const;
  const fee = [{ paidTwice: false, byTransfer: false }];
  const second = [{ paidTwice: true, byTransfer: false }];
  for (const act of ['ask-refund-again', 'return-otherwise'] as const) {
    expect(refusalOf(act, position)).toBe('STEP_WRONG');
    expect(refusalOf(act, { ...position, failedRefunds: fee })).toBeNull();
    expect(refusalOf(act, { ...position, failedRefunds: fee, roles: ['manager'] })).toBe('ROLE_DENIED');
    expect(refusalOf(act, { ...position, state: 'success', failedRefunds: fee })).toBe('STEP_WRONG');
    expect(refusalOf(act, { ...position, state: 'success', failedRefunds: second })).toBeNull();
  }
});

test('after the contract is signed neither its booking is canceled nor its terms are changed', () => {
  const position = { ...idle, state: 'success', holdAlive: true, roles: ['admin'] } as const;
  for (const act of ['cancel', 'change-terms'] as const) {
    expect(refusalOf(act, position)).toBeNull();
    expect(refusalOf(act, { ...position, contractSigned: true })).toBe('CONTRACT_SIGNED');
  }
  expect(refusalOf('extend', { ...position, contractSigned: true })).toBeNull();
});

test('under a signed contract the end of the booking is not moved either, save where an exception leads back', () => {
  const position = {
    ...idle,
    state: 'success',
    holdAlive: true,
    contractSigned: true,
    roles: ['admin'],
  } as const;
  for (const place of dealPlaces)
    expect([place, refusalOf('extend', { ...position, place })]).toEqual([
      place,
      isSigned(place) ? 'CONTRACT_SIGNED' : null,
    ]);
});

describe('what is offered at the desk', () => {
  const outlook: ActOutlook = {
    ...idle,
    state: 'passport',
    holdAlive: true,
    place: null,
    feeDue: true,
    feePaid: false,
    roles: ['support'],
  };
  const offered = (position: Partial<ActOutlook>): DeskAct[] =>
    deskActs.filter((act) => isOffered(act, { ...outlook, ...position }));

  test('is what can be done, and what may come yet, whoever looks', () => {
    const yetToPay: DeskAct[] = ['extend', 'change-terms', 'cancel', 'confirm-cash'];
    const states: BookingState[] = ['passport', 'sign', 'payment', 'paying', 'unclear', 'cash', 'transfer'];
    for (const state of states) expect([state, offered({ state })]).toEqual([state, yetToPay]);
    expect(offered({ feeDue: false })).toEqual(['extend', 'change-terms', 'cancel']);
    for (const roles of staffRoles.map((role) => [role])) expect(offered({ roles })).toEqual(yetToPay);
  });

  test('is no payment of a booking that is paid, and nothing at all of one that has ended', () => {
    const ofTerms: DeskAct[] = ['extend', 'change-terms', 'cancel'];
    expect(offered({ state: 'success', feePaid: true, place: 'parameters' })).toEqual(ofTerms);
    expect(offered({ state: 'success', feeDue: false, place: 'parameters' })).toEqual(ofTerms);
    expect(offered({ state: 'resign', feePaid: true })).toEqual(ofTerms);
    for (const state of bookingStates.filter((one) => !liveStates.includes(one)))
      expect([state, offered({ state })]).toEqual([state, []]);
  });

  test('is nothing of the booking once the contract is signed', () => {
    const signed = { state: 'success', feePaid: true, contractSigned: true } as const;
    for (const place of [
      'counter-signing',
      'registration',
      'funding',
      'handover',
      'inspection',
      'completed',
    ] as const)
      expect([place, offered({ ...signed, place })]).toEqual([place, []]);
    expect(offered({ ...signed, place: 'exception' })).toEqual(['extend']);
  });

  test('is money to take or give back only while there is such money', () => {
    expect(offered({ state: 'transfer', transferAwaited: true })).toContain('confirm-transfer');
    expect(offered({ state: 'expired', transferAwaited: true })).toEqual(['confirm-transfer']);
    expect(offered({ state: 'refunding', paidInCash: true })).toEqual(['return-cash']);
    const failedRefunds = [{ paidTwice: true, byTransfer: true }];
    expect(offered({ state: 'canceled', failedRefunds })).toEqual(['return-otherwise']);
  });

  test('holds everything that anybody can do now', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(null, ...dealPlaces), ({ act, ...position }, place) => {
        const whole = { ...outlook, ...position, place };
        if (refusalOf(act, whole) === null) expect(isOffered(act, whole)).toBe(true);
      }),
    );
  });
});

test('support and lawyer look, and act on nothing', () => {
  for (const act of deskActs)
    for (const state of bookingStates)
      expect(refusalOf(act, { ...idle, state, holdAlive: true, roles: ['support', 'lawyer'] })).toBe(
        'ROLE_DENIED',
      );
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
  // An expired hold that is not closed yet may get a new term.
  expect(extensionProblem(now + 60_000, { now, end: now - 60_000 })).toBeNull();
});

test('a hold that is not paid for is never moved beyond the end of the booking that its fee would buy', () => {
  const now = Date.UTC(2026, 10, 20, 13, 40);
  const end = now + 3_600_000;
  const term = now + 12 * 86_400_000;
  expect(extensionProblem(term, { now, end, term })).toBeNull();
  expect(extensionProblem(term + 1, { now, end, term })).toBe('after-term');
});
