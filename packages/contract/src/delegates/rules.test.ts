import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delegateForm } from './form.ts';
import { type DelegateScope, delegateScopes, delegationState, invitationDays, trustOpens } from './rules.ts';

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

/** Written apart from the rule: what each scope is for. */
const opens: Record<DelegateScope, string[]> = { view: ['view'], pay: ['view', 'pay'] };

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

  it('[S6-12] never comes back once it is over, and an invitation waits seven days', () => {
    fc.assert(
      fc.property(facts, at, at, (given, one, other) => {
        const [now, later] = one <= other ? [one, other] : [other, one];
        if (delegationState(given, now) === 'over') expect(delegationState(given, later)).toBe('over');
        if (
          given.acceptedAt === null &&
          later.getTime() - given.createdAt.getTime() >= invitationDays * dayMs
        )
          expect(delegationState(given, later)).toBe('over');
      }),
    );
  });

  it('[S6-12] has no scope to sign: that takes a notarial power of attorney', () => {
    const said = { phone: '+79990000000', until: '2026-12-31' };
    expect(delegateForm.safeParse({ ...said, scope: 'pay' }).success).toBe(true);
    expect(delegateForm.safeParse({ ...said, scope: 'sign' }).success).toBe(false);
  });
});
