import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { gatherObjects } from './pdf/gather-objects.ts';

/**
 * Rewrites a PDF without an end marker or a usable cross-reference table from the objects found in it, as
 * viewers do. If a number occurs twice, the later object counts. Streams stay compressed.
 * @param bytes whose streams were decompressed within the limits
 * @param mayLack true: a reference to a missing object is null (7.3.10), not the sign of a cut file
 * @returns undefined when a part is missing or a signature over the old bytes would break
 */
export async function rewritePdf(bytes: Buffer, mayLack = false): Promise<Buffer | undefined> {
  if (bytes.includes('/ByteRange')) return undefined;
  try {
    const paper = await PDFDocument.load(gatherObjects(bytes), {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    if (!mayLack && missesPart(paper.context)) return undefined;
    const written = await paper.save({
      rewrite: true,
      objectsPerTick: Number.POSITIVE_INFINITY,
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
    });
    return Buffer.from(written);
  } catch {
    return undefined;
  }
}

/** Whether an object refers to one that is missing, or a stream is shorter than its stated length. */
function missesPart(context: PDFContext): boolean {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef && !context.lookup(next)) return true;
    if (next instanceof PDFRawStream && !isAsLongAsItSays(next)) return true;
    if (next instanceof PDFStream) waiting.push(next.dict);
    if (next instanceof PDFDict) waiting.push(...next.values());
    if (next instanceof PDFArray) waiting.push(...next.asArray());
  }
  return false;
}

function isAsLongAsItSays({ dict, contents }: PDFRawStream): boolean {
  const said = dict.lookup(PDFName.of('Length'));
  return said instanceof PDFNumber && said.asNumber() === contents.length;
}
