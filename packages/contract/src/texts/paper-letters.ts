/** Ranges of code points in the font of our papers; a test compares them with the font's files. */
const paperRanges =
  '20-7e a0-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-133 136-137 139-13e 141-148 14a-14d 150-15b 15e-161 ' +
  '164-165 16a-17e 192 218-21b 237 2bc 2c6-2c7 2d8-2dd 300-304 306-308 30a-30c 312 326-328 401-40c 40e-44f 451-45c ' +
  '45e-45f 490-49d 4a0-4a5 4aa-4ab 4ae-4b3 4b6-4bb 4c0 4c3-4c4 4c7-4c8 4cb-4cc 4cf-4df 4e2-4eb 4ee-4f5 4f8-4f9 ' +
  '512-513 1e80-1e85 1e9e 1ef2-1ef3 2009 2010-2014 2018-201a 201c-201e 2020-2022 2026 202f-2030 2039-203a 2044 2074 ' +
  '2081-2084 20ac 20b4 20b8 20bd 2116 2122 2190-2193 2196-2199 2206 2212 2215 221a 2248 2264-2265';

const ranges = paperRanges.split(' ').map((range) => {
  const [from = 0, to = from] = range.split('-').map((point) => Number.parseInt(point, 16));
  return { from, to };
});

export const isPaperLetter = (letter: string): boolean => {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(({ from, to }) => point >= from && point <= to);
};

/**
 * The first character of a text that the font lacks, so that it would print as a box; undefined when there is
 * none.
 */
export const letterOffPaper = (text: string): string | undefined =>
  [...text].find((letter) => !isPaperLetter(letter));
