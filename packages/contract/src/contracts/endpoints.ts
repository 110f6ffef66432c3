import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, fileAnswer, form, ok, uuid } from '../wire/schema.ts';
import { versionChanges } from './changes.ts';
import { clauseId, contentHash, contractView, questionForm, versionNumber, versionView } from './schema.ts';
import { templateLimits } from './template.ts';

const params = z.object({ estate: estateId });
const owner = { kind: 'deal-member', param: 'estate' } as const;
const reading = { door: 'cabinet', method: 'GET', owner, staleBy: 'deal' } as const;
const act = {
  door: 'cabinet',
  method: 'POST',
  owner,
  whenFrozen: 'closed',
  answer: ok(contractView),
} as const;
const errors = ['NOT_FOUND', 'STEP_WRONG', 'CONTRACT_CHANGED', 'VALIDATION', 'CSRF_INVALID'] as const;

/** For every party of the deal; a draft is the desk's alone. */
export const getContract = endpoint({
  name: 'contracts.get',
  ...reading,
  path: '/api/deals/{estate}/contract',
  summary: 'The version of the contract that holds, with signers, questions, and who is awaited until when.',
  params,
  answer: ok(contractView),
  errors: ['NOT_FOUND'],
});

export const getContractVersion = endpoint({
  name: 'contracts.version',
  ...reading,
  path: '/api/deals/{estate}/contract/versions/{version}',
  summary: 'A version of the contract that was sent, also one that holds no more.',
  params: z.object({ estate: estateId, version: versionNumber }),
  answer: ok(versionView),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const getContractChanges = endpoint({
  name: 'contracts.changes',
  ...reading,
  path: '/api/deals/{estate}/contract/changes',
  summary: 'What has changed between two versions: key terms, then clause by clause.',
  params,
  query: z.object({ from: versionNumber, to: versionNumber }),
  answer: ok(versionChanges),
  errors: ['NOT_FOUND', 'VALIDATION', 'UNAVAILABLE'],
});

/** Sent again with more clauses as the reader goes on; what was read stays read. */
export const openContract = endpoint({
  name: 'contracts.open',
  ...act,
  path: '/api/deals/{estate}/contract/opened',
  summary: 'A signer has opened the version, and these clauses were shown to him.',
  params,
  body: form({
    version: z.int().check(z.minimum(1)),
    clauses: z.array(clauseId).check(z.maxLength(templateLimits.clauses)),
  }),
  errors,
});

export const askQuestion = endpoint({
  name: 'contracts.ask',
  ...act,
  path: '/api/deals/{estate}/contract/questions',
  summary: 'A signer asks at a clause; nobody agrees until the lawyer has answered.',
  params,
  body: form({
    version: z.int().check(z.minimum(1)),
    clause: clauseId,
    ...questionForm.shape,
  }),
  errors: ['QUESTIONS_FULL', 'RATE_LIMITED', ...errors],
  idempotency: 'key',
  limit: { max: 60, seconds: 3600, per: 'person' },
});

export const withdrawQuestion = endpoint({
  name: 'contracts.withdrawQuestion',
  ...act,
  path: '/api/deals/{estate}/contract/questions/{question}/withdraw',
  summary: 'The signer who has asked needs no answer any more.',
  params: z.object({ estate: estateId, question: uuid }),
  body: z.optional(form({})),
  errors,
});

/** The version and its hash are those on the screen. The agreement of the last signer freezes the paper. */
export const agreeToContract = endpoint({
  name: 'contracts.agree',
  ...act,
  path: '/api/deals/{estate}/contract/agree',
  summary: 'A signer who has read the version agrees to it for himself.',
  params,
  body: form({ version: z.int().check(z.minimum(1)), hash: contentHash }),
  errors: ['CONTRACT_UNREAD', 'QUESTION_OPEN', 'UNAVAILABLE', ...errors],
  idempotency: 'key',
});

export const getContractPaper = endpoint({
  name: 'contracts.paper',
  door: 'cabinet',
  method: 'GET',
  owner,
  path: '/api/deals/{estate}/contract/paper',
  summary: 'The bytes of the paper to which everybody has agreed.',
  params,
  ...fileAnswer,
  errors: ['NOT_FOUND'],
});

export const contractsEndpoints = {
  getContract,
  getContractVersion,
  getContractChanges,
  openContract,
  askQuestion,
  withdrawQuestion,
  agreeToContract,
  getContractPaper,
};
