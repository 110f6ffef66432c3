import { isDeepStrictEqual } from 'node:util';
import { BadPdf, type PdfDictionary, type PdfValue } from './read-value.ts';

/** All values of an object number: a file may write it again, and readers may use another one than we do. */
export type Numbered = (number: number) => readonly PdfValue[];

export interface StreamFilter {
  readonly name: string;
  /** For LZW: codes grow one bit earlier than necessary. */
  readonly early: boolean;
}

type Entries = PdfDictionary['entries'];

/** Picture filters, which are left to the renderer. */
const ofPictures: ReadonlySet<string> = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
]);
const mostLayers = 5;

/** A value, or all values that a reference may have. */
export function resolved(value: PdfValue | undefined, numbered: Numbered): readonly PdfValue[] {
  if (!value) return [];
  return value.is === 'reference' ? numbered(value.number) : [value];
}

/** A value on which every reader agrees; undefined when it is absent. @throws BadPdf */
function certain(value: PdfValue | undefined, numbered: Numbered): PdfValue | undefined {
  if (!value) return undefined;
  const [first, ...others] = resolved(value, numbered);
  if (!first || first.is === 'reference' || others.some((other) => !isDeepStrictEqual(other, first)))
    throw new BadPdf('a reference that readers follow differently');
  return first.is === 'word' && first.text === 'null' ? undefined : first;
}

/**
 * The compression filters of a stream, outermost first.
 * @throws BadPdf for filters that readers decode differently
 */
export function filtersOf(entries: Entries, numbered: Numbered): readonly StreamFilter[] {
  if (entries.has('F') || (entries.has('DP') && entries.has('DecodeParms')))
    throw new BadPdf('filters given twice, or pixels elsewhere');
  const filter = certain(entries.get('Filter'), numbered);
  const names = listOf(filter).map((item) => {
    const name = certain(item, numbered);
    if (name?.is !== 'name') throw new BadPdf('a filter without a name');
    return name.text;
  });
  if (names.length > mostLayers) throw new BadPdf('too many filters');
  const parms = certain(entries.get('DecodeParms') ?? entries.get('DP'), numbered);
  const settings = listOf(parms).map((item) => certain(item, numbered));
  const growth = settings.map((one) => earlyChange(one, numbered));
  const paired = (filter?.is === 'array') === (parms?.is === 'array');
  if (!paired && growth.includes(0)) throw new BadPdf('settings of no filter');
  return names
    .map((name, at) => ({ name, early: growth[at] !== 0 }))
    .filter(({ name }, at) => name !== 'Crypt' && !(ofPictures.has(name) && at === names.length - 1));
}

/** Facts of a stream of compressed objects; undefined for another stream. @throws BadPdf */
export function packedFacts(
  entries: Entries,
  numbered: Numbered,
): { count: number; first: number; filters: readonly StreamFilter[] } | undefined {
  const [count, first] = [certain(entries.get('N'), numbered), certain(entries.get('First'), numbered)];
  if (!count || !first) return undefined;
  const filter = certain(entries.get('Filter'), numbered);
  const drawn = listOf(filter).some((item) =>
    resolved(item, numbered).some((name) => name.is === 'name' && ofPictures.has(name.text)),
  );
  if (count.is !== 'number' || first.is !== 'number' || drawn || isPredicted(entries, numbered))
    throw new BadPdf('packed objects that cannot be read');
  return { count: count.number, first: first.number, filters: filtersOf(entries, numbered) };
}

/** The items of an array, or a single value as one item. */
export const listOf = (value: PdfValue | undefined): readonly PdfValue[] =>
  value?.is === 'array' ? value.items : value ? [value] : [];

function earlyChange(settings: PdfValue | undefined, numbered: Numbered): number {
  if (settings?.is !== 'dictionary') return 1;
  const value = certain(settings.entries.get('EarlyChange'), numbered);
  if (!value) return 1;
  if (value.is !== 'number' || (value.number !== 0 && value.number !== 1))
    throw new BadPdf('codes that grow at no known place');
  return value.number;
}

function isPredicted(entries: Entries, numbered: Numbered): boolean {
  return ['DecodeParms', 'DP']
    .flatMap((key) => resolved(entries.get(key), numbered))
    .flatMap(listOf)
    .flatMap((one) => resolved(one, numbered))
    .some(
      (one) =>
        one.is === 'dictionary' &&
        resolved(one.entries.get('Predictor'), numbered).some(
          (predictor) => predictor.is !== 'number' || predictor.number > 1,
        ),
    );
}
