import { makePackedPdf, makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { type Sample, writtenAgain } from './good-samples.ts';
import { drawn, withSegment } from './make-picture.ts';

/** What every viewer opens though it does not keep to its format: it is taken, and kept mended. */
export async function looseSamples(): Promise<readonly Sample[]> {
  const jpeg = await drawn().jpeg().toBuffer();
  const pdf = makePdf();
  const off = (by: number) =>
    Buffer.from(
      pdf
        .toString('latin1')
        .replace(/startxref\n(\d+)/, (_, place: string) => `startxref\n${Number(place) + by}`),
      'latin1',
    );
  const movie = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    Buffer.from('x<?=`x'),
    Buffer.alloc(900, 7),
  ]);
  const counted = Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', 'latin1');
  return [
    { name: 'blanks behind.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(5000, ' ')]) },
    { name: 'ones behind.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(300, 0xff)]) },
    { name: 'much padding behind.pdf', bytes: Buffer.concat([makePackedPdf(), Buffer.alloc(9000)]) },
    { name: 'many remarks behind.pdf', bytes: remarked(pdf) },
    { name: 'a line before.pdf', bytes: Buffer.concat([Buffer.from('\r\n'), pdf]) },
    { name: 'words of a printer before.pdf', bytes: Buffer.concat([counted, pdf]) },
    { name: 'words before that were counted.pdf', bytes: counting(pdf, counted) },
    { name: 'a line before that was counted.pdf', bytes: counting(pdf, Buffer.from('\r\n')) },
    {
      name: 'two tables behind a line that was counted.pdf',
      bytes: counting(writtenAgain(), Buffer.from('\r\n')),
    },
    { name: 'two tables behind counted words.pdf', bytes: counting(writtenAgain(), counted) },
    {
      name: 'a table of tables behind a line.pdf',
      bytes: Buffer.concat([Buffer.from('\r\n'), makePackedPdf()]),
    },
    { name: 'a table of tables behind a counted line.pdf', bytes: makePackedPdf('', [], '\r\n') },
    {
      name: 'a table of tables behind counted words.pdf',
      bytes: makePackedPdf('', [], counted.toString('latin1')),
    },
    { name: 'table a little earlier.pdf', bytes: off(-3) },
    { name: 'table a little later.pdf', bytes: off(4) },
    { name: 'table far away.pdf', bytes: off(99_999_999) },
    ...[pdf, writtenAgain()].flatMap((whole, i) =>
      ['\nxref', 'trailer', 'startxref', '%%EOF', 'EOF'].map((mark) => ({
        name: `cut before the last ${mark.trim()} ${i}.pdf`,
        bytes: whole.subarray(0, whole.lastIndexOf(mark)),
      })),
    ),
    ...['startxref', '%%EOF', 'OF'].map((mark) => ({
      name: `a table of tables, cut before ${mark}.pdf`,
      bytes: makePackedPdf().subarray(0, makePackedPdf().lastIndexOf(mark)),
    })),
    { name: 'no end mark.jpg', bytes: jpeg.subarray(0, -2) },
    { name: 'half an end mark.jpg', bytes: jpeg.subarray(0, -1) },
    { name: 'bytes between.jpg', bytes: between(withSegment(jpeg, 0xfe, Buffer.from('x'))) },
    { name: 'a moving picture with any signs.jpg', bytes: Buffer.concat([jpeg, movie]) },
    {
      name: 'a moving picture of another phone.jpg',
      bytes: Buffer.concat([jpeg, Buffer.from('\0\0\x30\x0aMotionPhoto_Data'), movie]),
    },
  ];
}

/** Every place of the table is counted with what stands before the head. */
function counting(pdf: Buffer, before: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(\d{10})(?= \d{5} n)/g, (place) => `${Number(place) + before.length}`.padStart(10, '0'))
    .replace(
      /(startxref\n|\/Prev )(\d+)/g,
      (_, word: string, place: string) => `${word}${Number(place) + before.length}`,
    );
  return Buffer.concat([before, Buffer.from(text, 'latin1')]);
}

/** Two bytes stand behind the first segment. */
function between(jpeg: Buffer): Buffer {
  const end = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, end), Buffer.from([0, 0]), jpeg.subarray(end)]);
}

/** Remarks in place of the table: who looks through them once for each byte is busy for minutes. */
const remarked = (pdf: Buffer): Buffer =>
  Buffer.concat([pdf.subarray(0, pdf.lastIndexOf('\nxref')), Buffer.from(`\nx${'%1\n'.repeat(60_000)}`)]);
