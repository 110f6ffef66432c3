import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export type Files = ReadonlyMap<string, Uint8Array>;

/** SHA-256 in hex. */
export const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** A mark at the beginning is a change, too. */
const text = new TextDecoder('utf-8', { ignoreBOM: true });

type SumFault = 'changed' | 'missing' | 'unlisted';

/**
 * Compares files with a list in the format of `sha256sum`.
 * @param listName the file that holds the list; it is not listed itself
 * @returns what differs, by name; null when there is no list, or a line of it cannot be read
 */
export function compareSums(files: Files, listName: string): ReadonlyMap<string, SumFault> | null {
  const list = files.get(listName);
  if (!list) return null;
  const said = new Map<string, string>();
  const lines = text.decode(list).split('\n');
  if (lines.pop() !== '') return null;
  for (const line of lines) {
    const [, hash, name] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!hash || !name || said.has(name)) return null;
    said.set(name, hash);
  }
  const faults = new Map<string, SumFault>();
  for (const [name, hash] of said) {
    const bytes = files.get(name);
    if (!bytes) faults.set(name, 'missing');
    else if (hashOf(bytes) !== hash) faults.set(name, 'changed');
  }
  for (const name of files.keys()) if (name !== listName && !said.has(name)) faults.set(name, 'unlisted');
  return faults;
}
