import { describe, expect, it } from 'vitest';
import { endingsOf, stateOn } from './endings.ts';

const power = { number: 'МЧД-77', givenOn: '2026-01-10' };
const today = '2026-11-29';

describe('what of a signatory ends soon', () => {
  it.each([
    ['2026-12-30', []],
    ['2026-12-29', [{ what: 'power', on: '2026-12-29' }]],
    ['2026-11-29', [{ what: 'power', on: '2026-11-29' }]],
    ['2026-11-28', []],
  ])('of a power until %s', (until, found) => {
    const signatory = { state: 'active', power: { ...power, until }, validUntil: null } as const;
    expect(endingsOf(signatory, today)).toEqual(found);
  });

  it('is the certificate of the head of an organisation, who needs no power', () => {
    const validUntil = '2026-12-01T20:59:59.000Z';
    const head = { state: 'active', power: null, validUntil } as const;
    expect(endingsOf(head, today)).toEqual([{ what: 'certificate', on: '2026-12-01' }]);
    expect(endingsOf({ ...head, state: 'over' }, today)).toEqual([]);
  });
});

describe('whether a signatory may sign', () => {
  it('depends on his power as well', () => {
    const until = (day: string) =>
      ({ state: 'active', power: { ...power, until: day }, validUntil: null }) as const;
    expect(stateOn(until(today), today)).toBe('active');
    expect(stateOn(until('2026-11-28'), today)).toBe('powerless');
    expect(stateOn({ ...until('2026-11-28'), state: 'ordered' }, today)).toBe('ordered');
  });
});
