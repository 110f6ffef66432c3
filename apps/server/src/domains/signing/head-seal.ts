import { type KeyObject, sign } from 'node:crypto';
import { type SealedHead, sealedBytes } from '@novosel/proof/chain-seal.ts';
import type { ChainHead } from '@novosel/proof/evidence-chain.ts';

/** @param privateKey Ed25519, see `loadHeadKey`. */
export function sealHead(head: ChainHead, privateKey: KeyObject): SealedHead {
  return { head, signature: sign(null, sealedBytes(head), privateKey).toString('base64') };
}
