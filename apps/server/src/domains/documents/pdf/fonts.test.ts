import { isPaperLetter, letterOffPaper } from '@novosel/contract/texts/paper-letters.ts';
import { expect, it } from 'vitest';
import { fontNames, openFont } from './fonts.ts';

/**
 * Characters that nobody writes: control characters, the font's private ones, and code points reserved by
 * Unicode.
 */
const isWritten = (point: number) =>
  !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2329\u232a]/u.test(String.fromCodePoint(point));

it('what the contract takes for letters of a paper is what every weight of its font has', () => {
  for (const name of fontNames) {
    const has = new Set(openFont(name).characterSet.filter(isWritten));
    const known = Array.from({ length: 0x3000 }, (_, point) => point).filter(
      (point) => isWritten(point) && isPaperLetter(String.fromCodePoint(point)),
    );
    expect(known, name).toEqual([...has].filter((point) => point < 0x3000).sort((a, b) => a - b));
    expect(
      [...has].filter((point) => point >= 0x3000),
      name,
    ).toEqual([]);
  }
  expect(letterOffPaper('Әлия Ёлкина-Õ')).toBeUndefined();
  expect(letterOffPaper('Əлия')).toBe('Ə');
});
