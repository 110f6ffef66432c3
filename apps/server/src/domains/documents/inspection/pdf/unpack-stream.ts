import { inflate, Swells } from '../inflate.ts';
import { BadPdf } from './read-value.ts';
import type { StreamFilter } from './stream-facts.ts';

/** Bytes that may still go into and come out of filters, for all layers of all streams of a file. */
export interface UnpackRoom {
  bytes: number;
}

/** Limit for a file: a hundred times its size, and always enough for a blank page of a fine scan. */
const freeOfFile = 48 * 1024 * 1024;
const mostOfFile = 320 * 1024 * 1024;
/** Limit for one layer: repeated bytes compress to almost nothing. */
const freeOfLayer = 4 * 1024 * 1024;
const ratioOfLayer = 200;

export const roomFor = (fileBytes: number): UnpackRoom => ({
  bytes: Math.min(mostOfFile, Math.max(freeOfFile, fileBytes * 100)),
});

interface Unpacking {
  /** Most bytes of output. */
  readonly most: number;
  readonly early: boolean;
  onBroken(): void;
}

type Filter = (data: Buffer, unpacking: Unpacking) => Buffer | Promise<Buffer>;

const unpackFlate: Filter = (data, { most, onBroken }) => inflate(data, most, onBroken);

/** Compression filters for any data (ISO 32000-1, 7.4), with their short names. */
const filters: ReadonlyMap<string, Filter> = new Map<string, Filter>(
  Object.entries({
    FlateDecode: unpackFlate,
    Fl: unpackFlate,
    LZWDecode: unpackLzw,
    LZW: unpackLzw,
    RunLengthDecode: unpackRuns,
    RL: unpackRuns,
    ASCIIHexDecode: unpackHexadecimal,
    AHx: unpackHexadecimal,
    ASCII85Decode: unpack85,
    A85: unpack85,
  }),
);

/**
 * Decompresses a stream through all its layers; each output byte is counted, and the first one over a limit
 * stops the work. From broken data it returns what came before the error, as viewers do.
 * @param expected bytes of a picture of its size
 * @throws Swells, BadPdf for a filter that only some readers know
 */
export async function unpackStream(
  data: Buffer,
  layers: readonly StreamFilter[],
  room: UnpackRoom,
  expected = 0,
): Promise<{ content: Buffer; broken: boolean }> {
  let content = data;
  let broken = false;
  const onBroken = () => {
    broken = true;
  };
  for (const { name, early } of layers) {
    const filter = filters.get(name);
    if (!filter) throw new BadPdf('a filter that is not known');
    room.bytes -= content.length;
    const most = Math.max(freeOfLayer, content.length * ratioOfLayer, expected);
    content = await filter(content, { most: Math.min(most, Math.max(room.bytes, 0)), early, onBroken });
    room.bytes -= content.length;
    if (room.bytes < 0) throw new Swells();
  }
  return { content, broken };
}

/** Collects the output of a filter. */
function collector(most: number) {
  let bytes = Buffer.alloc(1024);
  let size = 0;
  return {
    add(piece: Uint8Array) {
      if (size + piece.length > most) throw new Swells();
      if (size + piece.length > bytes.length)
        bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, size + piece.length));
      bytes.set(piece, size);
      size += piece.length;
    },
    all: () => bytes.subarray(0, size),
  };
}

const [clearTable, endOfData] = [256, 257];

/** 7.4.4.2: codes of nine to twelve bits, usually one code earlier than necessary. */
function unpackLzw(data: Buffer, { most, early }: Unpacking): Buffer {
  const out = collector(most);
  let table: Uint8Array[] = [];
  let before: Uint8Array | undefined;
  let [bits, held, width] = [0, 0, 9];
  const reset = () => {
    table = Array.from({ length: 258 }, (_, code) => Uint8Array.of(code & 255));
    width = 9;
    before = undefined;
  };
  reset();
  for (const byte of data) {
    bits = (bits << 8) | byte;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    bits &= (1 << held) - 1;
    if (code === endOfData) break;
    if (code === clearTable) {
      reset();
      continue;
    }
    const known: Uint8Array | undefined = table[code];
    const piece: Uint8Array | undefined = known ?? (before && Uint8Array.of(...before, before[0] ?? 0));
    if (!piece) throw new BadPdf('a code without a text before it');
    if (before && table.length < 4096) table.push(Uint8Array.of(...before, piece[0] ?? 0));
    out.add(piece);
    before = piece;
    if (table.length + Number(early) >= 1 << width && width < 12) width += 1;
  }
  return out.all();
}

/** 7.4.5. */
function unpackRuns(data: Buffer, { most }: Unpacking): Buffer {
  const out = collector(most);
  for (let at = 0; at < data.length; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    if (length < 128) out.add(data.subarray(at + 1, at + 2 + length));
    else out.add(Buffer.alloc(257 - length, data[at + 1] ?? 0));
    at += length < 128 ? length + 2 : 2;
  }
  return out.all();
}

function unpackHexadecimal(data: Buffer): Buffer {
  const [written = ''] = data.toString('latin1').split('>');
  const digits = written.replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

/**
 * 7.4.3: five characters for four bytes, «z» for four zeros.
 * @throws BadPdf for characters that some readers count and others ignore
 */
function unpack85(data: Buffer, { most }: Unpacking): Buffer {
  const out = collector(most);
  const [written = ''] = data
    .toString('latin1')
    .replace(/^\s*<~/, '')
    .split('~');
  let digits: number[] = [];
  const group = (count: number) => {
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0) % 2 ** 32;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    out.add(bytes.subarray(0, count));
    digits = [];
  };
  for (const sign of written) {
    if (sign === 'z' && digits.length === 0) out.add(Buffer.alloc(4));
    else if (sign >= '!' && sign <= 'u') {
      if (digits.push(sign.charCodeAt(0) - 33) === 5) group(4);
    } else if (!/[ \t\r\n]/.test(sign)) throw new BadPdf('a sign of no number');
  }
  const rest = digits.length;
  if (rest > 1) {
    while (digits.length < 5) digits.push(84);
    group(rest - 1);
  }
  return out.all();
}
