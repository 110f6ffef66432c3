import { expect, test } from 'vitest';
import { declineKind, declineKinds, declineWords } from './declines.ts';

test.each([
  ['insufficient_funds', true, 'bank'],
  ['general_decline', true, 'bank'],
  ['3d_secure_failed', true, 'bank'],
  ['a reason of tomorrow', true, 'bank'],
  [null, true, 'bank'],
  ['expired_on_confirmation', true, 'expired'],
  ['expired_on_capture', true, 'expired'],
  ['canceled_by_merchant', true, 'ours'],
  ['internal_timeout', true, 'ours'],
  ['invalid_request receipt', false, 'ours'],
  ['not_found', false, 'ours'],
  [null, false, 'ours'],
  // A reason never turns a refusal before any bank was asked into a refusal by a bank.
  ['insufficient_funds', false, 'ours'],
] as const)('%s (made: %s) is told as %s', (reason, made, kind) => {
  expect(declineKind(reason, made)).toBe(kind);
});

test('only the bank is said to have refused', () => {
  const named = declineKinds.filter((kind) => /банк|bank/i.test(Object.values(declineWords[kind]).join(' ')));
  expect(named).toEqual(['bank']);
});
