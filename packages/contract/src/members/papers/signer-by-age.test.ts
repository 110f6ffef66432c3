import { expect, test } from 'vitest';
import { signerByAge } from './signer-by-age.ts';

test.each([
  ['2012-11-20', '2026-11-19', 'parent'],
  ['2012-11-20', '2026-11-20', 'self-with-consent'],
  ['2012-11-20', '2030-11-19', 'self-with-consent'],
  ['2012-11-20', '2030-11-20', 'self'],
  ['2012-02-29', '2026-02-28', 'parent'],
  ['2012-02-29', '2026-03-01', 'self-with-consent'],
])('for a member born on %s signs on %s: %s', (birthday, day, signer) => {
  expect(signerByAge(birthday, day)).toBe(signer);
});
