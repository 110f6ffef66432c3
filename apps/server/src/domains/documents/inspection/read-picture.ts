import { lookup } from '@novosel/contract/lookup.ts';
import { readGif } from './read-gif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';

/** A picture taken apart without decoding it. */
export interface PictureParts {
  readonly width: number;
  readonly height: number;
  /** Parts that hold words, not pixels: comments, properties, camera data. */
  readonly words: readonly Buffer[];
  /** Words and profiles that are packed (zlib). */
  readonly packed?: readonly Buffer[];
  /** What stands behind the end of the picture. */
  readonly tail: Buffer;
}

const readers = lookup<(bytes: Buffer) => PictureParts | undefined>({
  png: readPng,
  jpg: readJpeg,
  gif: readGif,
});

/** Takes a picture apart by its format; undefined for one that is cut off or broken. */
export function readPicture(bytes: Buffer, format: string): PictureParts | undefined {
  try {
    return readers.get(format)?.(bytes);
  } catch (error) {
    // Reading past the end: the picture is cut off.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
