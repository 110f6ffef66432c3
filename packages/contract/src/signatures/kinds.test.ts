import { describe, expect, it } from 'vitest';
import { neededKind, paperKinds, signatureKindCodes, signedPaperCodes, suffices } from './kinds.ts';

const day = '2026-11-29';

describe('the kind of signature that a paper needs', () => {
  it.each(signedPaperCodes)('[promise 48] of «%s» is never below what the registry takes', (paper) => {
    for (const kind of signatureKindCodes) {
      const needed = neededKind(paper, [{ paper, kind, since: '2026-01-01' }], day);
      expect(suffices(needed, paperKinds[paper].least)).toBe(true);
      expect(needed).toBe(suffices(kind, paperKinds[paper].least) ? kind : paperKinds[paper].least);
    }
  });

  it('is qualified for all that goes to the registry, and simple for what a code signs', () => {
    const needed = Object.fromEntries(signedPaperCodes.map((paper) => [paper, neededKind(paper, [], day)]));
    expect(needed).toEqual({
      'booking-agreement': 'simple',
      statement: 'simple',
      'defect-list': 'simple',
      'service-consent': 'simple',
      'reward-contract': 'simple',
      'transfer-act': 'enhanced',
      contract: 'qualified',
      addendum: 'qualified',
      assignment: 'qualified',
      'registry-application': 'qualified',
    });
  });

  it('changes on its day, and the latest setting holds', () => {
    const set = [
      { paper: 'reward-contract', kind: 'enhanced', since: '2026-12-01' },
      { paper: 'reward-contract', kind: 'qualified', since: '2026-12-01' },
      { paper: 'reward-contract', kind: 'simple', since: '2026-11-01' },
    ] as const;
    expect(neededKind('reward-contract', set, day)).toBe('simple');
    expect(neededKind('reward-contract', set, '2026-12-01')).toBe('qualified');
  });
});
