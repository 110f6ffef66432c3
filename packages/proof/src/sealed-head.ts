import { utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { ChainHead } from './evidence-chain.ts';

export interface SealedHead {
  head: ChainHead;
  /** Ed25519 over the canonical head, base64. */
  signature: string;
}

/** The bytes that seal a head. */
export const sealedBytes = (head: ChainHead): Uint8Array =>
  utf8ToBytes(`novosel:evidence-head:1\n${canonicalize(head)}`);
