import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from './image-size.ts';

/** Kinds that are taken, by content (ruling S5-49), with the type under which they are given back. */
const acceptedTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

/** A picture of more pixels is a bomb, or of no use as a scan (promise 28). */
const mostPixels = 40_000_000;

/**
 * The type of a file by its content, when the extension of its name says the same and the file is whole.
 * @returns the type to give it back with; undefined when it is not taken
 */
export async function inspectFile(bytes: Buffer, fileName: string): Promise<string | undefined> {
  const named = acceptedTypes[extensionOf(fileName)];
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  const type = found ? acceptedTypes[found] : undefined;
  if (!found || !type || type !== named) return undefined;
  if (found === 'pdf') return isWholePdf(bytes) ? type : undefined;
  const size = imageSize(bytes, found);
  return size && size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels
    ? type
    : undefined;
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The header stands at the very beginning and the end mark near the end (ISO 32000-1, 7.5). */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}
