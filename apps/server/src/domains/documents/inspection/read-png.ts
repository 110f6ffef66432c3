import type { PictureParts } from './picture-parts.ts';

const signatureBytes = 8;
/** Length, type and checksum of a chunk. */
const chunkFrame = 12;
const pixels: ReadonlySet<string> = new Set(['IDAT', 'fdAT']);

/** PNG (ISO/IEC 15948): chunks from IHDR to IEND. */
export function readPng(bytes: Buffer): PictureParts | undefined {
  const words: Buffer[] = [];
  const packed: Buffer[] = [];
  let at = signatureBytes;
  while (at < bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at === signatureBytes && type !== 'IHDR') return undefined;
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (!pixels.has(type)) {
      const data = bytes.subarray(at + 8, end - 4);
      words.push(data);
      packed.push(...packedIn(type, data));
    }
    if (type === 'IEND') {
      const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      return { width, height, words, packed, tail: bytes.subarray(end) };
    }
    at = end;
  }
  return undefined;
}

/**
 * What is packed in a chunk: behind its name, and in `iTXt` behind its language when its flag says so
 * (11.3.3, 11.3.4).
 */
function packedIn(type: string, data: Buffer): Buffer[] {
  if (type !== 'zTXt' && type !== 'iCCP' && type !== 'iTXt') return [];
  const name = data.indexOf(0);
  if (name < 0) return [];
  if (type !== 'iTXt') return [data.subarray(name + 2)];
  if (data[name + 1] !== 1) return [];
  const language = data.indexOf(0, name + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  return translated < 0 ? [] : [data.subarray(translated + 1)];
}
