import { type Evidence, nextRow } from '@novosel/proof/evidence-chain.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { markSigned } from '../documents/public.ts';
import { type CheckedCode, useCode } from '../identity/public.ts';
import { sealHead } from './head-seal.ts';
import { insertEvidence, lastEvidence } from './signing.repo.ts';

export interface Signature {
  readonly documentId: string;
  /** The chain it belongs to, «booking:…». */
  readonly chain: string;
  readonly userId: number;
  readonly at: Date;
  readonly code: CheckedCode;
  readonly evidence: Omit<Evidence, 'prevHash' | 'at' | 'kind' | 'codeId' | 'tries'>;
}

/**
 * Signs a document by an accepted code: evidence is added to the chain, the document is fixed, its seal is
 * ordered, all in the caller's transaction (promises 44, 45, 47).
 * @throws AppError DOCUMENT_CHANGED when the bytes on record are not those of the evidence, CODE_EXPIRED for
 *   a used code
 */
export async function signDocument(
  { jobs, signingKeys }: Pick<Context, 'jobs' | 'signingKeys'>,
  tx: Tx,
  { documentId, chain, userId, at, code, evidence }: Signature,
): Promise<void> {
  await useCode(tx, code, at);
  await markSigned(tx, documentId, evidence.documentSha256, at);
  const last = await lastEvidence(tx, chain);
  const before = last && { dealId: chain, count: last.position, hash: last.hash };
  const { row, head } = nextRow(before, chain, {
    ...evidence,
    codeId: code.id,
    tries: code.tries,
    at: at.toISOString(),
    kind: 'simple',
  });
  await insertEvidence(tx, {
    id: uuidv7(at),
    chain,
    position: head.count,
    documentId,
    userId,
    at,
    evidence: row.evidence,
    previousHash: row.evidence.prevHash,
    hash: row.hash,
    headSeal: sealHead(head, signingKeys.head.privateKey).signature,
  });
  await jobs.enqueue(tx, 'document.seal', { documentId });
}
