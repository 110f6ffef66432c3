import * as z from 'zod/mini';
import { consentCodeEndpoint } from '../consents/code-endpoint.ts';
import { code } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok, uuid } from '../wire/schema.ts';
import { buyerStep, consultationOrder, insuranceOrder, propertyOrder, taxOrder } from './forms.ts';
import { serviceItem, serviceView } from './schema.ts';

const own = { kind: 'self' } as const;
const one = z.object({ request: uuid });
const limit = { max: 60, seconds: 600, per: 'person' } as const;
const placed = ok(z.object({ id: uuid, number: z.int() }));

/** The newest 200. */
export const listServices = endpoint({
  name: 'services.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/services/requests',
  summary: 'Services that the buyer has ordered, the newest first.',
  owner: own,
  answer: ok(z.array(serviceItem)),
  errors: [],
});

export const readService = endpoint({
  name: 'services.read',
  door: 'cabinet',
  method: 'GET',
  path: '/api/services/requests/{request}',
  summary: 'One request with everything that was said and given in it.',
  owner: own,
  params: one,
  answer: ok(serviceView),
  errors: ['NOT_FOUND'],
});

/**
 * SERVICE_OPEN: the same is under way for the same estate. NOT_FOUND: the estate is not of a deal of the
 * buyer.
 */
const orderErrors = [
  'SERVICE_OPEN',
  'SERVICE_LIMIT',
  'UPLOAD_LOST',
  'NOT_FOUND',
  'VALIDATION',
  'CSRF_INVALID',
  'RATE_LIMITED',
] as const;
const order = {
  door: 'cabinet',
  method: 'POST',
  owner: own,
  whenFrozen: 'open',
  answer: placed,
  idempotency: 'key',
  limit,
} as const;

/** S1-14. */
export const orderInsurance = endpoint({
  ...order,
  name: 'services.insurance',
  path: '/api/services/insurance',
  summary: 'Orders offers of insurance for an estate.',
  body: insuranceOrder,
  errors: orderErrors,
});

/** S1-16. */
export const orderProperty = endpoint({
  ...order,
  name: 'services.property',
  path: '/api/services/property',
  summary: 'Orders the registration of the ownership.',
  body: propertyOrder,
  errors: orderErrors,
});

/** S1-15: it goes out with the signature (`services.sign`). */
export const orderTax = endpoint({
  ...order,
  name: 'services.tax',
  path: '/api/services/tax',
  summary: 'Makes a request for a tax deduction, which waits for its signature.',
  body: taxOrder,
  errors: orderErrors,
});

export const orderConsultation = endpoint({
  ...order,
  name: 'services.consultation',
  path: '/api/services/consultation',
  summary: 'Orders a consultation about taxes by video.',
  body: consultationOrder,
  errors: orderErrors,
});

export const sendTaxCode = consentCodeEndpoint({
  name: 'services.code',
  path: '/api/services/tax/code',
  summary: 'Sends a 6-digit code that signs the consent to prepare a tax return.',
});

/** The consent is given by this very act, unless one is in force. */
export const signService = endpoint({
  name: 'services.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/services/requests/{request}/sign',
  summary: 'Gives the consent to prepare a tax return and sends the request.',
  owner: own,
  whenFrozen: 'closed',
  params: one,
  /** Without a code only while a consent is in force. */
  body: form({ agree: z.literal(true), code: z.optional(code(6)) }),
  answer: placed,
  errors: [
    'NOT_FOUND',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'STEP_WRONG',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

/** STEP_WRONG: the state does not allow it (any more), or it is not as he has seen it. */
export const stepService = endpoint({
  name: 'services.step',
  door: 'cabinet',
  method: 'POST',
  path: '/api/services/requests/{request}/steps',
  summary: 'The buyer sends papers, chooses, accepts the answer or withdraws the request.',
  owner: own,
  whenFrozen: 'open',
  params: one,
  body: buyerStep,
  answer: ok(serviceView),
  errors: ['NOT_FOUND', 'STEP_WRONG', 'UPLOAD_LOST', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  idempotency: 'key',
  limit,
});

export const seeService = endpoint({
  name: 'services.seen',
  door: 'cabinet',
  method: 'POST',
  path: '/api/services/requests/{request}/seen',
  summary: 'The buyer has seen what is new.',
  owner: own,
  whenFrozen: 'open',
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

export const servicesEndpoints = {
  listServices,
  readService,
  orderInsurance,
  orderProperty,
  orderTax,
  orderConsultation,
  sendTaxCode,
  signService,
  stepService,
  seeService,
};
