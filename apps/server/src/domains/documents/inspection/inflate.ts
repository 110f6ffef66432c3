import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';

/**
 * A file that decompresses to more than a scan needs: made to exhaust the memory of our server or of a
 * viewer.
 */
export class Swells extends Error {}

/** Most streams are smaller. */
const small = 256 * 1024;
const wayOut = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Ignores the window size in the header and the checksum at the end, as viewers do.
 * @param onBroken called when a reader might extract more from broken data
 * @throws Swells
 */
export async function inflate(data: Buffer, most: number, onBroken: () => void = () => {}): Promise<Buffer> {
  const [method = 0, check = 0] = data;
  if ((method & 15) !== 8 || ((method << 8) | check) % 31 !== 0) {
    onBroken();
    return Buffer.alloc(0);
  }
  const body = data.subarray(2);
  if (body.length < small) {
    try {
      return inflateRawSync(body, { ...wayOut, maxOutputLength: Math.min(small, Math.max(most, 1)) });
    } catch {
      // Larger, or broken: it is decompressed piece by piece.
    }
  }
  const stream = createInflateRaw({ ...wayOut, chunkSize: 64 * 1024 });
  stream.end(body);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw new Swells();
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof Swells) throw error;
    onBroken();
  }
  return Buffer.concat(pieces);
}
