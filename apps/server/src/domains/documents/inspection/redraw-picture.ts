import { megapixelsAtMost } from '@novosel/contract/documents/limits.ts';
import sharp, { type Sharp } from 'sharp';

/**
 * Why a file is refused: broken or of another format, too many pixels, encrypted, with active content, too
 * large after decompression.
 */
export type Flaw = 'kind' | 'pixels' | 'locked' | 'acting' | 'swells';

export type PictureFormat = 'png' | 'jpg' | 'gif';

/** A picture re-encoded from its pixels; width and height of one frame, in pixels. */
export interface Redrawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Disables all decoders but three in this process, and its cache of pictures. It affects the whole process:
 * no other format can be read in it.
 */
export function closeOtherDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/** Text stays sharp, and saving again changes nothing visible. */
const jpegQuality = 90;

const encoded: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.autoOrient().png(),
  jpg: (picture) => picture.autoOrient().jpeg({ quality: jpegQuality }),
  gif: (picture) => picture.gif(),
};

/** Warnings of a decoder that mean a missing part of the picture (libjpeg draws it grey). */
const missing = /premature end|Huffman|data segment/i;
const withoutEnd = /premature end of JPEG/i;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** The error message of sharp. */
const tooLarge = /exceeds pixel limit/;

const mostPixels = megapixelsAtMost * 1_000_000;

/**
 * Decodes every pixel of every frame and encodes them again in the same format, rotated upright. Metadata,
 * comments and hidden files are not copied.
 */
export async function redraw(
  bytes: Buffer,
  format: PictureFormat,
  atMost = mostPixels,
): Promise<Redrawn | { readonly refused: 'kind' | 'pixels' }> {
  const strict = await draw(bytes, format, 'warning', atMost);
  if (typeof strict !== 'string') return strict;
  if (tooLarge.test(strict)) return { refused: 'pixels' };
  // Scanners omit the end marker; adding it still reveals a picture that was cut off.
  if (format === 'jpg' && withoutEnd.test(strict) && !bytes.subarray(-endOfImage.length).equals(endOfImage))
    return redraw(Buffer.concat([bytes, endOfImage]), format, atMost);
  // Cameras and scanners make small mistakes that decoders tolerate.
  const lenient = missing.test(strict) ? strict : await draw(bytes, format, 'error', atMost);
  return typeof lenient === 'string' ? { refused: 'kind' } : lenient;
}

/** @returns the decoder's error message */
async function draw(
  bytes: Buffer,
  format: PictureFormat,
  failOn: 'warning' | 'error',
  limitInputPixels: number,
): Promise<Redrawn | string> {
  try {
    const animated = format === 'gif';
    const picture = sharp(bytes, { limitInputPixels, failOn, sequentialRead: true, animated });
    const { data, info } = await encoded[format](picture).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
