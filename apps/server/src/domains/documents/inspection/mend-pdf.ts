import { isAnotherFile } from './hidden-content.ts';

/** So far from the beginning viewers look for the head (ISO 32000-1, note of Annex H). */
const mostBefore = 1024;
/** How many bytes the place of the table is off when a program has changed line ends or counted wrongly. */
const mostOff = 32;

/**
 * A PDF as its format wants it: its head first, its end mark last, and its table where the end says it is.
 * @returns undefined for what cannot be mended
 */
export function mendPdf(bytes: Buffer): Buffer | undefined {
  const head = bytes.subarray(0, mostBefore + 8).indexOf('%PDF-');
  const end = bytes.lastIndexOf('%%EOF');
  if (head < 0 || end < head) return undefined;
  if (isAnotherFile(bytes.subarray(0, head)) || isAnotherFile(bytes.subarray(end + 5))) return undefined;
  const body = bytes.subarray(head, end);
  const last = body.lastIndexOf('startxref');
  const said = Number(/^startxref\s+(\d{1,10})\s*$/.exec(body.toString('latin1', Math.max(last, 0)))?.[1]);
  if (last < 0 || Number.isNaN(said)) return undefined;
  const table = tableNear(body, said) ?? tableNear(body, said - head);
  if (table === undefined || table >= last) return undefined;
  const moved = Math.abs(table - said) <= mostOff ? 0 : head;
  const kept = moved > 0 ? withPlaces(body.subarray(0, last), table, moved) : body.subarray(0, last);
  return Buffer.concat([kept, Buffer.from(`startxref\n${table}\n%%EOF\n`)]);
}

/** Where a table begins, next to where it is said to. */
function tableNear(body: Buffer, said: number): number | undefined {
  const from = Math.max(0, said - mostOff);
  if (said < 0 || from >= body.length) return undefined;
  const text = body.toString('latin1', from, said + mostOff * 2);
  const places = [...text.matchAll(/(?<!start)xref(?=\s)|(?<!\d)\d+\s+\d+\s+obj/g)].map(
    ({ index }) => from + index,
  );
  return places.sort((a, b) => Math.abs(a - said) - Math.abs(b - said))[0];
}

/** Whose table counted what stood before the head, counts without it now. */
function withPlaces(body: Buffer, table: number, before: number): Buffer {
  const rows = body
    .toString('latin1', table)
    .replace(/(\d{10})(?= \d{5} n)/g, (place) => `${Math.max(0, Number(place) - before)}`.padStart(10, '0'));
  return Buffer.concat([body.subarray(0, table), Buffer.from(rows, 'latin1')]);
}
