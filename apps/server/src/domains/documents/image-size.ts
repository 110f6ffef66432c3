export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Size of a whole picture by its header, and undefined for one that is cut off or broken: a decoder of ten lines per
 * format, because nothing of the picture itself is looked at here.
 */
export function imageSize(bytes: Buffer, extension: string): PixelSize | undefined {
  try {
    if (extension === 'png') return pngSize(bytes);
    if (extension === 'gif') return gifSize(bytes);
    return jpegSize(bytes);
  } catch (error) {
    // Reading past the end: the picture is cut off.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** PNG (ISO/IEC 15948): chunks from IHDR to IEND, and nothing behind. */
function pngSize(bytes: Buffer): PixelSize | undefined {
  let at = 8;
  while (at < bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at === 8 && type !== 'IHDR') return undefined;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND')
      return at === bytes.length
        ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
        : undefined;
  }
  return undefined;
}

/** GIF89a: the logical screen; the last byte is the trailer. */
function gifSize(bytes: Buffer): PixelSize | undefined {
  if (bytes.at(-1) !== 0x3b) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** JPEG (ISO/IEC 10918-1): the frame header; phones put their own data behind the end mark, so that is only looked for. */
function jpegSize(bytes: Buffer): PixelSize | undefined {
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0) return undefined;
  let at = 2;
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
