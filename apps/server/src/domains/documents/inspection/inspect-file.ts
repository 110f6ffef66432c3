import type { fileExtensions } from '@novosel/contract/documents/limits.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { fileTypeFromBuffer } from 'file-type';
import { isArchive, standsBesideAnother } from './hidden-content.ts';
import { flawOfPdf, isWhole } from './inspect-pdf.ts';
import { mendPdf } from './mend-pdf.ts';
import { BadPdf } from './pdf/read-value.ts';
import { unlockPdf } from './pdf/unlock-pdf.ts';
import { type Flaw, type PictureFormat, redraw } from './redraw-picture.ts';

/** Accepted formats by content (ruling S5-49), with the MIME type of their downloads. */
const acceptedTypes = lookup<string>({
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
} satisfies Record<(typeof fileExtensions)[number], string>);

const pictures = lookup<PictureFormat>({ png: 'png', jpg: 'jpg', gif: 'gif' });

/** The MIME type of an accepted file, and the bytes to store if they differ from the upload. */
export interface Sound {
  readonly type: string;
  readonly kept?: Buffer;
  /** Size of a picture in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
}
export type Inspected = Sound | { readonly refused: Flaw };

/**
 * Checks a file whose name and content agree on its type. A picture is re-encoded from its pixels. A PDF is
 * kept unchanged, or repaired if only its structure is damaged, and then checked again.
 * @param extension of its name, in lower case; without one, a picture has the type of its content
 */
export async function inspectFile(bytes: Buffer, extension: string): Promise<Inspected> {
  const found = await formatOf(bytes);
  const type = acceptedTypes.get(found);
  const format = pictures.get(found);
  const named = extension === '' && format ? type : acceptedTypes.get(extension);
  if (!type || type !== named) return { refused: 'kind' };
  return format ? inspectPicture(bytes, format, type) : inspectPaper(bytes, type);
}

async function formatOf(bytes: Buffer): Promise<string> {
  const found = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  // Viewers accept a PDF header after data that mail programs and printers put before it.
  if (found === '' && bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  // An animated PNG is treated as a PNG.
  return found === 'apng' ? 'png' : found;
}

async function inspectPicture(bytes: Buffer, format: PictureFormat, type: string): Promise<Inspected> {
  const drawn = await redraw(bytes, format);
  if ('refused' in drawn) return drawn;
  const { bytes: kept, width, height } = drawn;
  return { type, kept, size: { width, height } };
}

async function inspectPaper(bytes: Buffer, type: string): Promise<Inspected> {
  const flaw = await flawOfPaper(bytes);
  if (!flaw) return { type };
  if (flaw === 'locked') return inspectLocked(bytes, type);
  if (flaw !== 'loose') return { refused: flaw };
  const beside = standsBesideAnother(bytes);
  return inspectRepaired(beside ? undefined : (mendPdf(bytes) ?? (await rewritten(bytes, false))), type);
}

/** A PDF that every viewer opens without a password is stored without its encryption. */
async function inspectLocked(bytes: Buffer, type: string): Promise<Inspected> {
  if (standsBesideAnother(bytes)) return { refused: 'kind' };
  try {
    const unlocked = unlockPdf(bytes);
    if (!unlocked) return { refused: 'locked' };
    const flaw = await flawOfPaper(unlocked);
    if (flaw !== 'loose') return { refused: flaw ?? 'kind' };
    // In a complete paper, a reference to a missing object does not mean that the file was cut off.
    return inspectRepaired(await rewritten(unlocked, isWhole(bytes)), type);
  } catch (error) {
    if (error instanceof BadPdf) return { refused: 'kind' };
    throw error;
  }
}

async function inspectRepaired(kept: Buffer | undefined, type: string): Promise<Inspected> {
  const left = kept ? await flawOfPaper(kept) : 'kind';
  if (!kept || left) return { refused: left === 'loose' || !left ? 'kind' : left };
  return { type, kept };
}

/** Loaded only when needed: few papers need this library, and it is slow to load. */
async function rewritten(bytes: Buffer, mayLack: boolean): Promise<Buffer | undefined> {
  const { rewritePdf } = await import('./rewrite-pdf.ts');
  return rewritePdf(bytes, mayLack);
}

const flawOfPaper = async (bytes: Buffer) => (isArchive(bytes) ? 'kind' : flawOfPdf(bytes));
