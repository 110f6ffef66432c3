import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, factorCodeIn, recoveryCodeIn } from './code-text.ts';

test.each([
  ['402817', '402817'],
  [' 402 817\n', '402817'],
  ['402-817', '402817'],
  ['\u2066402817\u2069', '402817'],
  [
    'Код 402817: подписать договор, документ 9f86 d081 884c. Никому его не говорите.\n\n@novosel.test #402817',
    '402817',
  ],
  ['Code 402817: to sign the agreement of 12.11.2026.', '402817'],
  ['Новосел: подписание по сделке 110226. Ваш код — 402817. Сумма 300000 руб.', '402817'],
  ['402817 is your code', '402817'],
  ['Никому не говорите: 402817. Вопросы: +7 900 000-00-01', '402817'],
  [`${'Очень длинное сообщение. '.repeat(40)}Код: 402817`, '402817'],
  // Two numbers: nothing says which of them is the code, if any.
  ['Сделка 110226, сумма 30 000', undefined],
  ['Заявка 110226 от 24.11.2026', undefined],
  ['110226 и 402817', undefined],
  ['4028171', undefined],
  ['40281', undefined],
  ['+7 900 000-00-01', undefined],
  ['402817,50', undefined],
])('of six digits in «%s»: %s', (pasted, code) => {
  expect(codeIn(pasted, 6)).toBe(code);
});

test.each([
  ['Код 4021: завершить регистрацию в кабинете. © 2026', '4021'],
  ['40 21', '4021'],
  ['40217', undefined],
])('of four digits in «%s»: %s', (pasted, code) => {
  expect(codeIn(pasted, 4)).toBe(code);
});

test('any code is found in any message that names it, and nothing else is', () => {
  const words = fc.stringMatching(/^[а-яё .,!]{0,60}$/);
  fc.assert(
    fc.property(words, fc.stringMatching(/^\d{6}$/), words, (before, code, after) => {
      expect(codeIn(`${before} Код ${code}: ${after}`, 6)).toBe(code);
      expect(codeIn(`${before} ${code} ${after}`, 6)).toBe(code);
      expect(codeIn(`${before} ${after}`, 6)).toBeUndefined();
    }),
  );
});

test.each([
  ['abcde-fghjk', 'abcde-fghjk'],
  [' ABCDE fghjk ', 'abcde-fghjk'],
  ['abcdefghjk', 'abcde-fghjk'],
  // A phone keyboard turns the hyphen into a dash.
  ['3. abcde – fghjk', 'abcde-fghjk'],
  ['abcde-fghjk\nmnpqr-stuvw', undefined],
  ['abcde-fghj', undefined],
  ['abcd1-fghjk', undefined],
])('a recovery code in «%s»: %s', (pasted, code) => {
  expect(recoveryCodeIn(pasted)).toBe(code);
  expect(factorCodeIn(pasted)).toBe(code);
});
