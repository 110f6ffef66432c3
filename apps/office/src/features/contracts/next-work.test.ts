import { describe, expect, it } from 'vitest';
import { nextWork } from './next-work.ts';

const fresh = { place: 'contract-draft', openQuestions: 0, hasDraft: false, version: null } as const;

describe('what is next about a contract', () => {
  it.each([
    ['make', {}],
    ['send', { hasDraft: true, openQuestions: 2, version: 1 }],
    ['answer', { openQuestions: 2, version: 1 }],
    ['redo', { version: 1, place: 'contract-late' }],
    ['answer', { version: 2, place: 'contract-reading', openQuestions: 1 }],
    ['answer', { version: 2, place: 'signing', openQuestions: 1 }],
    ['agree', { version: 1, place: 'contract-reading', openQuestions: 0 }],
  ] as const)('is to %s it', (work, more) => {
    expect(nextWork({ ...fresh, ...more })).toBe(work);
  });
});
