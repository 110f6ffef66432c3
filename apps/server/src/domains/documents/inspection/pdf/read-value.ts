import { lookup } from '@novosel/contract/wire/lookup.ts';

/** A value as a PDF writes it (ISO 32000-1, 7.3). */
export type PdfValue =
  | { readonly is: 'name' | 'string' | 'word'; readonly text: string }
  | { readonly is: 'number' | 'reference'; readonly number: number }
  | { readonly is: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

export interface PdfDictionary {
  readonly is: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** A file that our parser does not understand, or that was made to take too long. */
export class BadPdf extends Error {}

/** Characters that may still be read, for all values together: objects may overlap. */
export interface ReadRoom {
  signs: number;
}

interface Read {
  readonly value: PdfValue;
  /** The position after it. */
  readonly end: number;
}

const deepest = 50;
const regular = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]';
const patterns = {
  name: new RegExp(`/(${regular}*)`, 'y'),
  // Readers ignore signs in the middle of a number.
  number: /(?:\+|--?)?(?:\d[\d-]*\.?[\d-]*|\.\d[\d-]*)/y,
  line: /[^\r\n]*/y,
  reference: new RegExp(`R(?!${regular})`, 'y'),
  word: new RegExp(`${regular}+`, 'y'),
  hexadecimal: /<[^>]*>?/y,
};

export interface ValueReader {
  read(at: number): Read;
  /** The position after blanks and comments. */
  skip(at: number): number;
  /**
   * Where the bytes of a stream begin, on the line after the keyword at this position; undefined without that
   * keyword.
   */
  stream(at: number): number | undefined;
}

/** White space of the format (7.2.2). */
export const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0;

/** The number that readers parse from text with a point and signs. */
export function numberFrom(written: string): number {
  const value = Number(written.replace(/[+-]/g, ''));
  return written.startsWith('-') ? -value : value;
}

/**
 * Parses values. An unclosed string is read as far as possible; dictionaries that another reader may parse
 * differently are refused, since they could hide content.
 */
export function valueReader(text: string, room: ReadRoom): ValueReader {
  const pay = (signs: number) => {
    room.signs -= signs;
    if (room.signs < 0) throw new BadPdf('too much to read');
  };
  const take = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    pay((found?.length ?? 0) + 1);
    return found;
  };
  const skip = (from: number) => {
    let at = from;
    for (;;) {
      const start = at;
      while (isSpace(text.charCodeAt(at))) at += 1;
      pay(at - start + 1);
      if (text[at] !== '%') return at;
      at += take(patterns.line, at)?.length ?? 0;
    }
  };

  const number = (written: string, end: number): Read => {
    const value = numberFrom(written);
    if (!Number.isInteger(value)) return { value: { is: 'number', number: value }, end };
    const generationAt = skip(end);
    const generation = take(patterns.number, generationAt);
    const mark = generation ? skip(generationAt + generation.length) : end;
    if (generation && take(patterns.reference, mark))
      return { value: { is: 'reference', number: value }, end: mark + 1 };
    return { value: { is: 'number', number: value }, end };
  };

  const list = (from: number, close: string, depth: number): { items: PdfValue[]; end: number } => {
    if (depth > deepest) throw new BadPdf('too deep');
    const items: PdfValue[] = [];
    let at = skip(from);
    while (at < text.length && !text.startsWith(close, at)) {
      const { value, end } = read(at, depth);
      // Unclosed: some readers end it here, others continue.
      if (value.is === 'word' && /^(endobj|stream|obj)$/.test(value.text)) throw new BadPdf('not closed');
      items.push(value);
      at = skip(end);
    }
    return { items, end: Math.min(at + close.length, text.length) };
  };

  const read = (from: number, depth: number): Read => {
    const at = skip(from);
    if (text.startsWith('<<', at)) {
      const { items, end } = list(at + 2, '>>', depth + 1);
      return { value: { is: 'dictionary', entries: entriesOf(items) }, end };
    }
    const sign = text[at] ?? '';
    if (sign === '[') {
      const { items, end } = list(at + 1, ']', depth + 1);
      return { value: { is: 'array', items }, end };
    }
    if (sign === '(') return literal(at);
    const hexadecimal = take(patterns.hexadecimal, at);
    if (hexadecimal) {
      const digits = hexadecimal.replace(/[^0-9a-f]/gi, '');
      return {
        value: { is: 'string', text: Buffer.from(digits, 'hex').toString('latin1') },
        end: at + hexadecimal.length,
      };
    }
    const name = take(patterns.name, at);
    if (name !== undefined)
      return { value: { is: 'name', text: plainName(name.slice(1)) }, end: at + name.length };
    const written = take(patterns.number, at);
    if (written) return number(written, at + written.length);
    const word = take(patterns.word, at) ?? sign;
    return { value: { is: 'word', text: word }, end: at + Math.max(word.length, 1) };
  };

  const literal = (from: number): Read => {
    let [at, open] = [from + 1, 1];
    let said = '';
    for (; at < text.length && open > 0; at += 1) {
      const sign = text[at] ?? '';
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (sign === '\\') {
        const [length, plain] = unescaped(text, at + 1);
        said += plain;
        at += length;
      } else if (open > 0) said += sign;
    }
    pay(at - from);
    return { value: { is: 'string', text: said }, end: at };
  };

  const stream = (at: number) => {
    if (!text.startsWith('stream', at)) return undefined;
    const line = at + (take(patterns.line, at)?.length ?? 0);
    return text.startsWith('\r\n', line) ? line + 2 : line + 1;
  };
  return { read: (at) => read(at, 0), skip, stream };
}

function entriesOf(items: readonly PdfValue[]): Map<string, PdfValue> {
  const entries = new Map<string, PdfValue>();
  for (let at = 0; at < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]];
    if (key?.is !== 'name' || !value) throw new BadPdf('no pairs of keys and values');
    entries.set(key.text, value);
  }
  return entries;
}

/** Any character of a name may be written as «#» and its code. */
export function plainName(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const escapes = lookup<string>({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' });

/** Number of characters after a backslash, and their meaning. */
function unescaped(text: string, at: number): readonly [number, string] {
  const [octal] = /^[0-7]{1,3}/.exec(text.slice(at, at + 3)) ?? [];
  if (octal !== undefined)
    return [octal.length, String.fromCharCode(Number.parseInt(octal, 8) & 255)] as const;
  if (text.startsWith('\r\n', at)) return [2, ''];
  const sign = text[at] ?? '';
  return [1, escapes.get(sign) ?? sign];
}
