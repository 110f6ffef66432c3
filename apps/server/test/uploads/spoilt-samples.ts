import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import type { Sample } from './good-samples.ts';
import { pngChunk } from './make-picture.ts';

/** Whole by their beginning and end, broken inside. */
export function spoilt(good: Readonly<Record<'png' | 'jpg' | 'gif' | 'pdf', Buffer>>): Sample[] {
  const broken = (bytes: Buffer, from: number, to: number) => {
    const copy = Buffer.from(bytes);
    copy.fill(0x5a, Math.floor(bytes.length * from), Math.floor(bytes.length * to));
    return copy;
  };
  const without = (bytes: Buffer, from: number, to: number) =>
    Buffer.concat([
      bytes.subarray(0, Math.floor(bytes.length * from)),
      bytes.subarray(Math.floor(bytes.length * to)),
    ]);
  const places = [0.2, 0.35, 0.5, 0.65, 0.8];
  return [
    ...places.map((at) => ({ name: `spoilt at ${at}.png`, bytes: broken(good.png, at, at + 0.1) })),
    ...places.map((at) => ({ name: `missing at ${at}.png`, bytes: without(good.png, at, at + 0.1) })),
    ...places.map((at) => ({ name: `missing at ${at}.gif`, bytes: without(good.gif, at, at + 0.1) })),
    ...places
      .slice(0, 3)
      .map((at) => ({ name: `missing at ${at}.pdf`, bytes: without(good.pdf, at, at + 0.1) })),
    {
      name: 'no pixels.png',
      bytes: Buffer.concat([good.png.subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]),
    },
    {
      name: 'no scan.jpg',
      bytes: Buffer.concat([
        good.jpg.subarray(0, good.jpg.indexOf(Buffer.from([0xff, 0xda]))),
        Buffer.from([0xff, 0xd9]),
      ]),
    },
    {
      name: 'head and end.jpg',
      bytes: Buffer.concat([
        good.jpg.subarray(0, Math.floor(good.jpg.length / 2)),
        Buffer.from([0xff, 0xd9]),
      ]),
    },
    {
      name: 'no image.gif',
      bytes: Buffer.concat([
        good.gif.subarray(0, 13 + 3 * 2 ** (((good.gif[10] ?? 0) & 7) + 1)),
        Buffer.from([0x3b]),
      ]),
    },
    ...[
      {
        name: 'signed',
        catalog: '/Perms << /DocMDP 9 0 R >>',
        body: '<< /Type /Sig /ByteRange [0 9 20 9] >>',
      },
      {
        name: 'acting',
        catalog: '/OpenAction 9 0 R',
        body: '<< /S /JavaScript /JS (app.launchURL\\(1\\)) >>',
      },
      { name: 'of a missing part', catalog: '/Outlines 8 0 R', body: 'null' },
    ].map(({ name, catalog, body }) => {
      const whole = makePdf({ catalog, objects: { 9: body } });
      return { name: `no end mark, ${name}.pdf`, bytes: whole.subarray(0, whole.lastIndexOf('%%EOF')) };
    }),
    {
      name: 'no table and nothing to show.pdf',
      bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'),
    },
    {
      name: 'no pages.pdf',
      bytes: Buffer.from(
        good.pdf.toString('latin1').replace('/Count 1 ', '/Count 0 ').replace('[20 0 R]', '[      ]'),
        'latin1',
      ),
    },
    { name: 'spaces.pdf', bytes: Buffer.from(`%PDF-1.7\n${' '.repeat(900)}\n%%EOF\n`) },
  ];
}
