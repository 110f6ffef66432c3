import { expect, it } from 'vitest';
import { needsRehash } from './password-hash.ts';

const hash = (parameters: string) => `$argon2id$v=19$${parameters}$c2FsdHNhbHRzYWx0$aGFzaA`;

it.each([
  [hash('m=19456,t=2,p=1'), false],
  [hash('m=65536,t=3,p=4'), false],
  [hash('m=19455,t=2,p=1'), true],
  [hash('m=19456,t=1,p=1'), true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
  ['$2b$12$abcdefghijklmnopqrstuv', true],
  ['', true],
])('%s is made anew: %s (promise 1)', (stored, anew) => {
  expect(needsRehash(stored)).toBe(anew);
});
