import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element of the requested namespaces. */
export interface XmlElement {
  /** Local names from the root down to the element itself, such as `sst/si/t`. */
  readonly path: string;
  /** Value of an attribute without a prefix. */
  get(attribute: string): string | undefined;
  /** Value of an attribute of another namespace, by its local name. */
  foreign(attribute: string): string | undefined;
}

export interface XmlVisitor {
  open?(element: XmlElement): void;
  /** The text directly within an element, passed at its end; only for paths that `keeps` names. */
  close?(path: string, text: string): void;
  keeps?(path: string): boolean;
}

/** A file that is not XML, or is made to exhaust the memory. */
export class BadXml extends Error {}

const deepest = 32;
const mostAttributes = 64;

/**
 * Parses an XML file once, as its bytes arrive; only the visitor keeps data. Elements of other namespaces are
 * skipped with their content.
 * @param uses tells which namespaces are read
 * @throws BadXml
 */
export async function walkXml(
  pieces: AsyncIterable<Buffer>,
  uses: (namespace: string) => boolean,
  visitor: XmlVisitor,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const feed = visit(parser, uses, visitor);
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    feed(decoder, piece);
  }
  feed(decoder ?? new TextDecoder());
}

/** UTF-8 or UTF-16 (ECMA-376, part 2, 8.1.1). */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function visit(
  parser: SaxesParser<{ xmlns: true; position: false }>,
  uses: (namespace: string) => boolean,
  visitor: XmlVisitor,
): (decoder: TextDecoder, piece?: Buffer) => void {
  const paths: string[] = [];
  const texts: string[] = [];
  let attributes = 0;
  /** Depth within an element of another namespace. */
  let passed = 0;
  const refuse = (what: string) => () => {
    throw new BadXml(what);
  };
  const add = (text: string) => {
    const top = texts.length - 1;
    if (passed === 0 && top >= 0 && visitor.keeps?.(paths[top] ?? '')) texts[top] += text;
  };
  parser.on('doctype', refuse('a document type'));
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw new BadXml('too many attributes');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    if (passed + paths.length >= deepest) throw new BadXml('too deep');
    if (passed > 0 || !uses(tag.uri)) passed += 1;
    else {
      const path = paths.length > 0 ? `${paths.at(-1)}/${tag.local}` : tag.local;
      paths.push(path);
      texts.push('');
      visitor.open?.(elementOf(tag, path));
    }
  });
  parser.on('closetag', () => {
    if (passed > 0) {
      passed -= 1;
      return;
    }
    const [path = '', text = ''] = [paths.pop(), texts.pop()];
    visitor.close?.(path, text);
  });
  return (decoder, piece) => {
    try {
      if (piece) parser.write(decoder.decode(piece, { stream: true }));
      else parser.write(decoder.decode()).close();
    } catch (error) {
      // Bytes that are invalid in the encoding, or an error of the parser.
      throw error instanceof BadXml ? error : new BadXml(String(error));
    }
  };
}

function elementOf({ attributes }: SaxesTagNS, path: string): XmlElement {
  return {
    path,
    get: (name) => attributes[name]?.value,
    foreign: (name) =>
      Object.values(attributes).find((one) => one.prefix !== '' && one.local === name)?.value,
  };
}
