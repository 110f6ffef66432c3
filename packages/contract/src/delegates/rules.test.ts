import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../time/time.ts';
import { powerInForce, powerStates, wrongDays } from './power.ts';
import {
  type DelegateScope,
  delegateScopes,
  delegationState,
  invitationDays,
  scopeInForce,
  trustOpens,
} from './rules.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-11-22T09:00:00Z');
const at = fc.integer({ min: start, max: start + 400 * dayMs }).map((time) => new Date(time));
const facts = fc.record({
  scope: fc.constantFrom(...delegateScopes),
  createdAt: at,
  acceptedAt: fc.option(at, { freq: 1 }),
  endedAt: fc.option(at, { freq: 1 }),
  until: at,
});
const scope = fc.constantFrom(...delegateScopes);

/** What each scope allows, written independently of the rule. */
const opens: Record<DelegateScope, string[]> = {
  view: ['view'],
  pay: ['view', 'pay'],
  sign: ['view', 'pay', 'sign'],
};

describe('what a trusted person may do', () => {
  it('[S6-12] opens only what was accepted, is not ended, has days left, and stands in the scope', () => {
    fc.assert(
      fc.property(facts, scope, at, (given, needed, now) => {
        const alive = given.acceptedAt !== null && given.endedAt === null && given.until > now;
        const expected = alive ? (opens[given.scope].includes(needed) ? 'open' : 'scope') : 'absent';
        expect(trustOpens(given, needed, now)).toBe(expected);
      }),
    );
  });

  it('[S6-12] never comes back once it is over, and an invitation waits to the end of the seventh day', () => {
    fc.assert(
      fc.property(facts, at, at, (given, one, other) => {
        const [now, later] = one <= other ? [one, other] : [other, one];
        if (delegationState(given, now) === 'over') expect(delegationState(given, later)).toBe('over');
        const days = (Date.parse(isoDay(later)) - Date.parse(isoDay(given.createdAt))) / dayMs;
        if (given.acceptedAt === null && days > invitationDays)
          expect(delegationState(given, later)).toBe('over');
        if (given.acceptedAt === null && given.endedAt === null && given.until > later)
          if (days < invitationDays) expect(delegationState(given, later)).toBe('waits');
      }),
    );
  });

  it('[S6-12] signs only while a power of attorney is in force, and pays without one', () => {
    expect(scopeInForce('sign', true)).toBe('sign');
    expect(scopeInForce('sign', false)).toBe('pay');
    for (const given of ['view', 'pay'] as const)
      for (const hasPower of [true, false]) expect(scopeInForce(given, hasPower)).toBe(given);
  });
});

describe('a power of attorney', () => {
  const day = fc
    .date({ min: new Date(start), max: new Date(start + 400 * dayMs), noInvalidDate: true })
    .map(isoDay);
  it('is given at the latest today, ends at the earliest today and never before it is given', () => {
    fc.assert(
      fc.property(day, day, day, (givenOn, until, today) => {
        const wrong = wrongDays({ givenOn, until }, today);
        expect(wrong.includes('givenOn')).toBe(givenOn > today);
        expect(wrong.includes('until')).toBe(until < today || until < givenOn);
      }),
    );
  });

  it('lets sign until the end of its last day, once the desk has accepted it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...powerStates), day, day, (state, until, today) => {
        expect(powerInForce({ state, until }, today)).toBe(state === 'accepted' && today <= until);
      }),
    );
  });
});
