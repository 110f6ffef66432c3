import { pagesAtMost } from '@novosel/contract/documents/limits.ts';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasActiveWords } from './hidden-content.ts';
import { Swells } from './inflate.ts';
import { acting, actsOrLeaves } from './pdf/leaving-actions.ts';
import { readObjects } from './pdf/read-objects.ts';
import { BadPdf, plainName } from './pdf/read-value.ts';
import type { Flaw } from './redraw-picture.ts';

/** Bytes that browsers read when they guess the type of a file. */
const sniffed = 1024;

/**
 * Reasons to refuse a PDF: it must contain only pages, and not too many.
 * @returns `loose` when only its beginning, its end or the position of its table is wrong
 */
export async function flawOfPdf(bytes: Buffer): Promise<Flaw | 'loose' | undefined> {
  // Every PDF has objects. Without this check, ten megabytes of blanks after a PDF header would be read in
  // full.
  if (!bytes.includes('endobj')) return 'kind';
  const plain = outsideOfStreams(bytes);
  const names = namesOf(plain.toString('latin1'));
  // Encrypted content must be decrypted before it can be inspected.
  if (names.includes('Encrypt')) return 'locked';
  if (names.some((name) => acting.has(name)) || hasActiveWords(plain)) return 'acting';
  if (hasActiveWords(bytes.subarray(0, sniffed))) return 'acting';
  try {
    const objects = await readObjects(bytes);
    if (objects.packed.some(hasActiveWords) || actsOrLeaves(objects)) return 'acting';
  } catch (error) {
    if (error instanceof Swells) return 'swells';
    if (error instanceof BadPdf) return 'kind';
    throw error;
  }
  return isWhole(bytes) ? flawWhenOpened(bytes) : 'loose';
}

/**
 * The header is at the very beginning, the end marker at the very end, and the table at the stated position
 * (7.5).
 */
export function isWhole(bytes: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  const start = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end)?.[1];
  if (start === undefined || Number(start) >= bytes.length) return false;
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(bytes.toString('latin1', Number(start), Number(start) + 40));
}

function outsideOfStreams(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const begins = bytes.indexOf('stream', at);
    if (begins < 0) break;
    parts.push(bytes.subarray(at, begins));
    const ends = bytes.indexOf('endstream', begins);
    if (ends < 0) break;
    at = ends + 'endstream'.length;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

function namesOf(text: string): string[] {
  const written = text.match(/\/[^\s()<>[\]{}/%]+/g) ?? [];
  return written.map((name) => plainName(name.slice(1)));
}

/**
 * Every page can be reached, and nothing runs when the file is opened. Pages are not rendered: that would
 * decompress their content again, without our limits.
 */
async function flawWhenOpened(bytes: Buffer): Promise<'kind' | 'swells' | undefined> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages < 1) return 'kind';
    if (pdf.numPages > pagesAtMost) return 'swells';
    if ((await pdf.getJSActions()) || (await pdf.getAttachments())) return 'kind';
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      if (await page.getJSActions()) return 'kind';
      page.cleanup();
    }
    return undefined;
  } catch {
    return 'kind';
  } finally {
    await task.destroy();
  }
}
