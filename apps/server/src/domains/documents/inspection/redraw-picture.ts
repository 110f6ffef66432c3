import sharp from 'sharp';

// Only these three decoders may be reached, and a picture is not kept after it was looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
sharp.concurrency(1);

/** What a decoder only warns of, though a part of the picture is missing (libjpeg draws it grey). */
const missing = /premature end|Huffman|data segment/i;

/** In the words of sharp. */
const tooLarge = /exceeds pixel limit/;

/**
 * Why a file is not taken: broken or of another kind, too many pixels, locked, acting by itself, more than it
 * seems.
 */
export type Flaw = 'kind' | 'pixels' | 'locked' | 'acting' | 'swells';

/**
 * Decodes every pixel, of every frame, and keeps none.
 * @returns what a decoder finds: broken, or too large; undefined when it is neither
 */
export async function flawOf(bytes: Buffer, mostPixels: number): Promise<'kind' | 'pixels' | undefined> {
  const complaint = await decode(bytes, mostPixels, 'warning');
  if (complaint === undefined) return undefined;
  if (tooLarge.test(complaint)) return 'pixels';
  // Cameras and scanners make small mistakes that decoders pass over.
  const bearable = !missing.test(complaint) && (await decode(bytes, mostPixels, 'error')) === undefined;
  return bearable ? undefined : 'kind';
}

async function decode(
  bytes: Buffer,
  limitInputPixels: number,
  failOn: 'warning' | 'error',
): Promise<string | undefined> {
  try {
    await sharp(bytes, { limitInputPixels, failOn, sequentialRead: true, animated: true })
      // Every pixel is wanted: made smaller, the last rows would not be read.
      .greyscale()
      .raw()
      .toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
