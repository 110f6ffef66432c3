import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { isCheap, missingPasses } from './password-hash.ts';

const hash = (parameters: string) => `$argon2id$v=19$${parameters}$c2FsdHNhbHRzYWx0$aGFzaA`;

it.each([
  [hash('m=19456,t=16,p=1'), 0, false],
  [hash('m=19456,t=20,p=1'), 0, false],
  [hash('m=65536,t=5,p=4'), 0, false],
  [hash('m=65536,t=3,p=4'), 6, true],
  [hash('m=19455,t=16,p=1'), 1, true],
  [hash('m=8192,t=64,p=1'), 0, true],
  [hash('m=19456,t=2,p=1'), 14, true],
  [hash('m=8192,t=1,p=1'), 16, true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 16, true],
  ['$2b$12$abcdefghijklmnopqrstuv', 16, true],
  ['', 16, true],
])('%s is short of today’s cost by %i passes; it is renewed: %s (promise 1)', (stored, missing, cheap) => {
  expect([missingPasses(stored, 16), isCheap(stored, 16)]).toEqual([missing, cheap]);
});

it('a password is hashed in 16 passes unless it is set otherwise, and never in fewer than two (promise 1)', () => {
  const passes = (given?: string) =>
    readConfig({ SECRET: 'x'.repeat(32), PASSWORD_PASSES: given }).passwordPasses;
  expect([passes(), passes('2'), passes('24')]).toEqual([16, 2, 24]);
  for (const wrong of ['1', '0', '65', '2.5', 'many'])
    expect(() => passes(wrong)).toThrow(`Настройка PASSWORD_PASSES неверна: «${wrong}»`);
});
