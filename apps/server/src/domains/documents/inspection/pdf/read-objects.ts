import { BadPdf, type PdfDictionary, type PdfValue, type ReadRoom, valueReader } from './read-value.ts';
import { roomFor, unpackStream } from './unpack-stream.ts';

/** Everything that a file holds, whether its table leads there or not. */
export interface PdfObjects {
  readonly values: readonly PdfValue[];
  /** Values of a number: a file may write it again, and readers may take another one than ours. */
  numbered(number: number): readonly PdfValue[];
  /** Texts that were packed. */
  readonly packed: readonly Buffer[];
}

interface FoundStream {
  readonly dictionary: PdfDictionary;
  readonly from: number;
}

const mostObjects = 100_000;
const mostStreams = 10_000;
const mostSigns = 48 * 1024 * 1024;
const mostLayers = 5;
/** A picture is never expected to be larger, whatever it says. */
const mostOfPicture = 160 * 1024 * 1024;

/**
 * Reads every object of a file, also those that lie within others, and unpacks every stream within limits.
 * @throws BadPdf, Swells
 */
export async function readObjects(bytes: Buffer): Promise<PdfObjects> {
  const text = bytes.toString('latin1');
  const room = { signs: mostSigns };
  const values: PdfValue[] = [];
  const byNumber = new Map<number, PdfValue[]>();
  const streams: FoundStream[] = [];
  const keep = (number: number | undefined, value: PdfValue) => {
    if (values.push(value) > mostObjects) throw new BadPdf('too many objects');
    if (number === undefined) return;
    const same = byNumber.get(number);
    if (same) same.push(value);
    else byNumber.set(number, [value]);
  };
  const numbered = (number: number) => byNumber.get(number) ?? [];

  const read = valueReader(text, room);
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue;
    const { value, end } = read(at + 3);
    keep(numberBefore(text, at), value);
    const from = value.is === 'dictionary' ? startOfStream(text, end) : undefined;
    if (value.is === 'dictionary' && from !== undefined)
      if (streams.push({ dictionary: value, from }) > mostStreams) throw new BadPdf('too many streams');
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7))
    keep(undefined, read(at + 7).value);

  const packed: Buffer[] = [];
  const unpackRoom = roomFor(bytes.length);
  const endOf = streamEnds(text);
  const number = (value: PdfValue | undefined) => numberOf(value, numbered);
  for (const { dictionary, from } of streams) {
    const { entries } = dictionary;
    const names = filtersOf(entries.get('Filter') ?? entries.get('F'), numbered);
    if (names.length > mostLayers) throw new BadPdf('too many filters');
    const data = bytes.subarray(from, endOf(from, number(entries.get('Length'))));
    const pixels = (number(entries.get('Width')) ?? 0) * (number(entries.get('Height')) ?? 0);
    const content = await unpackStream(data, names, unpackRoom, Math.min(pixels * 8, mostOfPicture));
    const [count, first] = [number(entries.get('N')), number(entries.get('First'))];
    if (count === undefined || first === undefined) continue;
    if (isPredicted(entries, numbered)) throw new BadPdf('packed objects that cannot be read');
    packed.push(content);
    for (const [within, value] of packedValues(content.toString('latin1'), count, first, room))
      keep(within, value);
  }
  return { values, numbered, packed };
}

/** «12 0» before «obj». */
function numberBefore(text: string, at: number): number | undefined {
  const [, number] = /(\d+)[\0\s]+\d+[\0\s]*$/.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The bytes of a stream begin on the line behind the word. */
function startOfStream(text: string, end: number): number | undefined {
  const word = /^(?:[\0\s]|%[^\r\n]*[\r\n])*stream[^\r\n]*(?:\r\n|\r|\n)/.exec(text.slice(end, end + 200));
  return word ? end + word[0].length : undefined;
}

/** Where a stream ends: as long as it says if its end stands there, otherwise at the next end. */
function streamEnds(text: string): (from: number, length: number | undefined) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('endstream'); at >= 0; at = text.indexOf('endstream', at + 9)) ends.push(at);
  return (from, length) => {
    const said = from + (length ?? 0);
    if (length !== undefined && /^[\0\s]*endstream/.test(text.slice(said, said + 20))) return said;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return ends[low] ?? text.length;
  };
}

type Numbered = PdfObjects['numbered'];

function numberOf(value: PdfValue | undefined, numbered: Numbered): number | undefined {
  const [plain] = resolved(value, numbered);
  return plain?.is === 'number' ? plain.number : undefined;
}

/** A value, or all that a reference may mean. */
export function resolved(value: PdfValue | undefined, numbered: Numbered): readonly PdfValue[] {
  if (!value) return [];
  return value.is === 'reference' ? numbered(value.number) : [value];
}

function filtersOf(value: PdfValue | undefined, numbered: Numbered): string[] {
  const [filter] = resolved(value, numbered);
  const items = filter?.is === 'array' ? filter.items : filter ? [filter] : [];
  return items
    .flatMap((item) => resolved(item, numbered))
    .flatMap((item) => (item.is === 'name' && item.text !== 'Crypt' ? [item.text] : []));
}

function isPredicted(entries: PdfDictionary['entries'], numbered: Numbered): boolean {
  const [parms] = resolved(entries.get('DecodeParms') ?? entries.get('DP'), numbered);
  const all = parms?.is === 'array' ? parms.items : parms ? [parms] : [];
  return all
    .flatMap((one) => resolved(one, numbered))
    .some((one) => one.is === 'dictionary' && (numberOf(one.entries.get('Predictor'), numbered) ?? 1) > 1);
}

/** 7.5.7: pairs of numbers and places, then the objects. */
function* packedValues(
  text: string,
  count: number,
  first: number,
  room: ReadRoom,
): Generator<readonly [number, PdfValue]> {
  const read = valueReader(text, room);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const number = read(at);
    const place = read(number.end);
    at = place.end;
    if (number.value.is !== 'number' || place.value.is !== 'number') return;
    yield [number.value.number, read(first + place.value.number).value];
  }
}
