import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfDictionary, PdfValue } from './read-value.ts';
import { type Numbered, resolved } from './stream-facts.ts';

type Decrypt = (data: Buffer) => Buffer;

/** Returns the decryption of an object, whose key is derived once instead of for each of its strings. */
export type ObjectCipher = (number: number, generation: number) => Decrypt;

/** Decrypts the content of a paper. */
export interface PdfKey {
  readonly texts: ObjectCipher;
  readonly streams: ObjectCipher;
  /** The cipher of a crypt filter; undefined for an unknown one. */
  named(filter: string): ObjectCipher | undefined;
  /** Whether the metadata of the paper are encrypted, too. */
  readonly metadata: boolean;
}

/** The padding of an empty password (ISO 32000-1, 7.6.3.3, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * The key of a paper with an empty user password, which opens without asking.
 * @param id the first string of the trailer's ID
 * @returns undefined when it needs a password or a certificate, or uses an unknown encryption
 */
export function keyWithoutPassword(
  { entries }: PdfDictionary,
  id: Buffer,
  numbered: Numbered,
): PdfKey | undefined {
  const facts = factsOf(entries, numbered);
  const { version, revision } = facts;
  if (facts.word('Filter') !== 'Standard') return undefined;
  const metadata = version < 4 || facts.word('EncryptMetadata') !== 'false';
  const olds = [2, 3, 4].includes(revision) && [1, 2, 4].includes(version);
  const key = olds
    ? keyByMd5(facts, id, metadata)
    : version === 5 && (revision === 5 || revision === 6)
      ? keyBySha(facts, revision)
      : undefined;
  if (!key) return undefined;
  const named = (filter: string) => cipherOf(methodOf(filter, entries, numbered), key);
  const ofPart = (name: string) =>
    version < 4 ? cipherOf('V2', key) : named(facts.word(name) ?? 'Identity');
  const [texts, streams] = [ofPart('StrF'), ofPart('StmF')];
  return texts && streams && { texts, streams, named, metadata };
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(entries: PdfDictionary['entries'], numbered: Numbered) {
  const of = (name: string) => resolved(entries.get(name), numbered)[0];
  const number = (name: string) => {
    const value = of(name);
    return value?.is === 'number' ? value.number : 0;
  };
  const word = (name: string) => wordOf(of(name));
  const bytes = (name: string) => {
    const value = of(name);
    return Buffer.from(value?.is === 'string' ? value.text : '', 'latin1');
  };
  return { number, word, bytes, version: number('V'), revision: number('R') };
}

const wordOf = (value: PdfValue | undefined) =>
  value?.is === 'name' || value?.is === 'word' ? value.text : undefined;

/** Encryption method of a crypt filter (7.6.5). */
function methodOf(filter: string, entries: PdfDictionary['entries'], numbered: Numbered): string | undefined {
  if (filter === 'Identity') return 'None';
  const [filters] = resolved(entries.get('CF'), numbered);
  const [one] = filters?.is === 'dictionary' ? resolved(filters.entries.get(filter), numbered) : [];
  return one?.is === 'dictionary' ? wordOf(resolved(one.entries.get('CFM'), numbered)[0]) : undefined;
}

function cipherOf(method: string | undefined, key: Buffer): ObjectCipher | undefined {
  if (method === 'None') return () => (data) => data;
  if (method === 'V2') return (...object) => withKey(rc4, ofObject(key, object));
  if (method === 'AESV2' && key.length === 16)
    return (...object) => withKey(aes, ofObject(key, object, 'sAlT'));
  return method === 'AESV3' && key.length === 32 ? () => withKey(aes, key) : undefined;
}

const withKey =
  (cipher: (key: Buffer, data: Buffer) => Buffer, key: Buffer): Decrypt =>
  (data) =>
    cipher(key, data);

/** 7.6.2, algorithm 1. */
function ofObject(key: Buffer, [number, generation]: readonly [number, number], salt = ''): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(number % 2 ** 24, 0, 3);
  place.writeUIntLE(generation % 2 ** 16, 3, 2);
  const whole = hash('md5', key, place, Buffer.from(salt));
  return whole.subarray(0, Math.min(key.length + 5, 16));
}

const hash = (name: string, ...parts: Buffer[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest();

/** 7.6.3.3 and 7.6.3.4, algorithms 2, 4 and 5. */
function keyByMd5(
  { number, bytes, version, revision }: Facts,
  id: Buffer,
  metadata: boolean,
): Buffer | undefined {
  const length = version === 1 ? 5 : keyBytes(number('Length') || (version === 4 ? 128 : 40));
  const may = Buffer.alloc(4);
  may.writeInt32LE(number('P') | 0);
  const more = revision === 4 && !metadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = hash('md5', padding, bytes('O').subarray(0, 32), may, id, more).subarray(0, length);
  if (revision === 2) return rc4(key, padding).equals(bytes('U').subarray(0, 32)) ? key : undefined;
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length);
  let proof = hash('md5', padding, id);
  for (let round = 0; round < 20; round += 1)
    proof = rc4(Buffer.from(key.map((byte) => byte ^ round)), proof);
  return proof.equals(bytes('U').subarray(0, 16)) ? key : undefined;
}

/** A length is in bits; some programs write bytes. */
const keyBytes = (length: number) => Math.min(16, Math.max(5, length < 40 ? length : length >> 3));

/** ISO 32000-2, 7.6.4.3.3, algorithm 2.A; revision 5 uses one round of SHA-256 instead. */
function keyBySha({ bytes }: Facts, revision: number): Buffer | undefined {
  const user = bytes('U');
  const digest = (salt: Buffer) => (revision === 5 ? hash('sha256', salt) : hardened(salt));
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const wrapped = bytes('UE').subarray(0, 32);
  if (wrapped.length < 32) return undefined;
  const cipher = createDecipheriv('aes-256-cbc', digest(user.subarray(40, 48)), Buffer.alloc(16));
  return cipher.setAutoPadding(false).update(wrapped);
}

/** ISO 32000-2, algorithm 2.B, for an empty password: at least 64 rounds, at most 288. */
function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 1; ; round += 1) {
    const input = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const output = cipher.setAutoPadding(false).update(input);
    const sum = output.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(['sha256', 'sha384', 'sha512'][sum % 3] ?? '', output);
    if (round >= 64 && (output.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

/** 7.6.2: the first block is the initialisation vector, and the last byte is the length of the padding. */
function aes(key: Buffer, data: Buffer): Buffer {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16));
  const plain = cipher.setAutoPadding(false).update(data.subarray(16, whole));
  const added = plain.at(-1) ?? 0;
  const isPadded = added > 0 && added <= 16 && plain.subarray(-added).every((byte) => byte === added);
  return isPadded ? plain.subarray(0, -added) : plain;
}

const unmixed = Uint8Array.from({ length: 256 }, (_, i) => i);

/** Node's OpenSSL provides RC4 only with a disabled provider. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = unmixed.slice();
  for (let i = 0, j = 0; i < 256; i += 1) {
    const one = state[i] ?? 0;
    j = (j + one + (key[i % key.length] ?? 0)) & 255;
    state[i] = state[j] ?? 0;
    state[j] = one;
  }
  const out = Buffer.allocUnsafe(data.length);
  for (let at = 0, j = 0; at < data.length; at += 1) {
    const i = (at + 1) & 255;
    const one = state[i] ?? 0;
    j = (j + one) & 255;
    const other = state[j] ?? 0;
    state[i] = other;
    state[j] = one;
    out[at] = (data[at] ?? 0) ^ (state[(one + other) & 255] ?? 0);
  }
  return out;
}
