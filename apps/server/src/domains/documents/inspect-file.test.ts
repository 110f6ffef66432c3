import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachment } from './download-document.ts';
import { inspectFile } from './inspect-file.ts';

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

function png(width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(16))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** SOI, APP0, a frame of the size, end. */
function jpeg(width = 2, height = 2): Buffer {
  const app0 = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(9)]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app0, frame, Buffer.from([0xff, 0xd9])]);
}

const gif = (width = 2, height = 2) => {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.from([0x3b])]);
};
const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');
const html = Buffer.from('<html><script>alert(1)</script></html>');

describe('[S5-49] [promise 27] a file is what its content says', () => {
  test.each([
    ['scan.png', png(), 'image/png'],
    ['SCAN.PNG', png(), 'image/png'],
    ['scan.jpg', jpeg(), 'image/jpeg'],
    ['scan.jpeg', jpeg(), 'image/jpeg'],
    ['scan.gif', gif(), 'image/gif'],
    ['паспорт, стр. 2.pdf', pdf(), 'application/pdf'],
    ['a phone writes behind the end.jpg', Buffer.concat([jpeg(), Buffer.from('MotionPhoto')]), 'image/jpeg'],
    ['40 megapixels exactly.png', png(8000, 5000), 'image/png'],
  ])('%s is taken', async (name, bytes, type) => {
    expect(await inspectFile(bytes, name)).toBe(type);
  });

  test.each([
    ['a page called a picture', html, 'scan.png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'scan.svg'],
    [
      'an SVG called PNG',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
    ],
    ['a PNG called JPEG', png(), 'scan.jpg'],
    ['a picture with two extensions', png(), 'scan.png.html'],
    ['a name without an extension', png(), 'scan'],
    ['a PNG cut off', png().subarray(0, -6), 'scan.png'],
    ['a PNG with a page behind it', Buffer.concat([png(), html]), 'scan.png'],
    ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)//'), 'scan.gif'],
    ['a JPEG without its end', jpeg().subarray(0, -2), 'scan.jpg'],
    ['a PDF with a page before it', Buffer.concat([html, pdf()]), 'scan.pdf'],
    ['a PDF cut off', pdf().subarray(0, 20), 'scan.pdf'],
    ['an archive', Buffer.from('PK\x03\x04rest of it'), 'scan.pdf'],
    ['one pixel over 40 megapixels in a row', png(40_000_001, 1), 'scan.png'],
    ['a flood of pixels in a JPEG', jpeg(65_535, 65_535), 'scan.jpg'],
    ['a picture of no size', gif(0, 5), 'scan.gif'],
    ['nothing', Buffer.alloc(0), 'scan.png'],
  ])('%s is refused', async (_, bytes, name) => {
    expect(await inspectFile(bytes, name)).toBeUndefined();
  });

  test('[promise 29] no bytes make it throw', async () => {
    const heads = [png(), jpeg(), gif(), pdf()].map((whole) => whole.subarray(0, 12));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('png', 'jpg', 'gif', 'pdf'),
        async (head, tail, extension) => {
          await inspectFile(Buffer.concat([head, tail]), `a.${extension}`);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('[promise 30] the name of a download', () => {
  test('goes whole in UTF-8, and as plain letters for the old', () => {
    expect(attachment('Соглашение № Б-1.pdf')).toBe(
      `attachment; filename="__________ No _-1.pdf"; filename*=UTF-8''${encodeURIComponent('Соглашение № Б-1.pdf')}`,
    );
  });

  test('never breaks out of the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(attachment(name)).toMatch(/^attachment; filename="[\w .-]*"; filename\*=UTF-8''[\w.~%!*-]*$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
