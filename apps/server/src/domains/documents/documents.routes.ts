import {
  downloadDocument as downloadEndpoint,
  listDocuments,
  uploadProperties as propertiesEndpoint,
  uploadFile,
} from '@novosel/contract/documents/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { toSummary } from './document-summary.ts';
import { findPapers } from './documents.repo.ts';
import { downloadDocument, sendDownload } from './download-document.ts';
import { uploadFiles } from './uploads/upload-files.ts';
import { namedFiles, uploadProperties } from './uploads/upload-properties.ts';

export function bindDocuments(bind: Bind, context: Context): void {
  bind(uploadFile, ({ request, viewer }) => uploadFiles(context, request, viewer));
  bind(propertiesEndpoint, async ({ request, viewer, db }) => ({
    result: true as const,
    data: await uploadProperties(db, viewer.userId, await namedFiles(request)),
  }));
  bind(listDocuments, async ({ viewer, db }) => ({
    result: true as const,
    data: (await findPapers(db, viewer.userId)).map(toSummary),
  }));
  bind(downloadEndpoint, async ({ params, viewer, db, reply }) =>
    sendDownload(reply, await downloadDocument(context, db, viewer.userId, params.document)),
  );
}
