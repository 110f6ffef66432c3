import { fromHex } from '@novosel/pki/bytes.ts';

export interface FoundSignature {
  /** The ByteRange leaves out exactly its own signature, and nothing else. */
  sound: boolean;
  coversWhole: boolean;
  at: Date | undefined;
  signedBytes: Uint8Array;
  /** Followed by zeros up to the room that was left for it. */
  cms: Uint8Array;
}

const none = new Uint8Array(0);
const latin1 = new TextDecoder('latin1');

/** Every signature dictionary of a PDF, in file order, read by its ByteRange (ISO 32000-1, 12.8.1). */
export function findSignatures(file: Uint8Array): FoundSignature[] {
  const text = latin1.decode(file);
  return [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].map((match) => {
    const [start, length, next, rest] = match.slice(1).map(Number) as [number, number, number, number];
    const dictionary = objectAround(text, match.index);
    const hole = text.slice(length, next);
    const end = next + rest;
    const sound =
      start === 0 &&
      length > match.index &&
      next > length &&
      end <= file.length &&
      next < dictionary.end &&
      /\/Contents\s*$/.test(text.slice(match.index, length)) &&
      /^<(?:[0-9a-fA-F]{2})+>$/.test(hole);
    return {
      sound,
      coversWhole: end === file.length,
      at: readTime(dictionary.text),
      signedBytes: sound ? joined(file.subarray(0, length), file.subarray(next, end)) : none,
      cms: sound ? fromHex(hole.slice(1, -1)) : none,
    };
  });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function objectAround(text: string, index: number): { text: string; end: number } {
  const start = text.lastIndexOf(' obj', index);
  const end = text.indexOf('endobj', index);
  return { text: text.slice(start, end), end };
}

/** `D:20261112150400Z`, the form our seals write. */
function readTime(dictionary: string): Date | undefined {
  const parts = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(dictionary)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
