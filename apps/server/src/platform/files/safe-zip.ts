import { crc32, createInflateRaw } from 'node:zlib';

/** Files of an archive by their names. */
export type ZipFiles = ReadonlyMap<string, Buffer>;

export interface ZipLimits {
  readonly files: number;
  /** Limit for the total of unpacked bytes. */
  readonly bytes: number;
  /** Largest ratio between the unpacked and the packed size of a file, checked above one mebibyte. */
  readonly ratio: number;
}

/** An archive of an unsupported kind, with wrong declarations, or over the limits. */
export class BadZip extends Error {}

export interface Zip {
  /** Names as written in the archive. */
  readonly names: readonly string[];
  /** The unpacked bytes of a file. @throws BadZip */
  read(name: string): AsyncGenerator<Buffer, void, undefined>;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const longestComment = 0xffff;
/** Below this size the ratio is not checked: repeated bytes compress to almost nothing. */
const freeBytes = 1024 * 1024;

interface Entry {
  readonly packed: Buffer;
  readonly deflated: boolean;
  readonly checksum: number;
}

/**
 * Opens a ZIP archive (APPNOTE 6.3). Declared sizes are not trusted: each unpacked byte is counted, and the
 * first one over a limit stops the reading.
 * @throws BadZip for an archive that is encrypted, split, over the limits or broken
 */
export function openZip(bytes: Buffer, limits: ZipLimits): Zip {
  const entries = orBad(() => readDirectory(bytes, limits));
  let left = limits.bytes;
  async function* read(name: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = entries.get(name);
    if (!entry) throw new BadZip(`no file ${name}`);
    const most = Math.max(freeBytes, entry.packed.length * limits.ratio);
    let [size, sum] = [0, 0];
    for await (const piece of entry.deflated ? inflated(entry.packed) : [entry.packed]) {
      size += piece.length;
      left -= piece.length;
      if (left < 0 || size > most) throw new BadZip('too much comes out');
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.checksum) throw new BadZip('wrong checksum');
  }
  return { names: [...entries.keys()], read };
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer, void, undefined> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 });
  stream.end(packed);
  try {
    for await (const piece of stream) yield piece as Buffer;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw new BadZip('broken stream');
    throw error;
  }
}

/** Reading past the end throws a RangeError. */
function orBad<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof RangeError ? new BadZip('cut off') : error;
  }
}

function readDirectory(bytes: Buffer, limits: ZipLimits): Map<string, Entry> {
  const end = findEnd(bytes);
  if (end === undefined) throw new BadZip('no directory');
  const count = bytes.readUInt16LE(end + 10);
  const oneDisk = bytes.readUInt16LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
  if (!oneDisk || count > limits.files) throw new BadZip('split, or too many files');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  let said = 0;
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new BadZip('no entry');
    const [names = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.toString('utf8', at + entrySize, at + entrySize + names);
    said += bytes.readUInt32LE(at + 24);
    if (entries.has(name) || said > limits.bytes) throw new BadZip('twice, or too large');
    entries.set(name, entryAt(bytes, at));
    at += entrySize + names + extra + comment;
  }
  return entries;
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endSize - longestComment);
  for (let at = bytes.length - endSize; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  return undefined;
}

/** The file of a directory entry. */
function entryAt(bytes: Buffer, entry: number): Entry {
  const encrypted = (bytes.readUInt16LE(entry + 8) & 1) === 1;
  const method = bytes.readUInt16LE(entry + 10);
  const size = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  if (encrypted || (method !== 0 && method !== 8)) throw new BadZip('encrypted, or packed in another way');
  if (bytes.readUInt32LE(local) !== localMark) throw new BadZip('no file at its place');
  const from = local + localSize + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + size > bytes.length) throw new BadZip('cut off');
  const checksum = bytes.readUInt32LE(entry + 16);
  return { packed: bytes.subarray(from, from + size), deflated: method === 8, checksum };
}

/** An uncompressed archive of these files. */
export function packZip(files: ZipFiles): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, stored; the date does not matter.
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(named.length, 22);
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(localMark);
    locals.push(mark, facts, named, content);
    const entry = Buffer.alloc(entrySize);
    entry.writeUInt32LE(entryMark, 0);
    entry.writeUInt16LE(20, 4);
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, named);
    at += localSize + named.length + content.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(endSize);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
