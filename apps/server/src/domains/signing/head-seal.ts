import { type KeyObject, sign } from 'node:crypto';
import type { ChainHead } from '@novosel/proof/evidence-chain.ts';
import { type SealedHead, sealedBytes } from '@novosel/proof/sealed-head.ts';

/** @param privateKey Ed25519, see `loadHeadKey`. */
export function sealHead(head: ChainHead, privateKey: KeyObject): SealedHead {
  return { head, signature: sign(null, sealedBytes(head), privateKey).toString('base64') };
}
