import {
  downloadDocument as downloadEndpoint,
  listDocuments,
  uploadProperties as propertiesEndpoint,
  uploadFile,
} from '@novosel/contract/documents/endpoints.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { readNames } from '../../platform/http/fields/read-names.ts';
import { withFiles } from '../../platform/http/fields/with-files.ts';
import { ok } from '../../platform/http/ok.ts';
import { toSummary } from './document-summary.ts';
import { findPapers } from './documents.repo.ts';
import { type Download, downloadDocument } from './download-document.ts';
import { refusalWords } from './uploads/refusal-words.ts';
import { uploadFiles } from './uploads/upload-files.ts';
import { uploadProperties } from './uploads/upload-properties.ts';

export function bindDocuments(bind: Bind, context: Context): void {
  bind(uploadFile, ({ request, act }) =>
    answerUpload(act, () =>
      withFiles(context.config.dataDir, request, (files) => uploadFiles(context, act, files)),
    ),
  );
  bind(propertiesEndpoint, async ({ request, viewer, db }) =>
    ok(await uploadProperties(db, viewer.userId, await readNames(request))),
  );
  bind(listDocuments, async ({ viewer, db }) => ok((await findPapers(db, viewer.userId)).map(toSummary)));
  bind(downloadEndpoint, async ({ params, viewer, db, reply }) =>
    sendDownload(reply, await downloadDocument(context, db, viewer.userId, params.document)),
  );
}

interface UploadAnswer {
  readonly result: boolean;
  readonly errors: string[];
  readonly message: string;
  readonly data: string[];
}

/** S7-48…50, S3-31: a refused file is a normal answer of the call. */
export async function answerUpload(
  { locale = 'ru' }: Pick<Act, 'locale'>,
  take: () => Promise<string[]>,
): Promise<UploadAnswer> {
  try {
    return { result: true, errors: [], message: '', data: await take() };
  } catch (error) {
    const message = refusalWords(error, locale);
    if (message === undefined) throw error;
    return { result: false, errors: [message], message, data: [] };
  }
}

/** Promise 30: the bytes are never executed here. */
export function sendDownload(reply: FastifyReply, { bytes, mime, disposition }: Download): Buffer {
  reply.type(mime);
  reply.header('content-disposition', disposition);
  reply.header('content-security-policy', 'sandbox');
  reply.header('cache-control', 'private, no-store');
  return Buffer.from(bytes);
}
