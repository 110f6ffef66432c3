export type NumberKind = 'plain' | 'date' | 'scientific';

/** Built-in formats of dates (ECMA-376, 18.8.30), including East Asian ones. */
const ownDates: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const ownScientific: readonly number[] = [11, 48];

/** The kind of value that a number shows in this format. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code !== undefined) return kindOfCode(code);
  if (ownScientific.includes(id)) return 'scientific';
  return ownDates.some(([first, last]) => id >= first && id <= last) ? 'date' : 'plain';
}

/** A format code without texts, colours, languages and fillers; elapsed times such as `[h]` stay. */
function kindOfCode(code: string): NumberKind {
  const [first = ''] = code
    .replace(/"[^"]*"/g, '')
    .replace(/[\\_*]./gu, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .split(';');
  if (/E[+-]/i.test(first)) return 'scientific';
  return /[ymdhs]/i.test(first) ? 'date' : 'plain';
}
