import type { PictureParts } from './picture-parts.ts';

const [startOfScan, endOfImage] = [0xda, 0xd9];
const frames = { first: 0xc0, last: 0xcf, butNot: new Set([0xc4, 0xc8, 0xcc]) };
/** Application data and comments. */
const isWords = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
const isFrame = (marker: number) =>
  marker >= frames.first && marker <= frames.last && !frames.butNot.has(marker);

/** JPEG (ISO/IEC 10918-1): segments and scans up to the end mark. */
export function readJpeg(bytes: Buffer): PictureParts | undefined {
  const words: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage)
      return size && scans > 0 ? { ...size, words, tail: bytes.subarray(at + 2) } : undefined;
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      if (end > bytes.length) return undefined;
      if (isFrame(marker) && !size)
        size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      if (isWords(marker)) words.push(bytes.subarray(at + 4, end));
      if (marker === startOfScan) scans += 1;
      at = marker === startOfScan ? endOfScan(bytes, end) : end;
    }
  }
  return undefined;
}

/** Within a scan 0xff is followed by 0 or a restart mark; anything else is the next segment. */
export function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return at < 0 ? bytes.length : at;
}
