import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { moment, ok } from '../wire/schema.ts';

const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

/** Whoever asks has the file: the answer adds only what the file cannot say of itself. */
const knownPaper = z.object({
  recordedAt: moment,
  signedAt: z.nullable(moment),
  /** `replaced`: a later version of the same paper takes its place. */
  state: z.enum(['signed', 'unsigned', 'replaced']),
});
export type KnownPaper = z.output<typeof knownPaper>;

/** The page sends the hash alone: the file stays on the device. */
export const findPaperByHash = endpoint({
  name: 'check.paper',
  door: 'cabinet',
  method: 'GET',
  path: '/api/check/papers/{sha256}',
  summary: 'Whether a file with this SHA-256 is a paper of ours, and its state; nothing of whose it is.',
  owner: { kind: 'public' },
  params: z.object({ sha256 }),
  answer: ok(z.object({ paper: z.nullable(knownPaper) })),
  errors: ['VALIDATION', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 60, per: 'address' },
});

export const getProofKeys = endpoint({
  name: 'check.keys',
  door: 'cabinet',
  method: 'GET',
  path: '/api/check/keys',
  summary: 'The public keys by which archives of papers are checked.',
  owner: { kind: 'public' },
  answer: ok(
    z.object({
      /** PEM of the key that seals chains of evidence. */
      headKey: z.string(),
      /** DER of the root that seals papers, base64. */
      sealRoot: z.string(),
      /** DER of the roots of the signature operator, base64. */
      operatorRoots: z.array(z.string()),
    }),
  ),
  errors: ['RATE_LIMITED'],
  limit: { max: 60, seconds: 60, per: 'address' },
});
export type ProofKeys = z.output<typeof getProofKeys.answer>['data'];

export const checkEndpoints = { findPaperByHash, getProofKeys };
