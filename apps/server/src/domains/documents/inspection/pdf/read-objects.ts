import { numbersBefore } from './number-before.ts';
import {
  BadPdf,
  type PdfDictionary,
  type PdfValue,
  type ReadRoom,
  type ValueReader,
  valueReader,
} from './read-value.ts';
import { filtersOf, type Numbered, packedFacts, resolved, type StreamFilter } from './stream-facts.ts';
import { roomFor, unpackStream } from './unpack-stream.ts';

/** Everything that a file holds, whether its table leads there or not. */
export interface PdfObjects {
  readonly values: readonly PdfValue[];
  readonly numbered: Numbered;
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
  const keep = (numbers: readonly number[], value: PdfValue) => {
    if (values.push(value) > mostObjects) throw new BadPdf('too many objects');
    for (const number of numbers) {
      const same = byNumber.get(number);
      if (same) same.push(value);
      else byNumber.set(number, [value]);
    }
  };
  const numbered = (number: number) => byNumber.get(number) ?? [];

  const reader = valueReader(text, room);
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue;
    const { value, end } = reader.read(at + 3);
    keep(numbersBefore(text, at), value);
    const from = value.is === 'dictionary' ? reader.stream(reader.skip(end)) : undefined;
    if (value.is === 'dictionary' && from !== undefined)
      if (streams.push({ dictionary: value, from }) > mostStreams) throw new BadPdf('too many streams');
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7))
    keep([], reader.read(at + 7).value);

  const packed: Buffer[] = [];
  const unpackRoom = roomFor(bytes.length);
  const endOf = streamEnds(text, reader);
  const unpack = ({ dictionary: { entries }, from }: FoundStream, filters: readonly StreamFilter[]) => {
    const data = bytes.subarray(from, endOf(from, resolved(entries.get('Length'), numbered)));
    const pixels = numberOf(entries.get('Width'), numbered) * numberOf(entries.get('Height'), numbered);
    return unpackStream(data, filters, unpackRoom, Math.min(pixels * 8, mostOfPicture));
  };
  const holders = streams.filter(({ dictionary: { entries } }) => entries.has('N') && entries.has('First'));
  const unpacked = new Set<FoundStream>();
  for (const holder of holders) {
    const facts = packedFacts(holder.dictionary.entries, numbered);
    if (!facts) continue;
    const { content, broken } = await unpack(holder, facts.filters);
    // Readers go on in different ways behind a break.
    if (broken) throw new BadPdf('packed objects that cannot be read');
    unpacked.add(holder);
    packed.push(content);
    for (const [within, value] of packedValues(content.toString('latin1'), facts.count, facts.first, room))
      keep([within], value);
  }
  // What was packed may say once more how it is packed.
  for (const { dictionary } of holders) packedFacts(dictionary.entries, numbered);
  for (const stream of streams)
    if (!unpacked.has(stream)) await unpack(stream, filtersOf(stream.dictionary.entries, numbered));
  return { values, numbered, packed };
}

function numberOf(value: PdfValue | undefined, numbered: Numbered): number {
  const [plain] = resolved(value, numbered);
  return plain?.is === 'number' ? plain.number : 0;
}

/**
 * Where a stream ends: as long as it says if its end stands there, otherwise at the next end.
 * @throws BadPdf
 */
function streamEnds(text: string, reader: ValueReader) {
  const ends: number[] = [];
  for (let at = text.indexOf('endstream'); at >= 0; at = text.indexOf('endstream', at + 9)) ends.push(at);
  return (from: number, lengths: readonly PdfValue[]): number => {
    const said = new Set(
      lengths
        .flatMap((length) => (length.is === 'number' && length.number >= 0 ? [from + length.number] : []))
        .filter((at) => text.startsWith('endstream', reader.skip(at))),
    );
    // A number that was written again fits one of the streams that were; two that fit hide something.
    if (said.size > 1) throw new BadPdf('a stream of two lengths');
    for (const at of said) return at;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return ends[low] ?? text.length;
  };
}

/** 7.5.7: pairs of numbers and places, then the objects. */
function* packedValues(
  text: string,
  count: number,
  first: number,
  room: ReadRoom,
): Generator<readonly [number, PdfValue]> {
  const { read } = valueReader(text, room);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const number = read(at);
    const place = read(number.end);
    at = place.end;
    if (number.value.is !== 'number' || place.value.is !== 'number') return;
    yield [number.value.number, read(first + place.value.number).value];
  }
}
