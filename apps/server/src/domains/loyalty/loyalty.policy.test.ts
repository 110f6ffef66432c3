import { cardCodes, ladderAt } from '@novosel/contract/loyalty/ladder.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBasisPoints, discountTitle, type Standing, statusTitle } from './loyalty.policy.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ladder = ladderAt(now);
const standing = (more: Partial<Standing>): Standing => ({
  code: 'basic',
  isBlocked: false,
  expiresAt: null,
  contracts: 1,
  ...more,
});

describe('the loyalty discount', () => {
  it.each([
    ['[S4.11-03] basic', 'basic', 100],
    ['[S4.11-04] prestige', 'prestige', 200],
    ['premium', 'premium', 300],
    ['no card', 'no_card', 0],
  ] as const)('%s: of a repeat purchase', (_, code, points) => {
    expect(discountBasisPoints(ladder, standing({ code }), now)).toBe(points);
  });

  it('is none on a first purchase, on a blocked card and after its end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cardCodes), fc.nat({ max: 1000 }), (code, late) => {
        const ended = new Date(now.getTime() - late);
        expect(discountBasisPoints(ladder, standing({ code, contracts: 0 }), now)).toBe(0);
        expect(discountBasisPoints(ladder, standing({ code, isBlocked: true }), now)).toBe(0);
        expect(discountBasisPoints(ladder, standing({ code, expiresAt: ended }), now)).toBe(0);
      }),
    );
  });

  it('is named with its number and sign on one line', () => {
    for (const { code } of ladder.levels) expect(discountTitle(ladder, code, 'ru')).toMatch(/\d\u00A0%$/);
    expect(discountTitle(ladder, 'prestige', 'ru')).toBe('Скидка уровня «Престиж», 2\u00A0%');
    expect(discountTitle(ladder, 'no_card', 'ru')).toBe('');
  });

  it('holds until the very end of the card', () => {
    const expiresAt = new Date(now.getTime() + 1);
    expect(discountBasisPoints(ladder, standing({ expiresAt }), now)).toBe(100);
  });

  it('grows with the level, and every status has a name in both languages', () => {
    const points = ladder.levels.map(({ basisPoints }) => basisPoints);
    expect(points).toEqual([...points].sort((a, b) => a - b));
    for (const code of cardCodes) {
      expect(statusTitle(ladder, code, 'ru')).toMatch(/[а-яё]/i);
      expect(statusTitle(ladder, code, 'en')).not.toMatch(/[а-яё]/i);
    }
  });
});
