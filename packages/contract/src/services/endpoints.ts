import * as z from 'zod/mini';
import { consentCodeEndpoint } from '../consents/code-endpoint.ts';
import { code } from '../fields/field-rules.ts';
import { placed, requestEndpoints, requestOrder } from '../requests/endpoints.ts';
import { type AnyEndpoint, endpoint } from '../wire/endpoint.ts';
import { form, uuid } from '../wire/schema.ts';
import { buyerStep, consultationOrder, insuranceOrder, propertyOrder, taxOrder } from './forms.ts';
import type { Service } from './rules.ts';
import { serviceItem, serviceView } from './schema.ts';

const own = { kind: 'self' } as const;
const one = z.object({ request: uuid });

export const serviceCalls = requestEndpoints({
  name: 'services',
  path: '/api/services/requests',
  about: 'Services that the buyer has ordered, the newest first.',
  item: serviceItem,
  view: serviceView,
  step: buyerStep,
});
export const { list: listServices, read: readService, step: stepService, seen: seeService } = serviceCalls;

/** S1-14. */
export const orderInsurance = endpoint({
  ...requestOrder,
  name: 'services.insurance',
  path: '/api/services/insurance',
  summary: 'Orders offers of insurance for an estate.',
  body: insuranceOrder,
});

/** S1-16. */
export const orderProperty = endpoint({
  ...requestOrder,
  name: 'services.property',
  path: '/api/services/property',
  summary: 'Orders the registration of the ownership.',
  body: propertyOrder,
});

/** S1-15: sent with the signature (`services.sign`). */
export const orderTax = endpoint({
  ...requestOrder,
  name: 'services.tax',
  path: '/api/services/tax',
  summary: 'Makes a request for a tax deduction, which waits for its signature.',
  body: taxOrder,
});

export const orderConsultation = endpoint({
  ...requestOrder,
  name: 'services.consultation',
  path: '/api/services/consultation',
  summary: 'Orders a consultation about taxes by video.',
  body: consultationOrder,
});

/** The ordering endpoint of each service. */
export const serviceOrders = {
  insurance: orderInsurance,
  property: orderProperty,
  tax: orderTax,
  consultation: orderConsultation,
} as const satisfies Record<Service, AnyEndpoint>;

export const sendTaxCode = consentCodeEndpoint({
  name: 'services.code',
  path: '/api/services/tax/code',
  summary: 'Sends a 6-digit code that signs the consent to prepare a tax return.',
});

/** Also gives the consent, unless one is in force. */
export const signService = endpoint({
  name: 'services.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/services/requests/{request}/sign',
  summary: 'Gives the consent to prepare a tax return and sends the request.',
  owner: own,
  whenFrozen: 'closed',
  params: one,
  /** The code may be absent only while a consent is in force. */
  body: form({ agree: z.literal(true), code: z.optional(code(6)) }),
  answer: placed,
  errors: [
    'NOT_FOUND',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'SIGNATURE_KIND_LOW',
    'STEP_WRONG',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

export const servicesEndpoints = {
  listServices,
  readService,
  ...serviceOrders,
  sendTaxCode,
  signService,
  stepService,
  seeService,
};
