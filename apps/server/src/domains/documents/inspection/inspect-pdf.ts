import { inflateSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasActiveWords } from './hidden-content.ts';

const mostPages = 500;
const mostObjects = 100_000;
/** So far browsers look when they guess what a file is. */
const sniffed = 1024;
const mostUnpacked = 20 * 1024 * 1024;

/** Names of what a scan has no use for: scripts, programs, attachments, forms that send (ISO 32000-1, 12.6.4). */
const acting: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'RichMedia',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
]);

/** Whether the bytes are a whole PDF that only shows pages, few enough of them, and nothing else besides. */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  if (!isWhole(bytes)) return false;
  const { packed, objects, names } = readObjects(bytes);
  if (objects > mostObjects || names.some((name) => acting.has(name))) return false;
  if (hasActiveWords(packed) || hasActiveWords(bytes.subarray(0, sniffed))) return false;
  return opens(bytes);
}

/** The header at the very beginning, the end mark at the very end, and the table where the end says it is (7.5). */
function isWhole(bytes: Buffer): boolean {
  if (!/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  const start = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end)?.[1];
  if (start === undefined || Number(start) >= bytes.length) return false;
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(bytes.toString('latin1', Number(start), Number(start) + 40));
}

interface Objects {
  /** Everything but the streams. */
  readonly packed: Buffer;
  readonly objects: number;
  readonly names: readonly string[];
}

/** Reads what stands outside of streams, and in the streams that hold objects. */
function readObjects(bytes: Buffer): Objects {
  const parts: Buffer[] = [];
  let inside = 0;
  let at = 0;
  for (;;) {
    const begins = bytes.indexOf('stream', at);
    if (begins < 0) break;
    parts.push(bytes.subarray(at, begins));
    const ends = bytes.indexOf('endstream', begins);
    if (ends < 0) break;
    const head = bytes.toString('latin1', Math.max(at, begins - 500), begins);
    if (/\/ObjStm\b/.test(head)) {
      inside += Number(/\/N\s+(\d+)/.exec(head)?.[1] ?? 0);
      parts.push(unpack(bytes.subarray(begins, ends)));
    }
    at = ends + 'endstream'.length;
  }
  parts.push(bytes.subarray(at));
  const packed = Buffer.concat(parts);
  const text = packed.toString('latin1');
  const objects = inside + (text.match(/\d\s+obj\b/g)?.length ?? 0);
  return { packed, objects, names: namesOf(text) };
}

/** A stream of objects that does not unpack so is left to the reader that follows. */
function unpack(stream: Buffer): Buffer {
  const data = stream.subarray(stream.indexOf(0x0a) + 1);
  try {
    return inflateSync(data, { maxOutputLength: mostUnpacked });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Names as they are meant: any sign may be written as «#» and its number. */
function namesOf(text: string): string[] {
  const written = text.match(/\/[^\s()<>[\]{}/%]+/g) ?? [];
  return written.map((name) =>
    name
      .slice(1)
      .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/** Every page can be reached, and the first can be read; nothing acts when it is opened. */
async function opens(bytes: Buffer): Promise<boolean> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages < 1 || pdf.numPages > mostPages) return false;
    if ((await pdf.getJSActions()) || (await pdf.getAttachments())) return false;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      if (await page.getJSActions()) return false;
      if (number === 1) await page.getOperatorList();
      page.cleanup();
    }
    return true;
  } catch {
    return false;
  } finally {
    await task.destroy();
  }
}
