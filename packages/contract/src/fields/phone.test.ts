import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneProblem, readPhone, reshapePhone, shapePhone } from './phone.ts';

/** A text in the field and an edit: the selection, and its replacement. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

const step = (shown: string, { from, to, put }: Step): string => {
  const start = Math.min(from, to, shown.length);
  const end = Math.min(Math.max(from, to), shown.length);
  const typed = shown.slice(0, start) + put + shown.slice(end);
  return reshapePhone(shown, typed, start + put.length, start);
};

const type = (keys: string, before = ''): string =>
  [...keys].reduce((shown, key) => step(shown, { from: shown.length, to: shown.length, put: key }), before);

const key = fc.constantFrom(...'0123456789+-( ');
const place = fc.nat(24);
const onlyTyped = fc.array(fc.record({ from: place, to: place, put: fc.oneof(key, fc.constant('')) }), {
  maxLength: 24,
});
/** Any state that typing, deletions and selections can produce. */
const state = fc.oneof(
  onlyTyped.map((steps) => steps.reduce(step, '')),
  fc.string({ unit: key, maxLength: 14 }).map((keys) => type(keys)),
  fc.constantFrom(
    '',
    '+',
    '8',
    '+7',
    '+7 8',
    '8 4',
    '+7 900 123-45-67',
    '+7 812 900-12-34',
    '8 432 001-23-4',
  ),
);

const own = fc.stringMatching(/^(?:[349]\d|8[0-7])\d{8}$/);
const written = fc
  .tuple(
    own,
    fc.constantFrom('+7', '7', '8', '+7 ', '8 (', '+7-', 'тел. +7 '),
    fc.constantFrom('', ' ', '-', ') '),
  )
  .map(([digits, country, mark]) => ({
    text: `${country}${digits.slice(0, 3)}${mark}${digits.slice(3, 6)}${mark}${digits.slice(6)}`,
    value: `+7${digits}`,
  }));

