import { deflateSync } from 'node:zlib';
import { makePackedPdf, makePdf, streamObject } from '@novosel/testing/uploads/make-pdf.ts';
import { demoScan } from '../../src/demo/demo-scan.ts';
import { drawn, flat, pngChunk, withChunks, withComment, withSegment } from './make-picture.ts';

export interface Sample {
  readonly name: string;
  readonly bytes: Buffer;
}

const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>';

/** What people really send: cameras, scanners, office programs, names in any alphabet. */
export async function goodSamples(): Promise<readonly Sample[]> {
  const png = await drawn().png().toBuffer();
  const jpeg = await drawn().jpeg().toBuffer();
  const gif = await drawn().gif().toBuffer();
  const pdf = makePdf();
  return [
    ...(await pictures(png, jpeg, gif)),
    ...(await papers()),
    ...[
      'паспорт, стр. 2.pdf',
      'Скан 12.05.2026.pdf',
      'договор v1.2 (копия).PDF',
      'سند.pdf',
      'דרכון.pdf',
      '合同.pdf',
    ].map((name) => ({ name, bytes: pdf })),
    ...[
      '👨‍👩‍👧 мы.png',
      "O'Brien & Co.png",
      'a.b.c.d.png',
      'IMG_2026-11-20 (1).PNG',
      `${'д'.repeat(190)}.png`,
    ].map((name) => ({
      name,
      bytes: png,
    })),
    ...['photo.pdf.jpg', 'photo.jpeg', 'C:\\fakepath\\фото.JPG', 'html о квартире.jpg'].map((name) => ({
      name,
      bytes: jpeg,
    })),
  ];
}

