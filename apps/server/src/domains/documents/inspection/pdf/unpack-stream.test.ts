import { expect, test } from 'vitest';
import { packLzw } from '../../../../../test/uploads/pack-lzw.ts';
import { roomFor, unpackStream } from './unpack-stream.ts';

test('codes of LZW grow a code before they must, or when they must, as the stream says', async () => {
  const data = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * i * 31) >> 3));
  for (const early of [0, 1] as const) {
    const packed = packLzw(data, early);
    const layer = { name: 'LZWDecode', early: early === 1 };
    const { content } = await unpackStream(packed, [layer], roomFor(packed.length));
    expect(content.equals(data)).toBe(true);
  }
});
