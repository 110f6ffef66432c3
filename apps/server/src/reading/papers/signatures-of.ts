import type { SignatureFile } from '@novosel/proof/archive/signature-file.ts';
import type { DocumentRow } from '../../domains/documents/public.ts';
import { type Evidence, type EvidenceLink, evidenceOf, linksOf } from '../../domains/signing/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findPaper, isCommon } from './find-paper.ts';

/** @throws AppError NOT_FOUND for another's, and for an unsigned paper */
export async function signaturesOf(db: Executor, userId: number, documentId: string): Promise<SignatureFile> {
  const paper = await findPaper(db, userId, documentId);
  const found = paper && (await signatureFile(db, paper, userId));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * The reader's own signatures of a paper. Those of others name their passports and addresses.
 * @returns undefined for an unsigned paper, and for a contract that the reader has not signed
 */
export async function signatureFile(
  db: Executor,
  paper: DocumentRow,
  userId: number,
): Promise<SignatureFile | undefined> {
  const { id, title, version, sha256, bytes, subject } = paper;
  if (!paper.signedAt) return undefined;
  const chain = await evidenceOf(db, subject ?? '');
  const all = chain.filter(({ documentId }) => documentId === id);
  const rows = isCommon(paper) ? all.filter((row) => row.userId === userId) : all;
  if (rows.length === 0 && isCommon(paper)) return undefined;
  const document = { id, title, version, sha256, bytes };
  // A paper that a representative has signed elsewhere has no row of its own.
  if (rows.length === 0) return { document, signatures: [], told: byRepresentative(paper), chain: null };
  return {
    document,
    signatures: rows.map(({ position, evidence }) => ({ position, evidence: evidence as Evidence })),
    chain: chainOf(subject ?? '', await linksOf(db, subject ?? '')),
  };
}

/** The whole chain with the seal of its head; only hashes, since the rows contain data of other people. */
const chainOf = (id: string, links: readonly EvidenceLink[]): SignatureFile['chain'] => {
  const last = links.at(-1);
  return {
    id,
    links: links.map(({ prevHash, hash }) => ({ prevHash, hash })),
    at: last?.at.toISOString() ?? '',
    seal: last?.headSeal ?? '',
  };
};

/** The representative as the paper names him: the address from which he signed is only for himself. */
const byRepresentative = ({ signer, sha256, signedAt }: DocumentRow) => ({
  who: {
    fullName: signer?.representative?.fullName,
    passportHash: signer?.representative?.passportHash,
  },
  onBehalfOf: {
    fullName: signer?.fullName,
    passportHash: signer?.passportHash,
    power: signer?.representative?.power,
  },
  documentSha256: sha256,
  at: signedAt?.toISOString(),
  kind: 'simple',
});

/** Bytes of the signature file: JSON, UTF-8. */
export const signatureBytes = (file: SignatureFile): Buffer =>
  Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
