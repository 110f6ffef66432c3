import GostDigest from 'node-gost-crypto/lib/gostDigest.js';

const digest = new GostDigest({ name: 'GOST R 34.11', version: 2012, length: 256 });

/** Стрибог-256 (GOST R 34.11-2012, RFC 6986): 32 bytes. */
export const streebog256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(digest.digest(bytes));
