import { isStream, mostSigns, nameBefore, scanObjects } from './scan-objects.ts';

/**
 * The objects and trailers of a PDF as they stand in it, one after another. What stands between them is left
 * out: the library that writes a PDF anew looks through remarks and blanks there once for each byte.
 * @throws BadPdf
 */
export function gatherObjects(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const { objects, trailers, endOf } = scanObjects(text, { signs: mostSigns });
  const parts = [Buffer.from(`${/%PDF-\d\.\d/.exec(text)?.[0] ?? '%PDF-1.7'}\n`)];
  let behind = 0;
  for (const found of [...objects, ...trailers].sort((a, b) => a.at - b.at)) {
    const { at, end } = found;
    // The bytes of a stream may look like an object or a trailer within it.
    if (at < behind) continue;
    if (!('numbers' in found)) {
      parts.push(bytes.subarray(at, end), Buffer.from('\n'));
      behind = end;
    } else if (found.numbers.length > 0) {
      const { number, generation } = nameBefore(text, at);
      behind = isStream(found) ? behindStream(text, endOf(found)) : end;
      parts.push(
        Buffer.from(`${number} ${generation} `),
        bytes.subarray(at, behind),
        Buffer.from('\nendobj\n'),
      );
    }
  }
  return Buffer.concat(parts);
}

function behindStream(text: string, end: number): number {
  const word = 'endstream';
  const at = text.indexOf(word, end);
  return at < 0 ? text.length : at + word.length;
}
