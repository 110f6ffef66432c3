import { describe, expect, it } from 'vitest';
import { lineState } from './line-state.ts';

const open = { state: 'open', side: 'members' } as const;

describe('[S4.1-07] the state of a line', () => {
  it.each([
    ['due', { state: null, side: 'members' }, open],
    ['later', { state: null, side: 'developer' }, open],
    ['none', { state: null, side: 'developer' }, { state: 'stopped', side: null }],
    ['declined', { state: 'declined', side: 'members' }, open],
    ['void', { state: 'void', side: 'members' }, { state: 'stopped', side: null }],
  ] as const)('is «%s»', (state, signer, signing) => {
    expect(lineState(signer, signing)).toBe(state);
  });
});
