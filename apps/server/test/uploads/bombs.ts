import { deflateSync } from 'node:zlib';
import { makePdf, streamObject } from '@novosel/testing/uploads/make-pdf.ts';
import type { Sample } from './good-samples.ts';
import { pngChunk, withChunks } from './make-picture.ts';
import { veiled } from './two-readings.ts';

const mebibyte = 1024 * 1024;
const zeros = Buffer.alloc(mebibyte);
/** A paper of little over a kilobyte: so many zeros, packed twice. */
export function nestedBomb(mebibytes = 64): Buffer {
  const once = deflateSync(Buffer.alloc(mebibytes * mebibyte), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  return makePdf({ objects: { 9: streamObject(twice, '[/FlateDecode /FlateDecode]') } });
}

/** Few bytes of which many come out, through every filter that packs, and in what a picture has packed. */
export function bombs(png: Buffer): Sample[] {
  const flate = deflateSync(Buffer.alloc(12 * mebibyte), { level: 9 });
  const runs = Buffer.from('\x81\0'.repeat(500_000), 'latin1');
  const paper = (data: Buffer, filters: string, more = '') =>
    makePdf({ objects: { 9: streamObject(data, filters, more) } });
  const packedObjects = deflateSync(Buffer.from(`1 0 ${' '.repeat(12 * mebibyte)}`));
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      30 + i,
      streamObject(deflateSync(Buffer.alloc(3 * mebibyte), { level: 9 }), '/FlateDecode'),
    ]),
  );
  const text = (type: string, head: string) =>
    withChunks(png, pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), flate])));
  return [
    { name: 'two layers.pdf', bytes: nestedBomb() },
    { name: 'short names.pdf', bytes: paper(flate, '[/Fl]') },
    { name: 'an escaped name.pdf', bytes: paper(flate, '/Flate#44ecode') },
    { name: 'letters before.pdf', bytes: paper(Buffer.from(`${flate.toString('hex')}>`), '[/AHx /Fl]') },
    {
      name: 'a filter elsewhere.pdf',
      bytes: makePdf({ objects: { 9: streamObject(flate, '10 0 R'), 10: '/FlateDecode' } }),
    },
    { name: 'runs.pdf', bytes: paper(deflateSync(runs, { level: 9 }), '[/FlateDecode /RunLengthDecode]') },
    {
      name: 'packed objects.pdf',
      bytes: paper(packedObjects, '/FlateDecode', '/Type /ObjStm /N 1 /First 4'),
    },
    { name: 'no picture.pdf', bytes: paper(flate, '/FlateDecode', '/Subtype /Image /Width 9 /Height 9') },
    { name: 'many streams.pdf', bytes: makePdf({ objects: many }) },
    ...veiled(Buffer.alloc(12 * mebibyte)),
    { name: 'text.png', bytes: text('zTXt', 'Comment\0\0') },
    { name: 'profile.png', bytes: text('iCCP', 'ICC\0\0') },
    { name: 'words of a language.png', bytes: text('iTXt', 'Comment\0\x01\0ru\0\0') },
    {
      name: 'many texts.png',
      bytes: withChunks(
        png,
        ...Array.from({ length: 20 }, () =>
          pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(zeros, { level: 9 })])),
        ),
      ),
    },
  ];
}
