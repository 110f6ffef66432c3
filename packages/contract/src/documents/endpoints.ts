import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { fileAnswer, moment, ok, uuid } from '../wire/schema.ts';
import { uploadErrors } from './upload-errors.ts';

/** S7-48…50, S3-31: each stored file has an opaque ID. */
export const uploadFile = endpoint({
  name: 'upload.file',
  door: 'cabinet',
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes one file (field files[0]), at most 10 MiB: png, jpg, jpeg, gif, pdf by content.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  multipart: { field: 'files[0]', of: 'file' },
  answer: z.object({
    result: z.boolean(),
    errors: z.array(z.string()),
    message: z.string(),
    data: z.array(z.string()),
  }),
  errors: [...uploadErrors, 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

/** S7-51, S7-52: for files of other people the answer is that they do not exist. */
export const uploadProperties = endpoint({
  name: 'upload.properties',
  door: 'cabinet',
  method: 'POST',
  path: '/api/upload/properties',
  summary: 'Tells which of the named files exist and their sizes.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  multipart: { field: 'files[]', of: 'texts' },
  answer: z.object({
    result: z.literal(true),
    data: z.array(z.object({ file: z.string(), exists: z.boolean(), size: z.int() })),
  }),
  errors: ['CSRF_INVALID', 'VALIDATION'],
});

export const documentSummary = z.object({
  id: uuid,
  kind: z.enum(['booking-agreement', 'contract', 'invoice', 'receipt', 'upload']),
  title: z.string(),
  fileName: z.string(),
  version: z.int(),
  sha256: z.string(),
  bytes: z.int(),
  pages: z.nullable(z.int()),
  createdAt: moment,
  signedAt: z.nullable(moment),
});
export type DocumentSummary = z.output<typeof documentSummary>;

export const listDocuments = endpoint({
  name: 'documents.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents',
  summary: "The buyer's documents, newest first.",
  owner: { kind: 'self' },
  answer: ok(z.array(documentSummary)),
  errors: [],
});

/** Bytes as an attachment with `nosniff` and `CSP: sandbox` (promise 30); the page displays them itself. */
export const downloadDocument = endpoint({
  name: 'documents.download',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents/{document}/file',
  summary: 'The bytes of a document or of an upload.',
  owner: { kind: 'self' },
  params: z.object({ document: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
});

export const documentsEndpoints = { uploadFile, uploadProperties, listDocuments, downloadDocument };
