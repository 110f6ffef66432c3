import { type Evidence, nextRow } from '@novosel/proof/evidence-chain.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { sealHead } from './head-seal.ts';
import { insertEvidence, lastEvidence } from './signing.repo.ts';

interface Recorded {
  readonly documentId: string;
  /** The chain it belongs to, «booking:…». */
  readonly chain: string;
  readonly userId: number;
  readonly at: Date;
  readonly evidence: Omit<Evidence, 'prevHash' | 'at'>;
}

/** Adds a signature to the chain of its deal, whose head is sealed anew (promises 45, 46). */
export async function recordSignature(
  { signingKeys }: Pick<Context, 'signingKeys'>,
  tx: Tx,
  { documentId, chain, userId, at, evidence }: Recorded,
): Promise<void> {
  const last = await lastEvidence(tx, chain);
  const before = last && { dealId: chain, count: last.position, hash: last.hash };
  const { row, head } = nextRow(before, chain, { ...evidence, at: at.toISOString() });
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
}
