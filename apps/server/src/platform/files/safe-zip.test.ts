import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzip } from '../../../test/uploads/unzip.ts';
import { BadZip, openZip, packZip, type ZipLimits } from './safe-zip.ts';

const limits = { files: 10, bytes: 100_000, ratio: 100 };
const files = fc
  .dictionary(fc.stringMatching(/^[a-zа-я/.]{1,20}$/), fc.uint8Array({ maxLength: 300 }), { maxKeys: 8 })
  .map((all) => new Map(Object.entries(all).map(([name, bytes]) => [name, Buffer.from(bytes)])));

/** An archive of one deflated file with the given declared values. */
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

/** The unpacked files, or undefined when the archive is refused. */
const unpackZip = (bytes: Buffer, within: ZipLimits = limits) =>
  unzip(bytes, within).catch((error: unknown) => {
    if (error instanceof BadZip) return undefined;
    throw error;
  });

test('what was packed is unpacked the same', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (all) => {
      expect(await unpackZip(packZip(all))).toEqual(all);
    }),
  );
});

test('a deflated file is unpacked, also with a comment behind the archive', async () => {
  const content = Buffer.from('цена;'.repeat(500));
  expect((await unpackZip(deflated(content)))?.get('a')).toEqual(content);
  const commented = Buffer.concat([deflated(content), Buffer.from('said')]);
  expect((await unpackZip(commented))?.get('a')).toEqual(content);
});

test('a bomb ends at the limit, whatever size it says it has', async () => {
  const bomb = Buffer.alloc(5_000_000);
  const wide = { files: 10, bytes: 5_000_000, ratio: 2_000 };
  expect(await unpackZip(deflated(bomb))).toBeUndefined();
  expect(await unpackZip(deflated(bomb, { size: 10 }))).toBeUndefined();
  expect((await unpackZip(deflated(bomb), wide))?.get('a')).toHaveLength(5_000_000);
  expect(await unpackZip(deflated(bomb, { size: 10 }), { ...wide, ratio: 200 })).toBeUndefined();
});

test('a bomb is unpacked no further than the limit', async () => {
  const zip = openZip(deflated(Buffer.alloc(50_000_000), { size: 10 }), { files: 1, bytes: 1e9, ratio: 200 });
  let came = 0;
  await expect(async () => {
    for await (const piece of zip.read('a')) came += piece.length;
  }).rejects.toThrow(BadZip);
  expect(came).toBeLessThan(11_000_000);
});

test.each([
  ['encrypted', { flags: 1 }],
  ['of another method', { method: 12 }],
  ['with a wrong checksum', { crc: 1 }],
] as const)('an archive %s is refused', async (_, says) => {
  expect(await unpackZip(deflated(Buffer.from('x'.repeat(100)), says))).toBeUndefined();
});

test('too many files are refused, and so are two of one name', async () => {
  const many = new Map(Array.from({ length: 11 }, (_, index) => [`f${index}`, Buffer.from('x')]));
  expect(await unpackZip(packZip(many))).toBeUndefined();
  const twins = packZip(
    new Map([
      ['aa', Buffer.from('1')],
      ['ab', Buffer.from('2')],
    ]),
  );
  const renamed = Buffer.from(twins.toString('latin1').replaceAll('ab', 'aa'), 'latin1');
  expect(await unpackZip(renamed)).toBeUndefined();
});

test('nothing that comes as an archive is another error', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.nat(), fc.nat({ max: 255 }), async (all, place, value) => {
      const broken = packZip(all);
      broken.writeUInt8(value, place % broken.length);
      await unpackZip(broken);
      await unpackZip(broken.subarray(0, place % broken.length));
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await unpackZip(Buffer.from(bytes))).toBeUndefined();
    }),
  );
});
