import type { getEds, Signature } from '@novosel/contract/eds/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findInvoice, findSignatures, type SignatureRow } from './eds.repo.ts';

/** What a person has of electronic signatures (S7-36). */
export async function readSignatures(db: Executor, userId: number): Promise<AnswerOf<typeof getEds>['data']> {
  const [signatures, invoice] = await Promise.all([findSignatures(db, userId), findInvoice(db, userId)]);
  return {
    signatures: signatures.map(toSignature),
    invoice: invoice ? { number: invoice.number, kopecks: invoice.kopecks } : null,
  };
}

function toSignature({ id, kind, state, createdAt, validUntil }: SignatureRow): Signature {
  return {
    id,
    kind: kind as Signature['kind'],
    state: state as Signature['state'],
    createdAt: createdAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
