import { createHash } from 'node:crypto';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { CmsSigner } from './cms-signer.ts';
import type { Seal } from './load-seal.ts';

export interface SealNote {
  reason: string;
  /** Whose seal, as a viewer shows it. */
  name: string;
  contactInfo: string;
  location: string;
  at: Date;
}

/** Bytes kept for the CMS; two P-256 certificates and the attributes take about 2.5 KB. */
const signatureLength = 6144;

/**
 * Seals a PDF by an incremental update: the given bytes stay the beginning of the sealed file, so what was
 * signed before (by code, or by an earlier seal) is still there, byte for byte.
 * @throws Error when the file is not a PDF that can be added to.
 */
export async function sealPdf(pdf: Uint8Array, seal: Seal, note: SealNote): Promise<Uint8Array> {
  const original = Buffer.from(pdf);
  const prepared = plainAddPlaceholder({
    pdfBuffer: original,
    reason: standIn(note.reason),
    name: standIn(note.name),
    contactInfo: standIn(note.contactInfo),
    location: standIn(note.location),
    signingTime: note.at,
    signatureLength,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  const appended = withRightEnd(withTexts(prepared.subarray(original.length), note), original);
  const sealed = await new SignPdf().sign(Buffer.concat([original, appended]), new CmsSigner(seal));
  if (!sealed.subarray(0, original.length).equals(original))
    throw new Error('sealing changed the signed bytes');
  return sealed;
}

/**
 * UTF-16 with a mark, in hex: the form of a PDF string that no byte of it can break (ISO 32000-1, 7.9.2.2).
 */
function hexText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
}

/**
 * The placeholder library writes Cyrillic wrongly (UTF-16 passed through UTF-8) and reckons offsets at once,
 * so it gets as many plain letters as the right text will take.
 */
function standIn(text: string): string {
  return 'x'.repeat(hexText(text).length - 2);
}

function withTexts(appended: Buffer, note: SealNote): Buffer {
  const texts = {
    Reason: note.reason,
    Name: note.name,
    ContactInfo: note.contactInfo,
    Location: note.location,
  };
  let tail = appended.toString('latin1');
  for (const [key, text] of Object.entries(texts)) {
    const written = `/${key} (${standIn(text)})`;
    if (!tail.includes(written)) throw new Error(`the signature placeholder has no /${key}`);
    tail = tail.replace(written, `/${key} ${hexText(text)}`);
  }
  return Buffer.from(tail, 'latin1');
}

/**
 * The library starts the table one byte too early, counts an object that it does not write, and forgets the
 * file's id, for which PDF/A asks in every trailer: its first half stays, the second tells the update.
 */
function withRightEnd(appended: Buffer, original: Buffer): Buffer {
  const before = original.toString('latin1');
  const tail = appended.toString('latin1');
  const table = tail.lastIndexOf('\nxref\n') + 1;
  const objects = [...tail.slice(table).matchAll(/^(\d+) 1$/gm)].map(([, number]) => Number(number));
  const size = Math.max(sizeOf(before), ...objects.map((number) => number + 1));
  const [, first] = /\/ID\s*\[\s*(<[0-9a-fA-F]+>)/.exec(before.slice(before.lastIndexOf('trailer'))) ?? [];
  const second = createHash('sha256').update(original).update(appended).digest('hex').slice(0, 32);
  const id = first ? `/ID [${first} <${second}>]\n` : '';
  const end = tail
    .slice(table)
    .replace(/\/Size \d+/, `/Size ${size}`)
    .replace(/\/Prev (\d+)\n>>\n/, (_, prev: string) => `/Prev ${firstInk(before, Number(prev))}\n${id}>>\n`)
    .replace(/startxref\n\d+/, `startxref\n${original.length + table}`);
  return Buffer.from(tail.slice(0, table) + end, 'latin1');
}

function sizeOf(pdf: string): number {
  const [, size = ''] = /\/Size (\d+)/.exec(pdf.slice(pdf.lastIndexOf('trailer'))) ?? [];
  return Number(size);
}

/** Papers that are sealed already may name the line end before their table. */
const firstInk = (pdf: string, at: number): number => (/\s/.test(pdf.charAt(at)) ? at + 1 : at);
