import { type Finding, placeOf, type Source, sources } from '../sources.ts';

const widest = 110;

/** A comment fits a window that shows two files side by side. */
export function comments(): Finding {
  const files = sources(/\.(ts|tsx|mjs|css)$/);
  return { looked: files.length, at: 'files', problems: files.flatMap(wideComments) };
}

/** Lines of comments with more than 110 columns, by their places. Code is the formatter's to break. */
export const wideComments = (source: Source): string[] =>
  [...source.text.matchAll(/^[ \t]*(?:\/\/|\/\*|\*|\{\/\*).*$/gm)]
    .filter(([line]) => line.length > widest)
    .map(({ index, 0: line }) => `${placeOf(source, index)} is a comment of ${line.length} columns`);
