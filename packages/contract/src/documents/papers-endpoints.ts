import * as z from 'zod/mini';
import { estateKind } from '../catalogue/schema.ts';
import { consent } from '../consents/endpoints.ts';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, fileAnswer, moment, ok, uuid } from '../wire/schema.ts';
import { documentSummary } from './endpoints.ts';
import { paperStates } from './papers.ts';

const paperVersion = z.object({
  ...documentSummary.shape,
  state: z.enum(paperStates),
  /** Signers in the order of their signatures; empty before. */
  signers: z.array(z.object({ name: z.string(), onBehalf: z.boolean(), at: moment })),
});
export type PaperVersion = z.output<typeof paperVersion>;

/** A paper with its versions, the newest first. */
const paper = z.object({ kind: documentSummary.shape.kind, versions: z.array(paperVersion) });
export type Paper = z.output<typeof paper>;

const folder = z.object({
  estate: z.object({ id: z.int(), kind: estateKind, number: z.string() }),
  /** Number of the deal, or of the booking where there is no deal. */
  number: z.string(),
  /** Whether the booking or the deal is still open. */
  alive: z.boolean(),
  papers: z.array(paper),
});
export type PaperFolder = z.output<typeof folder>;

const papers = z.object({
  now: moment,
  /** Open deals first, then by the newest paper. */
  folders: z.array(folder),
  consents: z.array(consent),
});
export type Papers = z.output<typeof papers>;

export const listPapers = endpoint({
  name: 'documents.papers',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents/papers',
  summary: 'All papers of the reader by deal, with versions, states and signers, and his consents.',
  owner: { kind: 'self' },
  answer: ok(papers),
  errors: [],
  staleBy: 'deal',
});

const ofDocument = z.object({ document: uuid });

/** Exactly the bytes whose hash the list shows; `documents.download` gives the sealed copy. */
export const downloadOriginal = endpoint({
  name: 'documents.original',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents/{document}/original',
  summary: 'The bytes of a paper as they were shown and signed.',
  owner: { kind: 'self' },
  params: ofDocument,
  ...fileAnswer,
  errors: ['NOT_FOUND'],
});

export const downloadSignatures = endpoint({
  name: 'documents.signatures',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents/{document}/signatures',
  summary: 'The signatures of a paper as a file of their own: who, when, of which hash, and the chain.',
  owner: { kind: 'self' },
  params: ofDocument,
  ...fileAnswer,
  errors: ['NOT_FOUND'],
});

/** All papers in one archive: a session alone is not enough (promise 11). */
export const downloadPapers = endpoint({
  name: 'documents.archive',
  door: 'cabinet',
  method: 'GET',
  path: '/api/documents/archive',
  summary: 'Papers with their signatures and a list of hashes, as one ZIP; of one estate where it is named.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  query: z.object({ estate: z.optional(estateId) }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'VALIDATION', 'RATE_LIMITED'],
  limit: { max: 20, seconds: 600, per: 'person' },
});

export const papersEndpoints = { listPapers, downloadOriginal, downloadSignatures, downloadPapers };
