import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, fromRubles, groupThousands, maxRubles, parseMoney } from './money.ts';

const gap = '\u00a0';
const anySum = fc.integer({ min: -maxRubles * 100, max: maxRubles * 100 });

test('[S9-31] thousands are apart by a space that does not break', () => {
  expect(formatMoney(1_248_000_000)).toBe(`12${gap}480${gap}000${gap}руб.`);
  expect(groupThousands(999)).toBe('999');
  expect(groupThousands(65_535)).toBe(`65${gap}535`);
});

test('[S9-32] a page shows no decimals', () => {
  expect(formatMoney(123_449)).toBe(`1${gap}234${gap}руб.`);
  expect(formatMoney(123_450)).toBe(`1${gap}235${gap}руб.`);
  fc.assert(fc.property(anySum, (sum) => !formatMoney(sum).includes(',')));
});

test('[S9-33] the default suffix is руб., another or none may be given', () => {
  expect(formatMoney(0)).toBe(`0${gap}руб.`);
  expect(formatMoney(100, { suffix: 'RUB' })).toBe(`1${gap}RUB`);
  expect(formatMoney(100, { suffix: '' })).toBe('1');
});

test('minus is «−», and nothing is not negative', () => {
  expect(formatMoney(-12_960_000)).toBe(`−129${gap}600${gap}руб.`);
  expect(formatMoney(-49)).toBe(`0${gap}руб.`);
});

test('a receipt shows kopecks', () => {
  expect(formatMoney(123_405, { kopecks: true })).toBe(`1${gap}234,05${gap}руб.`);
  expect(formatMoney(-5, { kopecks: true })).toBe(`−0,05${gap}руб.`);
});

test('a sum written with kopecks is read back the same, to the limit and without floats', () => {
  fc.assert(
    fc.property(anySum, (sum) => {
      expect(parseMoney(formatMoney(sum, { kopecks: true }))).toBe(sum);
    }),
  );
});

test.each([
  ['12 480 000,5 руб.', 1_248_000_050],
  ['-3.07', -307],
  ['999 999 999 999', 99_999_999_999_900],
  ['0', 0],
])('%s is read', (text, sum) => {
  expect(parseMoney(text)).toBe(sum);
});

test.each(['', 'руб.', '1,234', '12a', '1 000 000 000 000', '999999999999,01', '--1'])(
  '«%s» is not a sum',
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
  },
);

test('rubles become whole kopecks', () => {
  expect(fromRubles(0.29)).toBe(29);
  expect(fromRubles(12_480_000)).toBe(1_248_000_000);
});