async function pictures(png: Buffer, jpeg: Buffer, gif: Buffer): Promise<Sample[]> {
  const exif = { IFD0: { Make: 'Новосёл', Model: 'Scan <1>', Copyright: 'A & B' } };
  const movie = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(4000, 7)]);
  const frames = await drawn(60, 40 * 6)
    .raw()
    .toBuffer();
  const { default: sharp } = await import('sharp');
  const moving = sharp(frames, { raw: { width: 60, height: 240, channels: 3, pageHeight: 40 } });
  return [
    { name: 'true colour.png', bytes: png },
    { name: 'see-through.png', bytes: await drawn(90, 90, 4).png().toBuffer() },
    { name: 'grey.png', bytes: await drawn(90, 90, 1).toColourspace('b-w').png().toBuffer() },
    { name: 'palette.png', bytes: await drawn().png({ palette: true }).toBuffer() },
    { name: 'interlaced.png', bytes: await drawn().png({ progressive: true }).toBuffer() },
    { name: '16 bits.png', bytes: await drawn().toColourspace('rgb16').png().toBuffer() },
    { name: 'camera data.png', bytes: await drawn().withExif(exif).png().toBuffer() },
    {
      name: 'words.png',
      bytes: withChunks(png, pngChunk('tEXt', Buffer.from('Title\0Скан <паспорта> 1 < 2'))),
    },
    {
      name: 'properties.png',
      bytes: withChunks(png, pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`))),
    },
    {
      name: '40 megapixels exactly.png',
      bytes: await flat(8000, 5000).png().toBuffer(),
    },
    { name: 'one pixel.png', bytes: await drawn(1, 1).png().toBuffer() },
    { name: 'plain.jpg', bytes: jpeg },
    {
      name: 'progressive.jpg',
      bytes: await drawn(900, 700).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
    { name: 'grey.jpg', bytes: await drawn(90, 90, 1).toColourspace('b-w').jpeg().toBuffer() },
    { name: 'for print.jpg', bytes: await drawn().toColourspace('cmyk').jpeg().toBuffer() },
    { name: 'turned.jpg', bytes: await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer() },
    { name: 'camera data.jpg', bytes: await drawn().withExif(exif).jpeg().toBuffer() },
    {
      name: 'properties.jpg',
      bytes: withSegment(jpeg, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    },
    {
      name: 'comment.jpg',
      bytes: withSegment(jpeg, 0xfe, Buffer.from('CREATOR: gd-jpeg v1.0, quality = 90')),
    },
    { name: 'a phone’s moving picture.jpg', bytes: Buffer.concat([jpeg, movie]) },
    { name: 'a depth map behind.jpg', bytes: Buffer.concat([jpeg, await drawn(40, 30).jpeg().toBuffer()]) },
    { name: 'MotionPhoto.jpg', bytes: Buffer.concat([jpeg, Buffer.from('MotionPhoto')]) },
    { name: 'padded.jpg', bytes: Buffer.concat([jpeg, Buffer.alloc(512)]) },
    { name: '12 megapixels.jpg', bytes: await drawn(4000, 3000).jpeg({ quality: 60 }).toBuffer() },
    { name: 'still.gif', bytes: gif },
    { name: 'moving.gif', bytes: await moving.gif().toBuffer() },
    { name: 'see-through.gif', bytes: await drawn(64, 64, 4).gif().toBuffer() },
    { name: 'comment.gif', bytes: withComment(gif, 'Created with GIMP') },
    { name: '317 wide.gif', bytes: await drawn(317, 47).gif().toBuffer() },
  ];
}

async function papers(): Promise<Sample[]> {
  return [
    { name: 'demo scan.pdf', bytes: await demoScan() },
    ...['1.3', '1.4', '1.6', '1.7', '2.0'].map((version) => ({
      name: `version ${version}.pdf`,
      bytes: makePdf({ version }),
    })),
    { name: 'packed.pdf', bytes: makePackedPdf() },
    { name: 'fifty pages.pdf', bytes: makePdf({ pages: 50, deflate: true }) },
    { name: '10 MiB.pdf', bytes: makePdf({ bytes: 10 * 1024 * 1024 }) },
    { name: 'opens at its width.pdf', bytes: makePdf({ catalog: '/OpenAction [20 0 R /FitH 200]' }) },
    {
      name: 'with a link.pdf',
      bytes: makePdf({
        page: '/Annots [9 0 R]',
        objects: {
          9: '<< /Type /Annot /Subtype /Link /Rect [0 0 90 20] /A << /S /URI /URI (https://rosreestr.gov.ru) >> >>',
        },
      }),
    },
    ...['www.rosreestr.gov.ru', 'mailto:dom@gavan.example', 'tel:+78152000000', 'HTTP://gavan.example'].map(
      (address) => ({
        name: `with a link to ${address.replace(/\W/g, ' ')}.pdf`,
        bytes: makePdf({
          page: '/Annots [9 0 R]',
          objects: {
            9: `<< /Type /Annot /Subtype /Link /F 4 /Rect [0 0 90 20] /A << /S /URI /URI (${address}) >> >>`,
          },
        }),
      }),
    ),
    { name: 'a font named F.pdf', bytes: makePdf({ objects: { 9: '<< /Font << /F 4 0 R >> >>' } }) },
    {
      name: 'opens at a page.pdf',
      bytes: makePdf({ catalog: '/OpenAction << /S /GoTo /D [20 0 R /Fit] >>' }),
    },
    {
      name: 'prints itself.pdf',
      bytes: makePdf({ catalog: '/OpenAction 9 0 R', objects: { 9: '<< /S /Named /N /Print >>' } }),
    },
    { name: 'packed, opens at its width.pdf', bytes: makePackedPdf('/OpenAction [3 0 R /FitH 200]') },
    { name: 'a white page of 300 dpi.pdf', bytes: whitePage() },
    { name: 'a page written again.pdf', bytes: writtenAgain() },
    {
      name: 'with a title.pdf',
      bytes: makePdf({ objects: { 9: '<< /Title (Passport) /Producer (Scanner 3.1) >>' } }),
    },
    { name: 'zeros behind.pdf', bytes: Buffer.concat([makePdf(), Buffer.alloc(16)]) },
    { name: 'it speaks of html.pdf', bytes: makePdf({ text: 'an html page, eval of 5 < 6' }) },
  ];
}

/** A scan of an empty page, without loss: 26 megabytes in a file of 26 kilobytes. */
function whitePage(): Buffer {
  const [width, height] = [2480, 3508];
  const pixels = deflateSync(Buffer.alloc(width * height * 3, 0xff), { level: 9 });
  const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return makePdf({ objects: { 9: streamObject(pixels, '/FlateDecode', facts) } });
}

/**
 * As programs save changes: a page and the length of its words stand twice, and the last ones count (ISO
 * 32000-1, 7.5.6).
 */
export function writtenAgain(): Buffer {
  const words = (data: string) => `<< /Length 10 0 R >>\nstream\n${data}\nendstream`;
  const first = 'BT /F1 12 Tf (a first draft) Tj ET';
  const again = 'BT /F1 12 Tf (Scan) Tj ET';
  const before = makePdf({ objects: { 9: words(first), 10: `${first.length}` } });
  const table = before.toString('latin1').match(/startxref\n(\d+)/)?.[1];
  const bodies = [`9 0 obj\n${words(again)}\nendobj\n`, `10 0 obj\n${again.length}\nendobj\n`];
  const places = [before.length, before.length + (bodies[0]?.length ?? 0)];
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 21 /Root 1 0 R /Prev ${table} >>\nstartxref\n${before.length + bodies.join('').length}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(`${bodies.join('')}xref\n9 2\n${rows}${trailer}`)]);
}
