import { unzipSync } from 'fflate';
import type { Files } from './read-sums.ts';

/** Bytes that an archive may become. */
const largest = 1024 ** 3;

/** @throws RangeError when it is no ZIP, or larger than a gibibyte */
export function unpackArchive(bytes: Uint8Array): Files {
  let left = largest;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        left -= originalSize;
        if (left < 0) throw new RangeError('too large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (cause) {
    throw new RangeError('no archive', { cause });
  }
}
