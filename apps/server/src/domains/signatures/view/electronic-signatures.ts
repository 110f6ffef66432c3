import type { Executor } from '../../../platform/database/db.ts';
import { findLines, findSignatures, type SignatureRow, signingOfPaper } from '../signatures.repo.ts';

/** A signature of a paper that everybody has signed, with what proves it. */
export interface ElectronicSignature
  extends Pick<
    SignatureRow,
    'signature' | 'root' | 'issuing' | 'rootList' | 'issuingList' | 'status' | 'provenAt'
  > {
  /** From 1, of the signer in the paper. */
  readonly position: number;
  readonly name: string;
  readonly signsFor: readonly string[];
}

/** Signatures of a paper in the order of its signers; none before everybody has signed (promise 47). */
export async function electronicSignaturesOf(
  db: Executor,
  documentId: string,
): Promise<ElectronicSignature[]> {
  const signing = await signingOfPaper(db, documentId);
  if (signing?.state !== 'done') return [];
  const given = await findSignatures(db, documentId);
  return (await findLines(db, signing.id)).flatMap(({ id, position, name, signsFor }) => {
    const found = given.find(({ lineId }) => lineId === id);
    return found ? [{ ...found, position, name, signsFor }] : [];
  });
}
