import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';
import type { DocumentRow } from './documents.repo.ts';

export function toSummary(row: DocumentRow): DocumentSummary {
  return {
    id: row.id,
    kind: row.kind as DocumentSummary['kind'],
    title: row.title,
    fileName: row.fileName,
    version: row.version,
    sha256: row.sha256,
    bytes: row.bytes,
    pages: row.pages,
    createdAt: row.createdAt.toISOString(),
    signedAt: row.signedAt?.toISOString() ?? null,
  };
}
