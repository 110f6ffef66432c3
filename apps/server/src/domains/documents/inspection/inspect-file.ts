import type { fileExtensions } from '@novosel/contract/documents/limits.ts';
import { fileTypeFromBuffer } from 'file-type';
import { decodes } from './decode-picture.ts';
import { hasActiveWords, isAnotherFile, isArchive } from './hidden-content.ts';
import { isPlainPdf } from './inspect-pdf.ts';
import { readPicture } from './read-picture.ts';

/** Kinds that are taken, by content (ruling S5-49), with the type under which they are given back. */
const acceptedTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
} satisfies Record<(typeof fileExtensions)[number], string>;

/** A picture of more pixels is a bomb, or of no use as a scan (promise 28). */
const mostPixels = 40_000_000;

/**
 * The type of a file by its content, when its name says the same, a decoder has read it whole and nothing else is in it.
 * @param extension of its name, in lower case
 * @returns the type to give it back with; undefined when it is not taken
 */
export async function inspectFile(bytes: Buffer, extension: string): Promise<string | undefined> {
  const found = await formatOf(bytes);
  const type = acceptedTypes[found];
  if (!type || type !== acceptedTypes[extension] || isArchive(bytes)) return undefined;
  const taken = found === 'pdf' ? await isPlainPdf(bytes) : await isPlainPicture(bytes, found);
  return taken ? type : undefined;
}

async function formatOf(bytes: Buffer): Promise<string> {
  // A kind of PNG that moves is a PNG like another.
  const found = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  return found === 'apng' ? 'png' : found;
}

async function isPlainPicture(bytes: Buffer, format: string): Promise<boolean> {
  const picture = readPicture(bytes, format);
  if (!picture) return false;
  const { width, height, words, tail } = picture;
  if (width < 1 || height < 1 || width * height > mostPixels) return false;
  if (format !== 'jpg' && tail.some((byte) => byte !== 0)) return false;
  // Phones put a moving picture or a depth map behind a JPEG; that may stay.
  if (isAnotherFile(tail) || words.some(hasActiveWords)) return false;
  return decodes(bytes, mostPixels);
}
