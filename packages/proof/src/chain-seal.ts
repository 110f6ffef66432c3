import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type SealedHead, sealedBytes } from './sealed-head.ts';

/**
 * Needs the public key only, so it works without the server (promise 46).
 * @param publicKey 32 bytes (RFC 8032)
 */
export function verifyHead({ head, signature }: SealedHead, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(fromBase64(signature), sealedBytes(head), publicKey);
  } catch {
    return false;
  }
}

/** The DER of a public Ed25519 key before its 32 bytes (RFC 8410). */
const spkiHead = '302a300506032b6570032100';

/**
 * The 32 bytes of a key in a PEM file.
 * @throws RangeError when it is no public Ed25519 key
 */
export function headKeyOf(pem: string): Uint8Array {
  const body = /-----BEGIN PUBLIC KEY-----([\s\S]+)-----END PUBLIC KEY-----/.exec(pem)?.[1] ?? '';
  const der = fromBase64(body.replace(/\s/g, ''));
  if (der.length !== 44 || bytesToHex(der.subarray(0, 12)) !== spkiHead)
    throw new RangeError('no public Ed25519 key');
  return der.subarray(12);
}

/** @throws RangeError for another spelling of the same bytes: a changed seal must not pass for this one */
function fromBase64(text: string): Uint8Array {
  const signs = atob(text);
  if (btoa(signs) !== text) throw new RangeError('not the base64 of these bytes');
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
