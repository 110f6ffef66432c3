import type { Evidence } from '@novosel/proof/evidence-chain.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findEvidence } from './signing.repo.ts';

interface SignedBytes {
  /** The chain of evidence, «booking:…». */
  readonly chain: string;
  readonly userId: number;
  readonly sha256: string;
}

/**
 * Whether this person has signed these very bytes: the same signature sent again is no second one (promise
 * 35).
 */
export async function hasSigned(db: Executor, { chain, userId, sha256 }: SignedBytes): Promise<boolean> {
  const rows = await findEvidence(db, chain);
  return rows.some((row) => row.userId === userId && (row.evidence as Evidence).documentSha256 === sha256);
}
