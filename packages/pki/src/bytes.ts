import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as toHex, hexToBytes as fromHex } from '@noble/hashes/utils.js';

/** A number as `length` bytes, the highest first. */
export const toBytes = (value: bigint, length: number): Uint8Array =>
  hexToBytes(value.toString(16).padStart(length * 2, '0'));

/** The number of bytes whose highest is the first. */
export const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes) || '0'}`);

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
