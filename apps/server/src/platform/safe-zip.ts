import { crc32, inflateRawSync } from 'node:zlib';

/** Files of an archive by their names. */
export type ZipFiles = ReadonlyMap<string, Buffer>;

export interface ZipLimits {
  readonly files: number;
  /** Bytes of all files together after unpacking. */
  readonly bytes: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const longestComment = 0xffff;

/**
 * Unpacks a ZIP archive (APPNOTE 6.3) by what its files really are, never by what the archive says of them: an unpacked
 * byte over the limit ends it. Undefined for what is no plain archive: encrypted, split, over the limits, broken.
 */
export function unpackZip(bytes: Buffer, limits: ZipLimits): ZipFiles | undefined {
  try {
    return unpack(bytes, limits);
  } catch (error) {
    // Reading past the end, a broken stream, or more than was allowed to come out of it.
    if (error instanceof RangeError || (error as { code?: string }).code) return undefined;
    throw error;
  }
}

function unpack(bytes: Buffer, limits: ZipLimits): ZipFiles | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const oneDisk = bytes.readUInt16LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
  if (!oneDisk || count > limits.files) return undefined;
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  let left = limits.bytes;
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entryMark) return undefined;
    const [names, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.toString('utf8', at + entrySize, at + entrySize + (names ?? 0));
    const content = contentOf(bytes, at, left);
    if (content === undefined || files.has(name)) return undefined;
    left -= content.length;
    files.set(name, content);
    at += entrySize + (names ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endSize - longestComment);
  for (let at = bytes.length - endSize; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  return undefined;
}

/** The unpacked bytes of the file that stands at an entry of the directory. */
function contentOf(bytes: Buffer, entry: number, most: number): Buffer | undefined {
  const encrypted = (bytes.readUInt16LE(entry + 8) & 1) === 1;
  const method = bytes.readUInt16LE(entry + 10);
  const checksum = bytes.readUInt32LE(entry + 16);
  const packed = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  if (encrypted || bytes.readUInt32LE(local) !== localMark) return undefined;
  const from = local + localSize + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) return undefined;
  const stored = bytes.subarray(from, from + packed);
  if (method !== 0 && method !== 8) return undefined;
  if (method === 0 && packed > most) return undefined;
  const content = method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: Math.max(1, most) });
  return crc32(content) === checksum ? content : undefined;
}

/** An archive of these files, unpacked ones, so that whoever reads it next meets no surprise. */
export function packZip(files: ZipFiles): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, stored; the day is of no matter.
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
