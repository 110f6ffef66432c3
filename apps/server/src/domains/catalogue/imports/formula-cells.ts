import type { ZipFiles } from '../../../platform/safe-zip.ts';

/**
 * Which cells of the first sheet hold a formula, by line and place from 0. A workbook keeps the value that the formula had
 * when it was saved; nobody has looked at it since.
 */
export function formulaCells(files: ZipFiles): ReadonlyMap<number, ReadonlySet<number>> {
  const sheet = files.get(firstSheet(files))?.toString('utf8') ?? '';
  const found = new Map<number, Set<number>>();
  // Bounded, so that a sheet made to be slow is not.
  for (const [, column = '', line] of sheet.matchAll(
    /<(?:[\w.-]{1,40}:)?c\s[^<>]{0,200}?\br=["']([A-Z]{1,3})(\d{1,7})["'][^<>]{0,200}>\s{0,20}<(?:[\w.-]{1,40}:)?f[\s/>]/g,
  )) {
    const places = found.get(Number(line)) ?? new Set<number>();
    found.set(Number(line), places.add(placeOf(column)));
  }
  return found;
}

/** More than that is no price list, and would be slow to walk. */
const mergedAtMost = 200_000;

/**
 * Which cells of the first sheet are hidden in a merged one: all but its first, which alone has the value.
 * @returns undefined when there are more than anybody merges by hand
 */
export function mergedCells(files: ZipFiles): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const sheet = files.get(firstSheet(files))?.toString('utf8') ?? '';
  const found = new Map<number, Set<number>>();
  let count = 0;
  for (const [, left = '', top, right = '', bottom] of sheet.matchAll(
    /<(?:[\w.-]{1,40}:)?mergeCell\s{1,20}ref=["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g,
  )) {
    const [from, to] = [placeOf(left), placeOf(right)];
    count += (to - from + 1) * (Number(bottom) - Number(top) + 1);
    if (count > mergedAtMost) return undefined;
    for (let line = Number(top); line <= Number(bottom); line++) {
      const places = found.get(line) ?? new Set<number>();
      for (let place = from; place <= to; place++) if (line > Number(top) || place > from) places.add(place);
      found.set(line, places);
    }
  }
  return found;
}

/** The file of the sheet that stands first in the workbook (ECMA-376, 18.2.20); programs may name their tags with a prefix. */
export function firstSheet(files: ZipFiles): string {
  const workbook = files.get('xl/workbook.xml')?.toString('utf8') ?? '';
  const relations = files.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '';
  const [, id] =
    /<(?:[\w.-]{1,40}:)?sheet\s[^<>]{0,400}?\b\w{1,40}:id=["']([^"'<>]{1,100})["']/.exec(workbook) ?? [];
  const relation = [...relations.matchAll(/<(?:[\w.-]{1,40}:)?Relationship\s[^<>]{0,600}>/g)].find(([one]) =>
    [`Id="${id}"`, `Id='${id}'`].some((named) => one.includes(named)),
  );
  const [, target = 'worksheets/sheet1.xml'] =
    /\sTarget=["']([^"']{1,200})["']/.exec(relation?.[0] ?? '') ?? [];
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** A → 0, Z → 25, AA → 26. */
export function placeOf(column: string): number {
  return [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
