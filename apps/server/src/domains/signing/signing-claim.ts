import { ofUser } from '../identity/public.ts';

/** Who signs which bytes. */
export interface ToSign {
  readonly userId: number;
  readonly documentId: string;
  readonly sha256: string;
}

/**
 * A code for signing is bound to the purpose, the document and its hash: for other bytes it is no code at
 * all.
 */
export function signingClaim({ userId, documentId, sha256 }: ToSign) {
  return { subject: ofUser(userId), purpose: 'sign-document', boundTo: `${documentId}:${sha256}` };
}
