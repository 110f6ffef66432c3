import type { PictureParts } from './read-picture.ts';

const signatureBytes = 8;
/** Length, type and checksum of a chunk. */
const chunkFrame = 12;
const pixels: ReadonlySet<string> = new Set(['IDAT', 'fdAT']);

/** PNG (ISO/IEC 15948): chunks from IHDR to IEND. */
export function readPng(bytes: Buffer): PictureParts | undefined {
  const words: Buffer[] = [];
  let at = signatureBytes;
  while (at < bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at === signatureBytes && type !== 'IHDR') return undefined;
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (!pixels.has(type)) words.push(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') {
      const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      return { width, height, words, tail: bytes.subarray(end) };
    }
    at = end;
  }
  return undefined;
}
