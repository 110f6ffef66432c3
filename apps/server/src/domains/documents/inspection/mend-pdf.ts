/** Bytes in which viewers search for the header (ISO 32000-1, note of Annex H). */
const mostBefore = 1024;
/** Largest error in the position of the table, caused by changed line ends or wrong counting, in bytes. */
const mostOff = 32;
const headBytes = '%PDF-1.7'.length;

/**
 * Repairs a PDF: its header first, its end marker last, and its table at the stated position.
 * @returns undefined when it cannot be repaired
 */
export function mendPdf(bytes: Buffer): Buffer | undefined {
  const head = bytes.subarray(0, mostBefore + 8).indexOf('%PDF-');
  const end = bytes.lastIndexOf('%%EOF');
  if (head < 0 || end < head) return undefined;
  const last = bytes.lastIndexOf('startxref', end);
  const said = Number(
    /^startxref\s+(\d{1,10})\s*$/.exec(bytes.toString('latin1', Math.max(last, 0), end))?.[1],
  );
  if (last < head || Number.isNaN(said)) return undefined;
  const counted = tableNear(bytes, said, 0);
  const uncounted = tableNear(bytes, said, head);
  const table = nearer(counted, uncounted, said, head);
  if (table === undefined || table >= last) return undefined;
  const tail = (place: number) => Buffer.from(`startxref\n${place}\n%%EOF\n`);
  if (!countsBefore(bytes, table, head, said))
    return Buffer.concat([bytes.subarray(head, last), tail(table - head)]);
  // The header moves to the beginning and blanks take its place, so that all positions in tables stay
  // correct.
  const body = bytes.subarray(head + headBytes, last);
  return Buffer.concat([bytes.subarray(head, head + headBytes), Buffer.alloc(head, ' '), body, tail(table)]);
}

/** The beginning of a table near its stated position, which may be counted from the header. */
function tableNear(bytes: Buffer, said: number, before: number): number | undefined {
  const place = said + before;
  const from = Math.max(0, place - mostOff);
  if (from >= bytes.length) return undefined;
  const text = bytes.toString('latin1', from, place + mostOff * 2);
  const places = [...text.matchAll(/(?<!start)xref(?=\s)|(?<!\d)\d+\s+\d+\s+obj/g)].map(
    ({ index }) => from + index,
  );
  return places.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
}

function nearer(
  counted: number | undefined,
  uncounted: number | undefined,
  said: number,
  head: number,
): number | undefined {
  if (counted === undefined || uncounted === undefined) return counted ?? uncounted;
  return Math.abs(counted - said) < Math.abs(uncounted - said - head) ? counted : uncounted;
}

/**
 * Whether positions include the bytes before the header: decided by the objects in the table, or else by the
 * position of the table.
 */
function countsBefore(bytes: Buffer, table: number, head: number, said: number): boolean {
  const rows = /^xref\s/.test(bytes.toString('latin1', table, table + 5))
    ? bytes.toString('latin1', table).matchAll(/(\d{10}) \d{5} n/g)
    : [];
  for (const [, written] of rows) {
    const [counted, uncounted] = [Number(written), Number(written) + head].map((place) =>
      /^\s?\d+\s+\d+\s+obj/.test(bytes.toString('latin1', place, place + mostOff)),
    );
    if (counted !== uncounted) return counted === true;
  }
  return Math.abs(table - said) < Math.abs(table - said - head);
}
