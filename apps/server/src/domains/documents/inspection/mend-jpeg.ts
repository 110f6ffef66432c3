import { isAnotherFile } from './hidden-content.ts';
import { endOfScan } from './read-jpeg.ts';

const [startOfImage, startOfScan, endOfImage] = [0xd8, 0xda, 0xd9];
/** Cameras leave a few bytes between segments, no more. */
const mostSurplus = 64 * 1024;

/**
 * A JPEG as its format wants it: without bytes between its segments, with the end mark that scanners forget,
 * and without the moving picture behind it, in which any signs stand by chance. Not a bit of what is shown
 * changes.
 * @returns undefined for what cannot be mended
 */
export function mendJpeg(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [Buffer.from([0xff, startOfImage])];
  let [at, surplus, scans] = [2, 0, 0];
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff) {
      at += 1;
      surplus += 1;
      if (surplus > mostSurplus) return undefined;
      continue;
    }
    if (marker === endOfImage) break;
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    if (marker === startOfScan) scans += 1;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    parts.push(bytes.subarray(at, next));
    at = next;
  }
  const tail = bytes.subarray(at + 2);
  if (scans === 0 || (isAnotherFile(tail) && !isMovie(tail))) return undefined;
  return Buffer.concat([...parts, Buffer.from([0xff, endOfImage])]);
}

/** A file of the ISO family, at once or behind the mark that phones put before it. */
function isMovie(tail: Buffer): boolean {
  return /^(?:[\0\s]*.{4}|.{0,64}MotionPhoto_Data.{4})ftyp/s.test(tail.toString('latin1', 0, 256));
}
