import sharp from 'sharp';

// Only these three decoders may be reached, and a picture is not kept after it was looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
sharp.concurrency(1);

/** What a decoder only warns of, though a part of the picture is missing (libjpeg draws it grey). */
const missing = /premature end|Huffman|data segment/i;

/** Decodes every pixel, of every frame, and keeps none. @returns false when a decoder finds it broken or too large */
export async function decodes(bytes: Buffer, mostPixels: number): Promise<boolean> {
  const complaint = await decode(bytes, mostPixels, 'warning');
  if (complaint === undefined) return true;
  // Cameras and scanners make small mistakes that decoders pass over.
  return !missing.test(complaint) && (await decode(bytes, mostPixels, 'error')) === undefined;
}

async function decode(
  bytes: Buffer,
  limitInputPixels: number,
  failOn: 'warning' | 'error',
): Promise<string | undefined> {
  try {
    await sharp(bytes, { limitInputPixels, failOn, sequentialRead: true, animated: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
