import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, form, ok } from '../wire/schema.ts';
import { parametersForm, parametersView } from './schema.ts';

const params = z.object({ estate: estateId });
const answer = ok(parametersView);

export const getParameters = endpoint({
  name: 'parameters.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals/{estate}/parameters',
  summary: 'What the main buyer of a deal may choose, and the calculation that he saved last.',
  owner: { kind: 'self' },
  params,
  answer,
  errors: ['NOT_FOUND'],
  staleBy: 'deal',
});

/**
 * Saves the choice as an immutable calculation and moves the deal on. By the main buyer, at the place
 * `parameters`. PRICE_CHANGED: the calculated price is not the one on the screen.
 */
export const saveParameters = endpoint({
  name: 'parameters.save',
  door: 'cabinet',
  method: 'POST',
  path: '/api/deals/{estate}/parameters',
  summary: 'Saves the chosen terms of a deal with their calculation.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: parametersForm,
  answer,
  errors: ['CERTIFICATE_USED', 'PRICE_CHANGED', 'STEP_WRONG', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** Reopens the choice, until the total is confirmed. */
export const changeParameters = endpoint({
  name: 'parameters.change',
  door: 'cabinet',
  method: 'POST',
  path: '/api/deals/{estate}/parameters/change',
  summary: 'Opens the terms of a deal for another choice.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  answer,
  errors: ['STEP_WRONG', 'NOT_FOUND', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** QUOTE_CHANGED: the hash is of another calculation, or the same choice now has another price. */
export const confirmTotal = endpoint({
  name: 'parameters.confirm',
  door: 'cabinet',
  method: 'POST',
  path: '/api/deals/{estate}/total',
  summary: 'Confirms the calculation of a deal by its hash: the lawyer makes the contract from it.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answer,
  errors: ['QUOTE_CHANGED', 'STEP_WRONG', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** S7-35, S3-56. */
export const listBanks = endpoint({
  name: 'parameters.banks',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals/banks',
  summary: 'The banks that lend for an estate of the developer.',
  owner: { kind: 'self' },
  answer: ok(z.array(z.object({ code: z.string(), name: z.string() }))),
  errors: [],
});

export const parametersEndpoints = {
  getParameters,
  saveParameters,
  changeParameters,
  confirmTotal,
  listBanks,
};
