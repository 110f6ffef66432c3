import { describe, expect, it } from 'vitest';
import { formOf, isPowerInOrder, nobody } from './typed-signatory.ts';

const power = { number: 'МЧД-77', givenOn: '2026-01-10', until: '2029-01-10' };

describe('a signatory as he is typed', () => {
  it('has a power, unless he is the head of the organisation', () => {
    expect(formOf({ ...nobody, ...power }).power).toEqual(power);
    expect(formOf({ ...nobody, ...power, head: true }).power).toBeNull();
  });

  it('has a bank only when he signs for one, and no patronymic when none is typed', () => {
    expect(formOf({ ...nobody, bank: 'bereg', patronymic: ' ' })).toMatchObject({
      bank: null,
      patronymic: null,
    });
    expect(formOf({ ...nobody, side: 'bank', bank: 'bereg' }).bank).toBe('bereg');
  });

  it.each([
    ['2026-01-10', '2026-11-29', true],
    ['2026-01-10', '2026-11-28', false],
    ['2027-02-01', '2027-01-01', false],
  ])('has a power from %s until %s in order: %s', (givenOn, until, isRight) => {
    expect(isPowerInOrder({ ...nobody, givenOn, until }, '2026-11-29')).toBe(isRight);
  });
});
