import { describe, expect, it } from 'vitest';
import { endingsOf } from './endings.ts';

const power = { number: 'МЧД-77', givenOn: '2026-01-10' };
const today = '2026-11-29';

describe('what of a signatory ends soon', () => {
  it.each([
    ['2026-12-30', []],
    ['2026-12-29', [{ what: 'power', on: '2026-12-29', over: false }]],
    ['2026-11-29', [{ what: 'power', on: '2026-11-29', over: false }]],
    ['2026-11-28', [{ what: 'power', on: '2026-11-28', over: true }]],
  ])('of a power until %s', (until, found) => {
    expect(endingsOf({ power: { ...power, until }, validUntil: null }, today)).toEqual(found);
  });

  it('is the certificate of the head of an organisation, who needs no power', () => {
    const validUntil = '2026-12-01T20:59:59.000Z';
    expect(endingsOf({ power: null, validUntil }, today)).toEqual([
      { what: 'certificate', on: '2026-12-01', over: false },
    ]);
  });
});
