import { BadPdf, type PdfValue, type ReadRoom, valueReader } from './read-value.ts';
import { type FoundStream, isStream, mostSigns, scanObjects } from './scan-objects.ts';
import { filtersOf, type Numbered, packedFacts, resolved, type StreamFilter } from './stream-facts.ts';
import { roomFor, unpackStream } from './unpack-stream.ts';

/** All objects in a file, whether its table refers to them or not. */
export interface PdfObjects {
  readonly values: readonly PdfValue[];
  readonly numbered: Numbered;
  /** Decompressed texts. */
  readonly packed: readonly Buffer[];
}

/** Largest expected size of a picture, in bytes, whatever its dimensions say. */
const mostOfPicture = 160 * 1024 * 1024;

/**
 * Reads every object of a file, including objects inside of others, and decompresses every stream within
 * limits.
 * @throws BadPdf, Swells
 */
export async function readObjects(bytes: Buffer): Promise<PdfObjects> {
  const text = bytes.toString('latin1');
  const room = { signs: mostSigns };
  const { objects, values, numbered, add, endOf } = scanObjects(text, room);
  const streams = objects.filter(isStream);

  const packed: Buffer[] = [];
  const unpackRoom = roomFor(bytes.length);
  const unpack = (stream: FoundStream, filters: readonly StreamFilter[]) => {
    const { entries } = stream.value;
    const data = bytes.subarray(stream.from, endOf(stream));
    const pixels = numberOf(entries.get('Width'), numbered) * numberOf(entries.get('Height'), numbered);
    return unpackStream(data, filters, unpackRoom, Math.min(pixels * 8, mostOfPicture));
  };
  const holders = streams.filter(({ value: { entries } }) => entries.has('N') && entries.has('First'));
  const unpacked = new Set<FoundStream>();
  for (const holder of holders) {
    const facts = packedFacts(holder.value.entries, numbered);
    if (!facts) continue;
    const { content, broken } = await unpack(holder, facts.filters);
    // After broken data readers continue in different ways.
    if (broken) throw new BadPdf('packed objects that cannot be read');
    unpacked.add(holder);
    packed.push(content);
    for (const [within, value] of packedValues(content.toString('latin1'), facts.count, facts.first, room))
      add([within], value);
  }
  // Decompressed objects may again describe compressed ones.
  for (const { value } of holders) packedFacts(value.entries, numbered);
  for (const stream of streams)
    if (!unpacked.has(stream)) await unpack(stream, filtersOf(stream.value.entries, numbered));
  return { values, numbered, packed };
}

function numberOf(value: PdfValue | undefined, numbered: Numbered): number {
  const [plain] = resolved(value, numbered);
  return plain?.is === 'number' ? plain.number : 0;
}

/** 7.5.7: pairs of numbers and offsets, then the objects. */
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
