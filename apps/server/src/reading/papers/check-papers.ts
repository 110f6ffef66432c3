import type { KeyObject } from 'node:crypto';
import type { KnownPaper, ProofKeys } from '@novosel/contract/documents/check-endpoints.ts';
import type { Context } from '../../context.ts';
import { findPaperByHash } from '../../domains/documents/public.ts';
import type { Executor } from '../../platform/database/db.ts';

/** What everybody who has the file may learn of it; null for a file that is no paper of ours. */
export async function knownPaper(db: Executor, sha256: string): Promise<KnownPaper | null> {
  const found = await findPaperByHash(db, sha256);
  if (!found) return null;
  const { createdAt, signedAt, isReplaced } = found;
  return {
    recordedAt: createdAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    state: isReplaced ? 'replaced' : signedAt ? 'signed' : 'unsigned',
  };
}

/** PEM of the key that seals chains, as archives hold it. */
export const pemOf = (key: KeyObject): Buffer => Buffer.from(key.export({ type: 'spki', format: 'pem' }));

/**
 * The keys that an archive holds, as we publish them.
 * @param operatorRoots DER of the roots of the signature operator; an electronic signature under another root
 *   is not proven
 */
export const proofKeys = (
  { head, seal }: Context['signingKeys'],
  operatorRoots: readonly Uint8Array[] = [],
): ProofKeys => ({
  headKey: String(pemOf(head.publicKey)),
  sealRoot: Buffer.from(seal.root).toString('base64'),
  operatorRoots: operatorRoots.map((root) => Buffer.from(root).toString('base64')),
});
