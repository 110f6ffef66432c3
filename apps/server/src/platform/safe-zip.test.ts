import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packZip, unpackZip } from './safe-zip.ts';

const limits = { files: 10, bytes: 100_000 };
const files = fc
  .dictionary(fc.stringMatching(/^[a-zа-я/.]{1,20}$/), fc.uint8Array({ maxLength: 300 }), { maxKeys: 8 })
  .map((all) => new Map(Object.entries(all).map(([name, bytes]) => [name, Buffer.from(bytes)])));

/** An archive of one deflated file that says of itself what it is told to. */
function deflated(
  content: Buffer,
  says: { size?: number; flags?: number; method?: number; crc?: number } = {},
) {
  const packed = deflateRawSync(content);
  const honest = packZip(new Map([['a', content]]));
  const local = Buffer.from(honest.subarray(0, 31));
  const entry = Buffer.from(honest.subarray(31 + content.length, 31 + content.length + 47));
  const end = Buffer.from(honest.subarray(-22));
  for (const [head, from] of [
    [local, 6],
    [entry, 8],
  ] as const) {
    head.writeUInt16LE(says.flags ?? 0, from);
    head.writeUInt16LE(says.method ?? 8, from + 2);
    if (says.crc !== undefined) head.writeUInt32LE(says.crc, from + 8);
    head.writeUInt32LE(packed.length, from + 12);
    head.writeUInt32LE(says.size ?? content.length, from + 16);
  }
  end.writeUInt32LE(31 + packed.length, 16);
  return Buffer.concat([local, packed, entry, end]);
}

test('what was packed is unpacked the same', () => {
  fc.assert(
    fc.property(files, (all) => {
      expect(unpackZip(packZip(all), limits)).toEqual(all);
    }),
  );
});

test('a deflated file is unpacked, also with a comment behind the archive', () => {
  const content = Buffer.from('цена;'.repeat(500));
  expect(unpackZip(deflated(content), limits)?.get('a')).toEqual(content);
  expect(unpackZip(Buffer.concat([deflated(content), Buffer.from('said')]), limits)?.get('a')).toEqual(
    content,
  );
});

test('a bomb ends at the limit, whatever size it says it has', () => {
  const bomb = Buffer.alloc(5_000_000);
  expect(unpackZip(deflated(bomb), limits)).toBeUndefined();
  expect(unpackZip(deflated(bomb, { size: 10 }), limits)).toBeUndefined();
  expect(unpackZip(deflated(bomb), { files: 10, bytes: 5_000_000 })?.get('a')).toHaveLength(5_000_000);
});

test.each([
  ['encrypted', { flags: 1 }],
  ['of another method', { method: 12 }],
  ['with a wrong checksum', { crc: 1 }],
] as const)('an archive %s is refused', (_, says) => {
  expect(unpackZip(deflated(Buffer.from('x'.repeat(100)), says), limits)).toBeUndefined();
});

test('too many files are refused, and so are two of one name', () => {
  const many = new Map(Array.from({ length: 11 }, (_, index) => [`f${index}`, Buffer.from('x')]));
  expect(unpackZip(packZip(many), limits)).toBeUndefined();
  const twins = packZip(
    new Map([
      ['aa', Buffer.from('1')],
      ['ab', Buffer.from('2')],
    ]),
  );
  const renamed = Buffer.from(twins.toString('latin1').replaceAll('ab', 'aa'), 'latin1');
  expect(unpackZip(renamed, limits)).toBeUndefined();
});

test('nothing that comes as an archive is an error of ours', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.nat({ max: 255 }), (all, place, value) => {
      const broken = packZip(all);
      broken.writeUInt8(value, place % broken.length);
      unpackZip(broken, limits);
      unpackZip(broken.subarray(0, place % broken.length), limits);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(unpackZip(Buffer.from(bytes), limits)).toBeUndefined();
    }),
  );
});
