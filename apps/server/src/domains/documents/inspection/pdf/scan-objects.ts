import { numbersBefore } from './number-before.ts';
import { BadPdf, type PdfDictionary, type PdfValue, type ReadRoom, valueReader } from './read-value.ts';
import { type Numbered, resolved } from './stream-facts.ts';

/** An object found in the file, whether the table refers to it or not. */
export interface FoundObject {
  /** The position of its keyword «obj». */
  readonly at: number;
  /** Numbers by which readers may know it. */
  readonly numbers: readonly number[];
  readonly value: PdfValue;
  /** The position after its value. */
  readonly end: number;
}

export interface FoundStream extends FoundObject {
  readonly value: PdfDictionary;
  /** Where its bytes begin. */
  readonly from: number;
}

/** A dictionary after the keyword «trailer». */
export interface FoundTrailer {
  /** The position of that keyword. */
  readonly at: number;
  readonly value: PdfValue;
  readonly end: number;
}

export interface ScannedPdf {
  readonly objects: readonly FoundObject[];
  readonly trailers: readonly FoundTrailer[];
  /** Values of all these, and of decompressed objects added later. */
  readonly values: readonly PdfValue[];
  readonly numbered: Numbered;
  add(numbers: readonly number[], value: PdfValue): void;
  /** Where the bytes of a stream end. @throws BadPdf */
  endOf(stream: FoundStream): number;
}

export const mostSigns = 48 * 1024 * 1024;
const mostObjects = 100_000;
const mostStreams = 10_000;

export const isStream = (object: FoundObject): object is FoundStream => 'from' in object;

/** Finds every object in the text of a file, without compressed ones. @throws BadPdf */
export function scanObjects(text: string, room: ReadRoom): ScannedPdf {
  const values: PdfValue[] = [];
  const byNumber = new Map<number, PdfValue[]>();
  const add = (numbers: readonly number[], value: PdfValue) => {
    if (values.push(value) > mostObjects) throw new BadPdf('too many objects');
    for (const number of numbers) {
      const same = byNumber.get(number);
      if (same) same.push(value);
      else byNumber.set(number, [value]);
    }
  };
  const numbered = (number: number) => byNumber.get(number) ?? [];

  const reader = valueReader(text, room);
  const objects: (FoundObject | FoundStream)[] = [];
  let streams = 0;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue;
    const { value, end } = reader.read(at + 3);
    const numbers = numbersBefore(text, at);
    add(numbers, value);
    const found = { at, numbers, end };
    const from = value.is === 'dictionary' ? reader.stream(reader.skip(end)) : undefined;
    if (value.is !== 'dictionary' || from === undefined) objects.push({ ...found, value });
    else {
      streams += 1;
      if (streams > mostStreams) throw new BadPdf('too many streams');
      objects.push({ ...found, value, from });
    }
  }
  const trailers: FoundTrailer[] = [];
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 7)) {
    const { value, end } = reader.read(at + 7);
    add([], value);
    trailers.push({ at, value, end });
  }
  const endFrom = streamEnds(text, reader.skip);
  const endOf = ({ value, from }: FoundStream) =>
    endFrom(from, resolved(value.entries.get('Length'), numbered));
  return { objects, trailers, values, numbered, add, endOf };
}

/**
 * The end of a stream: by its stated length if the end keyword is there, otherwise the next end keyword.
 * @throws BadPdf
 */
function streamEnds(text: string, skip: (at: number) => number) {
  const ends: number[] = [];
  for (let at = text.indexOf('endstream'); at >= 0; at = text.indexOf('endstream', at + 9)) ends.push(at);
  return (from: number, lengths: readonly PdfValue[]): number => {
    const said = new Set(
      lengths
        .flatMap((length) => (length.is === 'number' && length.number >= 0 ? [from + length.number] : []))
        .filter((at) => text.startsWith('endstream', skip(at))),
    );
    // The length may be an object that was written again: if two of its values fit, something is hidden.
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

export interface ObjectName {
  readonly number: number;
  readonly generation: number;
}

/** The number and generation before the keyword «obj» at a position. @throws BadPdf */
export function nameBefore(text: string, at: number): ObjectName {
  const written = /(\d{1,10})[\s\0]+(\d{1,5})[\s\0]*$/.exec(text.slice(Math.max(0, at - 40), at));
  if (!written) throw new BadPdf('an object whose number readers find differently');
  return { number: Number(written[1]), generation: Number(written[2]) };
}
