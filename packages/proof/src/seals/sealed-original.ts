import { hashOf } from '../archive/read-sums.ts';

const latin1 = new TextDecoder('latin1');
const utf16 = new TextDecoder('utf-16be');

/**
 * A seal is added to the end of a paper and names the hash of what it was added to.
 * @returns SHA-256 of the paper as it was signed, hex; null when no beginning of the file has the named hash
 */
export function sealedOriginal(file: Uint8Array): string | null {
  const text = latin1.decode(file);
  const named = new Set(
    [...text.matchAll(/\/Reason <([\da-f]+)>/gi)].flatMap(([, hex = '']) => {
      const reason = utf16.decode(
        Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
      );
      return /SHA-256 ([\da-f]{64})/.exec(reason)?.[1] ?? [];
    }),
  );
  if (named.size === 0) return null;
  for (const { index } of text.matchAll(/%%EOF/g))
    for (const end of ['', '\n', '\r\n']) {
      const length = index + '%%EOF'.length + end.length;
      const hash = text.slice(0, length).endsWith(end) ? hashOf(file.subarray(0, length)) : '';
      if (named.has(hash)) return hash;
    }
  return null;
}
