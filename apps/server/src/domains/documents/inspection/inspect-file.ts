import type { fileExtensions } from '@novosel/contract/documents/limits.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { fileTypeFromBuffer } from 'file-type';
import { isArchive, standsBesideAnother } from './hidden-content.ts';
import { flawOfPdf, isWhole } from './inspect-pdf.ts';
import { mendPdf } from './mend-pdf.ts';
import { BadPdf } from './pdf/read-value.ts';
import { unlockPdf } from './pdf/unlock-pdf.ts';
import { type Flaw, type PictureFormat, redraw } from './redraw-picture.ts';

/** Kinds that are taken, by content (ruling S5-49), with the type under which they are given back. */
const acceptedTypes = lookup<string>({
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
} satisfies Record<(typeof fileExtensions)[number], string>);

const pictures = lookup<PictureFormat>({ png: 'png', jpg: 'jpg', gif: 'gif' });

/** The type to give a file back with, and what to keep where that is not what came. */
export interface Sound {
  readonly type: string;
  readonly kept?: Buffer;
  /** Pixels of a picture. */
  readonly size?: { readonly width: number; readonly height: number };
}
export type Inspected = Sound | { readonly refused: Flaw };

/**
 * Checks a file whose name and content agree on its type. A picture is encoded again from its pixels. A PDF
 * is kept as it came, or mended where only its format is loose, and then checked again.
 * @param extension of its name, in lower case; a picture without one is what its content says
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
  // Viewers look for the head of a PDF behind what mail programs and printers put before it.
  if (found === '' && bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  // A kind of PNG that moves is a PNG like another.
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

/** A PDF that every viewer opens without a password is kept without its protection. */
async function inspectLocked(bytes: Buffer, type: string): Promise<Inspected> {
  if (standsBesideAnother(bytes)) return { refused: 'kind' };
  try {
    const unlocked = unlockPdf(bytes);
    if (!unlocked) return { refused: 'locked' };
    const flaw = await flawOfPaper(unlocked);
    if (flaw !== 'loose') return { refused: flaw ?? 'kind' };
    // In a paper that came whole, an object that is named and missing is no sign of a cut.
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

/** Few papers want it, and its library takes long to be read in. */
async function rewritten(bytes: Buffer, mayLack: boolean): Promise<Buffer | undefined> {
  const { rewritePdf } = await import('./rewrite-pdf.ts');
  return rewritePdf(bytes, mayLack);
}

const flawOfPaper = async (bytes: Buffer) => (isArchive(bytes) ? 'kind' : flawOfPdf(bytes));
