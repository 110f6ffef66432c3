import { expect, test } from 'vitest';
import { holdOf, isToAgree } from './act-rules.ts';

const whole = { isOpen: true, isFrozen: false, isNewer: false, unread: [] };

test('the reason why nobody can agree yet is the first that has to be settled', () => {
  expect(holdOf('agree', whole)).toBeNull();
  expect(holdOf('read', whole)).toBe('saving');
  expect(holdOf('read', { ...whole, unread: ['sum'] })).toBe('unread');
  expect(holdOf('read', { ...whole, unread: ['sum'], isNewer: true })).toBe('newer');
  expect(holdOf('agree', { ...whole, isNewer: true })).toBe('newer');
  expect(holdOf('question', { ...whole, isNewer: true })).toBe('question');
  expect(holdOf('redraft', whole)).toBe('redraft');
  expect(holdOf('agree', { ...whole, isFrozen: true })).toBe('account');
});

test('only a signer of a version that is read is to agree', () => {
  expect(isToAgree('redraft', whole)).toBe(true);
  expect(isToAgree('question', { isOpen: false })).toBe(false);
  expect(isToAgree('others', whole)).toBe(false);
  expect(isToAgree('frozen', whole)).toBe(false);
});
