import { randomUUID } from 'node:crypto';

/** A part of a body: a text, or a file with its name. */
export type Part = readonly [
  name: string,
  value: string | { readonly name: string; readonly bytes: Uint8Array },
];

/** A body of parts and its type, as a browser writes it. */
export function multipart(parts: readonly Part[]): { readonly body: Buffer; readonly type: string } {
  const boundary = `novosel${randomUUID()}`;
  const pieces = parts.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [
      Buffer.from(head),
      Buffer.from(typeof value === 'string' ? value : value.bytes),
      Buffer.from('\r\n'),
    ];
  });
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
