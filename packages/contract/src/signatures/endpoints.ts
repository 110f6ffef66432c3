import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, fileAnswer, ok, uuid } from '../wire/schema.ts';
import { askForm, signingView, stopForm } from './schema.ts';

const params = z.object({ estate: estateId });
const owner = { kind: 'deal-member', param: 'estate' } as const;
const act = {
  door: 'cabinet',
  method: 'POST',
  owner,
  whenFrozen: 'closed',
  params,
  answer: ok(signingView),
  idempotency: 'key',
  limit: { max: 60, seconds: 3600, per: 'person' },
} as const;
const errors = ['NOT_FOUND', 'STEP_WRONG', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'] as const;

/** For every party of the deal. */
export const getSigning = endpoint({
  name: 'signatures.get',
  door: 'cabinet',
  method: 'GET',
  owner,
  staleBy: 'deal',
  path: '/api/deals/{estate}/signing',
  summary: 'The electronic signing of the contract: paper, signers by round, who is awaited until when.',
  params,
  answer: ok(signingView),
  errors: ['NOT_FOUND'],
});

/** The hash is that of the paper on the screen, the certificate one of the person’s own. */
export const askSignature = endpoint({
  name: 'signatures.ask',
  ...act,
  path: '/api/deals/{estate}/signing/ask',
  summary: 'Sends the paper to the signer’s app, where he confirms his signature.',
  body: askForm,
  errors: [
    'SIGNING_CHANGED',
    'SIGNING_NOT_TURN',
    'SIGNING_ASKED',
    'CERTIFICATE_UNFIT',
    'SIGNING_PAPER_ONLY',
    'POWER_OVER',
    ...errors,
  ],
});

export const stopSigning = endpoint({
  name: 'signatures.stop',
  ...act,
  path: '/api/deals/{estate}/signing/stop',
  summary: 'A signer refuses to sign, with a reason: nobody signs any more, and everybody is told.',
  body: stopForm,
  errors,
});

export const getSignatureFile = endpoint({
  name: 'signatures.file',
  door: 'cabinet',
  method: 'GET',
  owner,
  path: '/api/deals/{estate}/signing/{signer}/signature',
  summary:
    'The detached signature of one signer: a CAdES-T file, once everybody has signed; one’s own at once.',
  params: z.object({ estate: estateId, signer: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const signaturesEndpoints = { getSigning, askSignature, stopSigning, getSignatureFile };
