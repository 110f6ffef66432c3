import type { Person } from '../people.ts';
import { makePdf } from '../uploads/make-pdf.ts';
import { type BrokenBody, fieldParts } from './broken-body.ts';

interface Wire {
  readonly head: Buffer;
  readonly body: Buffer;
}

/** The raw bytes of a person's request with this body, valid or not. */
export function onTheWire(
  path: string,
  { headers }: Pick<Person, 'headers'>,
  { contentType, headers: more, framing, body }: Omit<BrokenBody, 'kind'>,
): Wire {
  const lengths = { length: body.length, longer: body.length * 2 + 100, shorter: body.length >> 1 };
  const chunked = framing === 'chunked' || framing === 'rubbish';
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-type: ${contentType}`,
    chunked ? 'transfer-encoding: chunked' : `content-length: ${lengths[framing]}`,
    ...more,
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!chunked) return { head, body };
  return { head, body: Buffer.concat([inChunks(body), chunksEnd[framing]]) };
}

const chunksEnd = {
  chunked: Buffer.from('0\r\n\r\n'),
  rubbish: Buffer.from('zz;\0\r\n-1\r\n'),
} as const;

function inChunks(body: Buffer): Buffer {
  const half = body.length >> 1;
  const pieces = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  return Buffer.concat(
    pieces.flatMap((piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  );
}

/** A valid call: a document (a small one by default) and valid fields. */
export function validUpload(
  path: string,
  person: Pick<Person, 'headers'>,
  fields: Readonly<Record<string, string>>,
  paper = makePdf(),
): Buffer {
  const body = Buffer.concat([
    fieldParts(fields),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="files[0]"; filename="scan.pdf"\r\n\r\n'),
    paper,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const contentType = 'multipart/form-data; boundary=x';
  const { head } = onTheWire(path, person, { contentType, framing: 'length', headers: [], body });
  return Buffer.concat([head, body]);
}
