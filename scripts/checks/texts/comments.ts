import { type Finding, placeOf, type Source, sources } from '../sources.ts';

const widest = 110;

/** Comments fit into a window that shows two files side by side. */
export function comments(): Finding {
  const files = sources(/\.(ts|tsx|mjs|css)$/);
  return { looked: files.length, at: 'files', problems: files.flatMap(wideComments) };
}

/** Finds comment lines of more than 110 columns, with their places. The formatter breaks lines of code. */
export const wideComments = (source: Source): string[] =>
  [...source.text.matchAll(/^[ \t]*(?:\/\/|\/\*|\*|\{\/\*).*$/gm)]
    .filter(([line]) => line.length > widest)
    .map(({ index, 0: line }) => `${placeOf(source, index)} is a comment of ${line.length} columns`);
