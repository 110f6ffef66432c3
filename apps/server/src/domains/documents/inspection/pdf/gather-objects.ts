import {
  type FoundObject,
  type FoundTrailer,
  isStream,
  mostSigns,
  nameBefore,
  type ScannedPdf,
  scanObjects,
} from './scan-objects.ts';

/**
 * The objects and trailers of a PDF, one after another, without anything between them: the library that
 * rewrites a PDF takes quadratic time for comments and blanks there.
 * @throws BadPdf
 */
export function gatherObjects(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const scanned = scanObjects(text, { signs: mostSigns });
  const parts = [`${/%PDF-\d\.\d/.exec(text)?.[0] ?? '%PDF-1.7'}\n`];
  let behind = 0;
  for (const found of [...scanned.objects, ...scanned.trailers].sort((a, b) => a.at - b.at)) {
    // The bytes of a stream may look like an object or a trailer.
    if (found.at < behind || (isObject(found) && found.numbers.length === 0)) continue;
    const end = endIn(text, found, scanned);
    const body = text.slice(found.at, end);
    parts.push(isObject(found) ? `${numbersOf(text, found.at)} ${body}\nendobj\n` : `${body}\n`);
    behind = end;
  }
  return Buffer.from(parts.join(''), 'latin1');
}

const isObject = (found: FoundObject | FoundTrailer): found is FoundObject => 'numbers' in found;

function numbersOf(text: string, at: number): string {
  const { number, generation } = nameBefore(text, at);
  return `${number} ${generation}`;
}

function endIn(text: string, found: FoundObject | FoundTrailer, { endOf }: ScannedPdf): number {
  if (!isObject(found) || !isStream(found)) return found.end;
  const word = 'endstream';
  const at = text.indexOf(word, endOf(found));
  return at < 0 ? text.length : at + word.length;
}
