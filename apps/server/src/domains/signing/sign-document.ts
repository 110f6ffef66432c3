import { signedPaperCodes } from '@novosel/contract/signatures/kinds.ts';
import type { Evidence } from '@novosel/proof/evidence-chain.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { findDocument, markSigned } from '../documents/public.ts';
import { type CheckedCode, useCode } from '../identity/public.ts';
import { assertKind } from './kinds/paper-kinds.ts';
import { recordSignature } from './record-signature.ts';

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
 *   a used code, SIGNATURE_KIND_LOW for a paper that a code does not sign (promise 48)
 */
export async function signDocument(
  deps: Pick<Context, 'jobs' | 'signingKeys'>,
  tx: Tx,
  { documentId, chain, userId, at, code, evidence }: Signature,
): Promise<void> {
  const document = await findDocument(tx, documentId);
  const paper = document && signedPaperCodes.find((one) => one === document.kind);
  if (!paper) throw new AppError('NOT_FOUND');
  await assertKind(tx, { paper, kind: 'simple', at });
  await useCode(tx, code, at);
  await markSigned(tx, documentId, evidence.documentSha256, at);
  const signed = { ...evidence, codeId: code.id, tries: code.tries, kind: 'simple' } as const;
  await recordSignature(deps, tx, { documentId, chain, userId, at, evidence: signed });
  await deps.jobs.enqueue(tx, 'document.seal', { documentId });
}
