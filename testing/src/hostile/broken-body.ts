import type { Random } from '../random.ts';

/** A malformed multipart body, and how to send it. */
export interface BrokenBody {
  readonly kind: string;
  readonly contentType: string;
  readonly body: Buffer;
  /** `longer` and `shorter` declare a wrong length; `rubbish` is chunked encoding with invalid chunks. */
  readonly framing: 'length' | 'longer' | 'shorter' | 'chunked' | 'rubbish';
  /** Further header lines of the request. */
  readonly headers: readonly string[];
  /** Bytes after which the sender closes the connection. */
  readonly cutAfter?: number;
}

type Part = readonly [head: string, content: Buffer | string];
type Broken = Partial<BrokenBody> & Pick<BrokenBody, 'body'>;

const disposition = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;
const names = ['files[0]', 'files[]', 'files', 'file', '', '__proto__', 'constructor', 'toString', 'ф[0]'];
const fileNames = [
  'a.pdf',
  'a.png',
  'скан.jpg',
  '',
  '../../etc/passwd',
  'a.png\\0.pdf',
  `${'n'.repeat(5000)}.pdf`,
  '"',
];
const framings = ['longer', 'shorter', 'chunked', 'rubbish'] as const;

function assemble(parts: readonly Part[], boundary = 'x', newLine = '\r\n'): Buffer {
  const pieces = parts.flatMap(([head, content]) => [
    Buffer.from(`--${boundary}${newLine}${head}${newLine}${newLine}`),
    Buffer.from(content),
    Buffer.from(newLine),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--${newLine}`)]);
}

function noise(random: Random, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let place = 0; place < length; place += 1) bytes[place] = random.below(256);
  return bytes;
}

function somePart(random: Random): Part {
  const file = random.chance(0.7) ? `; filename="${random.pick(fileNames)}"` : '';
  return [disposition(random.pick(names), file), noise(random, random.below(300))];
}

const someParts = (random: Random): Part[] =>
  Array.from({ length: random.between(1, 4) }, () => somePart(random));

const badBoundaries = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary="x',
  'multipart/form-data; boundary=X',
  'multipart/form-data; boundary=x; boundary=y',
  'multipart/form-data; boundary=x y',
  'multipart/form-data; boundary=--x--',
  `multipart/form-data; boundary=${'x'.repeat(4000)}`,
  'multipart/form-data; charset=\u00ff; boundary=\u00ff',
  'multipart/mixed; boundary=x',
  'multipart/; boundary=x',
  'MULTIPART/FORM-DATA; BOUNDARY=x',
  'multipart/form-data, multipart/form-data; boundary=x',
] as const;

const badHeads: readonly ((random: Random) => string)[] = [
  (random) => `X-Huge: ${'h'.repeat(random.between(8_000, 100_000))}`,
  () => `${disposition('files[0]')}\0; filename="\0.pdf"`,
  () => `X-\0: \0\r\n${disposition('files[0]')}`,
  () => `${disposition('files[0]')}\r\n${disposition('files[1]', '; filename="b.pdf"')}`,
  () => disposition('files[0]', '; filename="a.pdf"; filename="b.png"; name="other"'),
  () => 'no colon at all',
  () => ': no name',
  () => '',
  () => Array.from({ length: 2000 }, (_, i) => `H${i}: v`).join('\r\n'),
  () => disposition('files[0]', "; filename*=UTF-8''%E0%A4%A"),
  () => disposition('files[0]', "; filename*=none'%'%; filename*0=a; filename*1="),
  () => 'Content-Disposition: form-data; name="files[0]; filename=a.pdf',
  () => 'Content-Disposition: attachment; filename=a.pdf',
  () => `${disposition('files[0]', '; filename="a.pdf"')}\r\nContent-Type: image/png; charset=\r\n folded`,
  () => `${disposition('files[0]', '; filename="a.pdf"')}\r\nContent-Transfer-Encoding: base64`,
  () => `${disposition('files[0]', '; filename="a.pdf"')}\nContent-Length: -1`,
];

const badRequestLines = [
  ['content-length: 5', 'content-length: 6'],
  ['transfer-encoding: chunked', 'content-length: 3'],
  ['transfer-encoding: gzip, chunked'],
  ['content-encoding: gzip'],
  [`x-huge: ${'h'.repeat(20_000)}`],
  ['x-nothing: \0'],
  ['expect: 100-continue'],
  ['expect: nothing'],
  ['connection: close'],
  ['content-type: application/json'],
  Array.from({ length: 1500 }, (_, i) => `x-${i}: 1`),
] as const;

const kinds: Readonly<Record<string, (random: Random) => Broken>> = {
  boundary: (random) => ({ contentType: random.pick(badBoundaries), body: assemble(someParts(random)) }),
  'other boundary': (random) => ({ body: assemble(someParts(random), random.pick(['y', 'xx', '-', ''])) }),
  truncated: (random) => {
    const whole = assemble(someParts(random));
    return { body: whole.subarray(0, random.below(whole.length)) };
  },
  'head of a part': (random) => ({ body: assemble([[random.pick(badHeads)(random), noise(random, 40)]]) }),
  'head of the request': (random) => ({
    headers: random.pick(badRequestLines),
    body: assemble(someParts(random)),
  }),
  nested: (random) => {
    let inner = assemble(someParts(random), 'y');
    for (let depth = random.between(1, 20); depth > 0; depth -= 1)
      inner = assemble(
        [[`${disposition('files[]')}\r\nContent-Type: multipart/mixed; boundary=y`, inner]],
        'y',
      );
    return {
      body: assemble([[`${disposition('files[0]')}\r\nContent-Type: multipart/mixed; boundary=y`, inner]]),
    };
  },
  'new lines': (random) => ({
    body: assemble(someParts(random), 'x', random.pick(['\n', '\r', '\n\r', ''])),
  }),
  'empty parts': (random) => ({
    body: assemble(
      Array.from({ length: 1000 }, (_, i): Part => [random.chance(0.5) ? disposition(`f${i}`) : '', '']),
    ),
  }),
  flipped: (random) => {
    const body = assemble(someParts(random));
    for (let flips = random.between(1, 8); flips > 0; flips -= 1) {
      const place = random.below(body.length);
      body[place] = (body[place] ?? 0) ^ (1 << random.below(8));
    }
    return { body };
  },
  noise: (random) => ({ body: noise(random, random.below(3000)) }),
  framing: (random) => ({ body: assemble(someParts(random)), framing: random.pick(framings) }),
  cut: (random) => {
    const body = assemble([
      [disposition('files[0]', '; filename="a.pdf"'), noise(random, random.below(4000))],
    ]);
    return { body, cutAfter: random.below(body.length) };
  },
  'no such file': (random) => ({
    body: assemble([
      [
        disposition('files[0]', `; filename="a.${random.pick(['pdf', 'png', 'jpg', 'gif'])}"`),
        noise(random, random.below(500)),
      ],
    ]),
  }),
};

const flood = Buffer.alloc(11 * 1024 * 1024, 0x20);

/** One body of this many exceeds the upload limit: it tests memory and takes long. */
const oneFloodIn = 2500;

export function brokenBody(random: Random): BrokenBody {
  const kind = random.chance(1 / oneFloodIn) ? 'flood' : random.pick(Object.keys(kinds));
  const made = kinds[kind]?.(random) ?? {
    body: assemble([[disposition('files[0]', '; filename="a.pdf"'), flood]]),
  };
  return { kind, contentType: 'multipart/form-data; boundary=x', framing: 'length', headers: [], ...made };
}

/** Whole parts of a body under the boundary `x`, one for each field. */
export const fieldParts = (fields: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat(
    Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--x\r\n${disposition(name)}\r\n\r\n${value}\r\n`),
    ),
  );

/** The same body after valid fields. */
export function afterFields(fields: Readonly<Record<string, string>>, broken: BrokenBody): BrokenBody {
  const before = fieldParts(fields);
  return {
    ...broken,
    body: Buffer.concat([before, broken.body]),
    ...(broken.cutAfter !== undefined && { cutAfter: before.length + broken.cutAfter }),
  };
}
