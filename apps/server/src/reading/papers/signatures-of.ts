import type { DocumentRow } from '../../domains/documents/public.ts';
import { type Evidence, evidenceOf } from '../../domains/signing/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findPaper } from './find-paper.ts';

/** The signatures of a paper as a file of their own. */
interface SignatureFile {
  readonly document: Pick<DocumentRow, 'id' | 'title' | 'version' | 'sha256' | 'bytes'>;
  readonly signatures: readonly object[];
}

/** @throws AppError NOT_FOUND for another's, and for a paper that nobody has signed */
export async function signaturesOf(db: Executor, userId: number, documentId: string): Promise<SignatureFile> {
  const paper = await findPaper(db, userId, documentId);
  const found = paper && (await signatureFile(db, paper));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Undefined of a paper that nobody has signed. */
export async function signatureFile(db: Executor, paper: DocumentRow): Promise<SignatureFile | undefined> {
  const { id, title, version, sha256, bytes, subject } = paper;
  if (!paper.signedAt) return undefined;
  const rows = (await evidenceOf(db, subject ?? '')).filter(({ documentId }) => documentId === id);
  const signatures = rows.map(({ position, hash, headSeal, evidence }) => ({
    ...(evidence as Evidence),
    position,
    hash,
    chainSeal: headSeal,
  }));
  return {
    document: { id, title, version, sha256, bytes },
    signatures: signatures.length > 0 ? signatures : [byRepresentative(paper)],
  };
}

/** What the paper itself says: where a representative signed from is his own, and nobody else's to read. */
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

/** Bytes of the file of signatures: JSON, UTF-8. */
export const signatureBytes = (file: SignatureFile): Buffer =>
  Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
