import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';

/** More comes out of a file than a scan has: it is made to take memory, ours or a viewer's. */
export class Swells extends Error {}

/** Most streams are so small. */
const small = 256 * 1024;
const wayOut = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Without what the head says of its window and without the sum at its end: viewers look at neither.
 * @param onBroken told when what comes is not all that a reader may get out of broken data
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
      // Larger, or broken: it is taken piece by piece.
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