describe('phone', () => {
  test.each([
    ['8129001234', '+78129001234'],
    ['812 900-12-34', '+78129001234'],
    ['843 200-12-34', '+78432001234'],
    ['84951234567', '+74951234567'],
    ['+8 900 123-45-67', '+79001234567'],
    ['+7 (8) 900 123-45-67', '+79001234567'],
    ['+7+79001234567', '+79001234567'],
    ['\u202a+7 900 123-45-67\u202c', '+79001234567'],
    ['8 800 100-20-30', '+78001002030'],
  ])('%s is %s', (text, value) => {
    expect(readPhone(text)).toBe(value);
  });

  test.each([
    ['+7 900 123-45', 'phoneShort'],
    // A digit is missing after the trunk 8: not a ten-digit number that begins with 849 or 89.
    ['8495123456', 'phoneShort'],
    ['8900123456', 'phoneShort'],
    ['+7 900 123-45-678', 'phoneLong'],
    ['+7 900 123-45-67, +7 900 765-43-21', 'phoneLong'],
    ['+375 29 123-45-67', 'phoneForeign'],
    ['375291234567', 'phoneForeign'],
    ['+84 912 345 678', 'phoneForeign'],
    ['+7 701 123-45-67', 'phoneForeign'],
    ['+77471234567', 'phoneForeign'],
    ['+7 (747) 123-45-67', 'phoneForeign'],
    ['+774712345671', 'phoneLong'],
    ['87471234567', 'phoneForeign'],
    ['12125550100', 'phoneForeign'],
  ] as const)('%s is refused: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem);
    expect(readPhone(text)).toBeUndefined();
  });

  test.each([
    ['+7', '+79001234567', '+7 900 123-45-67'],
    ['7', '89001234567', '+7 900 123-45-67'],
    ['8', '+7 900 123-45-67', '+7 900 123-45-67'],
    ['+7', '8129001234', '+7 812 900-12-34'],
    ['+7 9', '9001234567', '+7 900 123-45-67'],
    ['+7 900 555-00-00', '+79001234567', '+7 900 123-45-67'],
    ['+7', '+375 29 123-45-67', '+375 29 123-45-67'],
    ['+', '4712345678', '+4712345678'],
    ['+', '3725123456', '+3725123456'],
    ['+', '79001234567', '+7 900 123-45-67'],
    ['+', '89001234567', '+7 900 123-45-67'],
    ['+7 900', '123 45 67', '+7 900 123-45-67'],
  ])('«%s», then %s is pasted: %s', (before, pasted, shown) => {
    const at = type(before);
    expect(step(at, { from: at.length, to: at.length, put: pasted })).toBe(shown);
  });

  test.each([
    ['+', '+4712345678', '+4712345678'],
    ['+', '+84912345678', '+84912345678'],
    ['+', '+3725123456', '+3725123456'],
    ['+3', '+34712345678', '+34712345678'],
    ['+', '+79001234567', '+7 900 123-45-67'],
    ['+7', '+7 900 123-45-67', '+7 900 123-45-67'],
    ['+7 900 555-00-00', '+7 900 555-00-00+79001234567', '+7 900 123-45-67'],
  ])('«%s» that became %s nobody knows how: %s', (before, typed, shown) => {
    expect(reshapePhone(before, typed, typed.length)).toBe(shown);
  });

  test('a number that is pasted anywhere, over any selection, or filled in is that number', () => {
    fc.assert(
      fc.property(state, written, place, place, (before, { text, value }, from, to) => {
        expect(readPhone(step(before, { from, to, put: text }))).toBe(value);
        expect(readPhone(step(before, { from: 0, to: before.length, put: text }))).toBe(value);
        expect(readPhone(shapePhone(text))).toBe(value);
      }),
    );
  });

  test('what is no Russian number is never made into one, wherever it is pasted', () => {
    const country = fc.constantFrom('375', '380', '998', '1', '49', '86', '81', '84', '90', '7701', '7600');
    const foreign = fc
      .tuple(country, fc.stringMatching(/^\d{8,10}$/))
      .map(([code, rest]) => `+${code} ${rest}`)
      .filter((text) => !/^\+7/.test(text) || text.replace(/\D/g, '').length > 11);
    const kazakh = fc.stringMatching(/^\+77(?:0[0-8]|47|7[15-8])\d{7}$/);
    const long = fc
      .tuple(own, fc.stringMatching(/^\d{1,9}$/))
      .map(([digits, more]) => `+7 ${digits} ${more}`);
    fc.assert(
      fc.property(state, fc.oneof(foreign, kazakh, long), place, place, (before, text, from, to) => {
        const shown = step(before, { from, to, put: text });
        expect(readPhone(shown)).toBeUndefined();
        expect(phoneProblem(shown)).toMatch(/^phone(?:Long|Foreign)$/);
        expect(shown.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      }),
    );
  });

  test('a foreign number behind a typed plus, put there or filled in, is never made a Russian one', () => {
    const country = fc.constantFrom('375', '372', '47', '1', '49', '90', '30', '34', '995', '996');
    const rest = fc.stringMatching(/^\d{7,10}$/);
    fc.assert(
      fc.property(country, rest, fc.boolean(), (code, own, known) => {
        const [before, put] = ['+', `${code}${own}`];
        const typed = `+${put}`;
        const shown = reshapePhone(before, typed, typed.length, known ? before.length : undefined);
        expect(readPhone(shown)).toBeUndefined();
        expect(shown.replace(/\D/g, '')).toBe(put);
      }),
    );
  });

  test('no step loses a digit but a country or trunk digit that was there already', () => {
    fc.assert(
      fc.property(state, fc.string({ unit: key, maxLength: 16 }), place, place, (before, put, from, to) => {
        const start = Math.min(from, to, before.length);
        const end = Math.min(Math.max(from, to), before.length);
        const typed = (before.slice(0, start) + put + before.slice(end)).replace(/\D/g, '');
        const value = readPhone(step(before, { from, to, put }));
        if (!value) return;
        const digits = value.slice(2);
        // The whole former text, or the whole inserted text.
        const sources = [typed, put.replace(/\D/g, '')].map((all) => all.replace(digits, ''));
        expect(sources.some((rest) => /^[78]*$/.test(rest))).toBe(true);
      }),
    );
  });

  test('a key in a full field never makes another whole number', () => {
    fc.assert(
      fc.property(own, place, fc.constantFrom(...'0123456789'), (digits, at, put) => {
        const before = shapePhone(`+7${digits}`);
        const shown = step(before, { from: at, to: at, put });
        expect([undefined, `+7${digits}`]).toContain(readPhone(shown));
        if (!readPhone(shown)) expect(phoneProblem(shown)).toMatch(/^phone(?:Long|Foreign)$/);
      }),
    );
  });

  test.each(['888', '7889', '8889'])('%s, which may begin again, is shaped once and for all', (typed) => {
    expect(shapePhone(shapePhone(typed))).toBe(shapePhone(typed));
  });

  test('shaping twice changes nothing more, and deleting comes to an empty field', () => {
    fc.assert(
      fc.property(state, (shown) => {
        expect(shapePhone(shown)).toBe(shown);
        let rest = shown;
        for (let times = 0; times < 60 && rest; times += 1)
          rest = step(rest, { from: rest.length - 1, to: rest.length, put: '' });
        expect(rest).toBe('');
      }),
    );
  });
});
