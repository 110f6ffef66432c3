import type { PictureParts } from './picture-parts.ts';

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const headBytes = 13;
const imageBytes = 9;

/** GIF89a: the logical screen, blocks, the trailer. */
export function readGif(bytes: Buffer): PictureParts | undefined {
  const words: Buffer[] = [];
  let at = headBytes + tableBytes(bytes.readUInt8(10));
  let images = 0;
  for (;;) {
    const kind = bytes.readUInt8(at);
    if (kind === trailer) break;
    if (kind === extension) {
      const end = skipBlocks(bytes, at + 2);
      words.push(bytes.subarray(at + 2, end));
      at = end;
    } else if (kind === image) {
      images += 1;
      const data = at + 1 + imageBytes + tableBytes(bytes.readUInt8(at + imageBytes));
      at = skipBlocks(bytes, data + 1);
    } else return undefined;
  }
  if (images === 0 || opensScript(bytes)) return undefined;
  return {
    width: bytes.readUInt16LE(6),
    height: bytes.readUInt16LE(8),
    words,
    tail: bytes.subarray(at + 1),
  };
}

/** A table of colours follows when the highest bit says so; the lowest three tell its size. */
function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function skipBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size;
  return at + 1;
}

/** «GIF89a» is also the name of a variable: a size that reads «=1;» or «/*» makes the picture a script. */
function opensScript(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 6, headBytes);
  return /^\s*(=\s*(["'`]|\/[*/]|\w+\s*(;|\/[*/]))|\/[*/])/.test(text);
}
