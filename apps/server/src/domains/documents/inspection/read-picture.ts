import { lookup } from '@novosel/contract/lookup.ts';
import type { PictureParts } from './picture-parts.ts';
import { readGif } from './read-gif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';

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
