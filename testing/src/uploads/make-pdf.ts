import { deflateSync } from 'node:zlib';

export interface PdfOptions {
  readonly version?: string;
  readonly pages?: number;
  /** Written into the catalog, such as `/OpenAction 9 0 R`. */
  readonly catalog?: string;
  readonly page?: string;
  /** Further objects by their number, from 9 on. */
  readonly objects?: Readonly<Record<number, string>>;
  /** Text on the pages. */
  readonly text?: string;
  readonly deflate?: boolean;
  /** The separator between the number of each object and its generation. */
  readonly gap?: string;
  /** Size of the whole file in bytes. */
  readonly bytes?: number;
}

/** A small PDF with a valid cross-reference table, for tests that break one place of it. */
export function makePdf(options: PdfOptions = {}): Buffer {
  const bare = write(options, 0);
  if (options.bytes === undefined) return bare;
  // The padding also makes the numbers in the file longer.
  let padding = options.bytes - bare.length;
  for (let i = 0; i < 5; i += 1) padding += options.bytes - write(options, padding).length;
  return write(options, padding);
}

function write(options: PdfOptions, padding: number): Buffer {
  const { version = '1.7', pages = 1, catalog = '', page = '', objects = {} } = options;
  const numbers = Array.from({ length: pages }, (_, i) => 20 + i);
  const words = Buffer.from(
    `BT /F1 12 Tf 20 100 Td (${options.text ?? 'Scan'}) Tj ET${' '.repeat(padding)}`,
    'latin1',
  );
  const all = new Map<number, Buffer>([
    [1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)],
    [
      2,
      Buffer.from(`<< /Type /Pages /Count ${pages} /Kids [${numbers.map((n) => `${n} 0 R`).join(' ')}] >>`),
    ],
    [3, stream(words, options.deflate === true)],
    [4, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
    ...numbers.map((number): [number, Buffer] => [
      number,
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> ${page} >>`,
      ),
    ]),
    ...Object.entries(objects).map(([number, body]): [number, Buffer] => [
      Number(number),
      Buffer.from(body, 'latin1'),
    ]),
  ]);
  return assemble(version, all, options.gap);
}

function stream(data: Buffer, deflate: boolean): Buffer {
  const body = deflate ? deflateSync(data) : data;
  const head = `<< /Length ${body.length}${deflate ? ' /Filter /FlateDecode' : ''} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream')]);
}

function assemble(version: string, objects: ReadonlyMap<number, Buffer>, gap = ' '): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  const places = new Map<number, number>();
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [number, body] of objects) {
    places.set(number, length());
    parts.push(Buffer.from(`${number}${gap}0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const table = length();
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const at = places.get(number);
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** An object whose stream goes through these filters, the last written applied last. */
export const streamObject = (data: Buffer, filters: string, more = ''): string =>
  `<< /Length ${data.length} /Filter ${filters} ${more} >>\nstream\n${data.toString('latin1')}\nendstream`;

/**
 * A PDF with its objects in an object stream and its table in a cross-reference stream (ISO 32000-1, 7.5.7
 * and 7.5.8).
 * @param before text before the header, counted in the offsets
 */
export function makePackedPdf(catalog = '', more: readonly string[] = [], before = ''): Buffer {
  const inner = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    ...more,
  ];
  const places: string[] = [];
  let at = 0;
  for (const [index, body] of inner.entries()) {
    places.push(`${index + 1} ${at}`);
    at += body.length + 1;
  }
  const index = `${places.join(' ')} `;
  const packed = deflateSync(Buffer.from(`${index}${inner.join(' ')} `, 'latin1'));
  const head = Buffer.from(`${before}%PDF-1.5\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const holder = inner.length + 1;
  const holding = Buffer.concat([
    Buffer.from(
      `${holder} 0 obj\n<< /Type /ObjStm /N ${inner.length} /First ${index.length} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const table = head.length + holding.length;
  const rows = [[0, 0, 255], ...inner.map((_, i) => [2, holder, i]), [1, head.length, 0], [1, table, 0]].map(
    ([kind = 0, place = 0, last = 0]) => [kind, (place >> 16) & 255, (place >> 8) & 255, place & 255, last],
  );
  const data = deflateSync(Buffer.from(rows.flat()));
  const xref = `${holder + 1} 0 obj\n<< /Type /XRef /Size ${holder + 2} /W [1 3 1] /Root 1 0 R /Length ${data.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    head,
    holding,
    Buffer.from(xref),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`),
  ]);
}
