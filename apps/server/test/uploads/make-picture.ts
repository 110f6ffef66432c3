import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture with something in it, the same each time. */
export function drawn(width = 120, height = 80, channels: 1 | 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 31 + ((i / width) | 0) * 17) % 251;
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A picture of one colour: few bytes, however many pixels. */
export const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } });

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Puts chunks right behind the header of a PNG. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** Puts a segment right behind the beginning of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Puts a comment right behind the table of colours of a GIF. */
export function withComment(gif: Buffer, words: string): Buffer {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const data = Buffer.from(words, 'latin1');
  const blocks: Buffer[] = [];
  for (let from = 0; from < data.length; from += 255) {
    const piece = data.subarray(from, from + 255);
    blocks.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([
    gif.subarray(0, at),
    Buffer.from([0x21, 0xfe]),
    ...blocks,
    Buffer.from([0]),
    gif.subarray(at),
  ]);
}

/** An archive with one page in it, as unpackers read it. */
export function zip(before = 0): Buffer {
  const name = Buffer.from('a.html');
  const body = Buffer.from('<script>alert(1)</script>');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 0, 'latin1');
  local.writeUInt32LE(crc32(body), 14);
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(body.length, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 0, 'latin1');
  entry.writeUInt32LE(crc32(body), 16);
  entry.writeUInt32LE(body.length, 20);
  entry.writeUInt32LE(body.length, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(before, 42);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(before + local.length + name.length + body.length, 16);
  return Buffer.concat([local, name, body, entry, name, end]);
}
