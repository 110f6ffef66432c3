import * as z from 'zod/mini';
import { contentHash } from '../contracts/schema.ts';
import { contractRoles } from '../contracts/version-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { form, ok, uuid } from '../wire/schema.ts';
import { deskSigning, kindForm, paperKindRow, signatoryForm, signatoryView, stopForm } from './schema.ts';

/** Everybody at the desk who reads deals. */
export const signingReaders = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
/** Who records a refusal that came by telephone. */
export const refusalRoles = ['manager', 'lawyer', 'admin'] as const;
/** Who names those who sign for the developer and for banks. */
export const signatoryRoles = ['admin'] as const;
const params = z.object({ deal: uuid });
const errors = ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'] as const;
const write = { method: 'POST', params, answer: ok(deskSigning) } as const;

export const getDeskSigning = endpoint({
  name: 'signatures.desk',
  ...atDesk('deals', signingReaders),
  method: 'GET',
  path: '/api/office/deals/{deal}/signing',
  summary: 'The signing of a contract: signers by round, requests, who signs for the developer.',
  params,
  answer: ok(deskSigning),
  errors: ['NOT_FOUND', 'VALIDATION'],
  staleBy: 'queue',
});

/** After all the others; he confirms in his own app. */
export const askDeveloper = endpoint({
  name: 'signatures.askDeveloper',
  ...atDesk('deals', contractRoles),
  ...write,
  path: '/api/office/deals/{deal}/signing/ask',
  summary: 'Sends the paper to the app of who signs for the developer.',
  body: form({ sha256: contentHash, signatory: uuid }),
  errors: [
    'SIGNING_CHANGED',
    'SIGNING_NOT_TURN',
    'SIGNING_ASKED',
    'CERTIFICATE_UNFIT',
    'POWER_OVER',
    ...errors,
  ],
});

export const stopByPhone = endpoint({
  name: 'signatures.stopByPhone',
  ...atDesk('deals', refusalRoles),
  ...write,
  path: '/api/office/deals/{deal}/signing/stop',
  summary: 'Records a refusal that a signer has given by telephone, or the developer’s own.',
  /** The signer who refuses. */
  body: form({ signer: uuid, ...stopForm.shape }),
  errors,
});

export const listSignatories = endpoint({
  name: 'signatures.signatories',
  ...atDesk('deals', signingReaders),
  method: 'GET',
  path: '/api/office/signatories',
  summary: 'Who signs for the developer and for banks, by which power, until when.',
  answer: ok(z.object({ items: z.array(signatoryView) })),
  errors: [],
});

export const addSignatory = endpoint({
  name: 'signatures.addSignatory',
  ...atDesk('deals', signatoryRoles),
  method: 'POST',
  path: '/api/office/signatories',
  summary: 'Orders a certificate for who signs for the developer or a bank.',
  body: signatoryForm,
  answer: ok(z.object({ items: z.array(signatoryView) })),
  errors: ['VALIDATION', 'CSRF_INVALID'],
});

export const confirmSignatory = endpoint({
  name: 'signatures.confirmSignatory',
  ...atDesk('deals', signatoryRoles),
  method: 'POST',
  path: '/api/office/signatories/{signatory}/confirm',
  summary: 'Reports to the operator that the passport of a signatory was checked.',
  params: z.object({ signatory: uuid }),
  body: z.optional(form({})),
  answer: ok(z.object({ items: z.array(signatoryView) })),
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'VALIDATION', 'CSRF_INVALID'],
});

export const listPaperKinds = endpoint({
  name: 'signatures.kinds',
  ...atDesk('deals', signingReaders),
  method: 'GET',
  path: '/api/office/signature-kinds',
  summary: 'Which kind of signature each paper needs, today and as it was set.',
  answer: ok(z.object({ items: z.array(paperKindRow) })),
  errors: [],
});

export const setPaperKind = endpoint({
  name: 'signatures.setKind',
  ...atDesk('deals', contractRoles),
  method: 'POST',
  path: '/api/office/signature-kinds',
  summary: 'Sets the kind that a paper needs from a day on; never below what the registry takes.',
  body: kindForm,
  answer: ok(z.object({ items: z.array(paperKindRow) })),
  errors: ['STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const signaturesDeskEndpoints = {
  getDeskSigning,
  askDeveloper,
  stopByPhone,
  listSignatories,
  addSignatory,
  confirmSignatory,
  listPaperKinds,
  setPaperKind,
};
