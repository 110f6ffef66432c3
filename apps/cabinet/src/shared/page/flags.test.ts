import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Flag, noFlags, withFlag } from './flags.ts';

const all = Object.keys(noFlags) as Flag[];

test('[S4.7-07] the flags menu, modal, preloader, bonus, refresh and error step are turned on and off, each by itself', () => {
  expect(all.toSorted()).toEqual(['bonus', 'errorStep', 'menu', 'modal', 'preloader', 'refresh']);
  for (const flag of all) {
    const on = withFlag(noFlags, flag, true);
    expect(on[flag]).toBe(true);
    for (const other of all)
      if (other !== flag && other !== 'modal') expect(on[other], `${flag} ${other}`).toBe(false);
    expect(withFlag(on, flag, false)).toEqual(noFlags);
  }
});

test.each<[string, Flag]>([
  ['[S4.7-08] the bonus window', 'bonus'],
  ['[S4.7-09] the window of refreshing', 'refresh'],
  ['[S4.7-10] the window of a wrong step', 'errorStep'],
])('%s sets the general flag of a modal to match', (_, flag) => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (before, on) => {
      expect(withFlag({ ...noFlags, modal: before }, flag, on).modal).toBe(on);
    }),
  );
  expect(withFlag(noFlags, 'menu', true).modal).toBe(false);
  expect(withFlag(noFlags, 'preloader', true).modal).toBe(false);
});
