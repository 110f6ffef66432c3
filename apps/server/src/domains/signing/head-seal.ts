import { type KeyObject, sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ChainHead } from './evidence.ts';

export interface SealedHead {
  head: ChainHead;
  /** Ed25519 over the canonical head, base64. */
  signature: string;
}

/** @param privateKey Ed25519, see `loadHeadKey`. */
export function sealHead(head: ChainHead, privateKey: KeyObject): SealedHead {
  return { head, signature: sign(null, sealedBytes(head), privateKey).toString('base64') };
}

/** Needs the public key only, so it works without the server (promise 46). */
export function verifyHead({ head, signature }: SealedHead, publicKey: KeyObject): boolean {
  return verify(null, sealedBytes(head), publicKey, Buffer.from(signature, 'base64'));
}

function sealedBytes(head: ChainHead): Buffer {
  return Buffer.from(`novosel:evidence-head:1\n${canonicalize(head)}`, 'utf8');
}
