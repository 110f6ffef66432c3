import type { ZipFiles } from '../../../platform/safe-zip.ts';
import { firstSheet, placeOf } from './formula-cells.ts';

/** The workbook without the sheets that are not read: what is looked into here is what the library reads. */
export function withFirstSheet(files: ZipFiles): ZipFiles {
  const first = firstSheet(files);
  const isSheet = (content: Buffer) => content.includes('<sheetData') || content.includes(':sheetData');
  return new Map([...files].filter(([name, content]) => name === first || !isSheet(content)));
}

/** Bounded, so that a sheet made to be slow is not; a tag longer than that is no plain one. */
const tags = /<(?:[^\s<>/:]{1,40}:)?(row|c)(?=[\s/>])([^>]{0,2000})(>(?:\s{0,20}<\/)?)?/g;
const plain = /^(?:\s+[\w.-]{1,40}(?::[\w.-]{1,40})?\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?$/;

/** The last row that a sheet of a table program has. */
const lastRow = 1_048_576;

/**
 * How far the first sheet is filled: the library fills a table up to there, so that one word in the last cell of a sheet would be
 * seventeen thousand million cells. Rows and cells that have only a height or a colour do not count: programs write them down to
 * the last row. @returns undefined for a sheet that is not written as table programs write it
 */
export function sheetSize(files: ZipFiles): { rows: number; columns: number } | undefined {
  const sheet = files.get(firstSheet(files))?.toString('utf8') ?? '';
  let [current, rows, columns] = [0, 0, 0];
  for (const [, name, attributes = '', end] of sheet.matchAll(tags)) {
    if (!end || !plain.test(attributes) || /:r\s*=/.test(attributes)) return undefined;
    const place = /\sr\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];
    if (place === undefined && name === 'row') current += 1;
    else {
      const [, column = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place ?? '') ?? [];
      if (row === undefined || (column === '') !== (name === 'row')) return undefined;
      current = Math.max(current, Number(row));
      const empty = attributes.endsWith('/') || end !== '>';
      if (!empty && column !== '') {
        rows = current;
        columns = Math.max(columns, placeOf(column) + 1);
      }
    }
    if (current > lastRow) return undefined;
  }
  return { rows, columns };
}
