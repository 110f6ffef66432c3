import { describe, expect, it, test } from 'vitest';
import { readWhole, showWhole, type WholeRules } from './whole-typed.ts';

const area: WholeRules = { longest: 4, below: false };
const floor: WholeRules = { longest: 2, below: true };

/** The content of the field after each key that a person types. */
const typing = (keys: string, rules: WholeRules) => {
  let shown = '';
  let value: number | null = null;
  for (const key of keys) {
    const read = readWhole(shown + key, rules);
    value = read.value;
    shown = showWhole(value, read.rest);
  }
  return { value, shown };
};

describe('a pasted number', () => {
  it.each([
    ['58,4', 58],
    ['58.4', 58],
    ['58,45 м²', 58],
    ['58 m2', 58],
    ['1 200,5', 1200],
    ['1\u00a0200', 1200],
    ['от 58,4', 58],
    ['98765', 9876],
    [',5', null],
    ['нет', null],
  ])('%s is read as its whole part', (text, value) => {
    expect(readWhole(text, area).value).toBe(value);
  });
});

test('a decimal part that is typed grows no number and stays in sight until the field is left', () => {
  expect(typing('58,4', area)).toEqual({ value: 58, shown: '58,4' });
  expect(typing('58.45', area)).toEqual({ value: 58, shown: '58.45' });
  expect(showWhole(58, '')).toBe('58');
});

test('a minus alone waits for its number, where floors under the ground may be meant', () => {
  expect(typing('-', floor)).toEqual({ value: null, shown: '−' });
  expect(typing('-1', floor)).toEqual({ value: -1, shown: '−1' });
  expect(readWhole('−2', floor).value).toBe(-2);
  expect(readWhole('-2', area).value).toBe(2);
  expect(readWhole('123', floor).value).toBe(12);
});

test('what is set from outside has nothing beside it', () => {
  expect(showWhole(null, ',4')).toBe('');
  expect(showWhole(null, '')).toBe('');
  expect(showWhole(5, '−')).toBe('5');
});
