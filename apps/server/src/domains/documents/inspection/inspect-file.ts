import { type fileExtensions, megapixelsAtMost } from '@novosel/contract/documents/limits.ts';
import { lookup } from '@novosel/contract/lookup.ts';
import { fileTypeFromBuffer } from 'file-type';
import { type Flaw, flawOf } from './decode-picture.ts';
import { hasActiveWords, isAnotherFile, isArchive } from './hidden-content.ts';
import { inflate, Swells } from './inflate.ts';
import { flawOfPdf } from './inspect-pdf.ts';
import { mendJpeg } from './mend-jpeg.ts';
import { mendPdf } from './mend-pdf.ts';
import { readPicture } from './read-picture.ts';

/** Kinds that are taken, by content (ruling S5-49), with the type under which they are given back. */
const acceptedTypes = lookup<string>({
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
} satisfies Record<(typeof fileExtensions)[number], string>);

const mostPixels = megapixelsAtMost * 1_000_000;
/** Words and colour profiles of a picture, unpacked. */
const mostPacked = 8 * 1024 * 1024;

/**
 * The type to give a file back with and, where it had to be mended, what to keep in its place; or why it is
 * not taken.
 */
export type Inspected = { readonly type: string; readonly mended?: Buffer } | { readonly refused: Flaw };

const pictureTypes: ReadonlySet<string | undefined> = new Set(['image/png', 'image/jpeg', 'image/gif']);
const menders = lookup<(bytes: Buffer) => Buffer | undefined>({ jpg: mendJpeg, pdf: mendPdf });

/**
 * The type of a file by its content, when its name says the same, a decoder has read it whole and nothing
 * else is in it. What viewers open though its format is not kept to the letter is mended, and then looked
 * into like another.
 * @param extension of its name, in lower case; a picture without one is what its content says
 */
export async function inspectFile(bytes: Buffer, extension: string): Promise<Inspected> {
  const found = await formatOf(bytes);
  const type = acceptedTypes.get(found);
  const named = extension === '' && pictureTypes.has(type) ? type : acceptedTypes.get(extension);
  if (!type || type !== named) return { refused: 'kind' };
  const flaw = await flawOfKind(bytes, found);
  if (!flaw) return { type };
  const mended = flaw === 'kind' ? menders.get(found)?.(bytes) : undefined;
  if (!mended) return { refused: flaw };
  const left = await flawOfKind(mended, found);
  return left ? { refused: left } : { type, mended };
}

async function flawOfKind(bytes: Buffer, format: string): Promise<Flaw | undefined> {
  if (isArchive(bytes)) return 'kind';
  return format === 'pdf' ? flawOfPdf(bytes) : flawOfPicture(bytes, format);
}

async function formatOf(bytes: Buffer): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  // Viewers look for the head of a PDF behind what mail programs and printers put before it.
  if (found === '' && bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  // A kind of PNG that moves is a PNG like another.
  return found === 'apng' ? 'png' : found;
}

async function flawOfPicture(bytes: Buffer, format: string): Promise<Flaw | undefined> {
  const picture = readPicture(bytes, format);
  if (!picture) return 'kind';
  const { width, height, words, packed = [], tail } = picture;
  if (width < 1 || height < 1) return 'kind';
  if (width * height > mostPixels) return 'pixels';
  if (format !== 'jpg' && tail.some((byte) => byte !== 0)) return 'kind';
  // Phones put a moving picture or a depth map behind a JPEG; that may stay.
  if (isAnotherFile(tail) || words.some(hasActiveWords)) return 'kind';
  const flaw = await flawOfPacked(packed);
  if (flaw) return flaw;
  return flawOf(bytes, mostPixels);
}

async function flawOfPacked(packed: readonly Buffer[]): Promise<Flaw | undefined> {
  let left = mostPacked;
  try {
    for (const part of packed) {
      const words = await inflate(part, left);
      left -= words.length;
      if (hasActiveWords(words)) return 'kind';
    }
    return undefined;
  } catch (error) {
    if (error instanceof Swells) return 'swells';
    throw error;
  }
}
