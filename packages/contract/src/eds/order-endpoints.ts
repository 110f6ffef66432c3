import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, ok, uuid } from '../wire/schema.ts';
import { dataForm, edsView, orderForm, placeForm, revokeForm } from './schema.ts';

const answer = ok(edsView);
const act = {
  door: 'cabinet',
  method: 'POST',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  answer,
  idempotency: 'key',
} as const;
const params = z.object({ order: uuid });
const usual = ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'] as const;

export const getOrders = endpoint({
  name: 'eds.orders',
  door: 'cabinet',
  method: 'GET',
  path: '/api/eds/orders',
  summary: 'Orders for certificates with the data that they need, and the term of the deal that waits.',
  owner: { kind: 'self' },
  answer,
  errors: [],
});

/** The evidence of the flag of S3-45: a corrected passport is to be confirmed again. */
export const confirmData = endpoint({
  ...act,
  name: 'eds.confirm',
  path: '/api/eds/passport',
  summary: 'Confirms letter by letter the passport and the SNILS that go into a certificate.',
  body: dataForm,
  errors: ['CERTIFICATE_DATA_CHANGED', 'CERTIFICATE_DATA_UNCHECKED', 'VALIDATION', 'CSRF_INVALID'],
});

export const orderCertificate = endpoint({
  ...act,
  name: 'eds.order',
  path: '/api/eds/orders',
  summary: 'Orders a certificate by a way; an unpaid order before it is cancelled.',
  body: orderForm,
  errors: ['CERTIFICATE_DATA_UNCHECKED', 'CERTIFICATE_ORDER_OPEN', 'CERTIFICATE_NOT_RENEWABLE', ...usual],
});

export const payOrder = endpoint({
  ...act,
  name: 'eds.pay',
  path: '/api/eds/orders/{order}/pay',
  summary: 'Begins the payment of an order; the person goes to the page of the acquirer.',
  params,
  body: form({ method: z.enum(['acquiring', 'sbp']) }),
  answer: ok(z.object({ confirmationUrl: z.nullable(z.string()) })),
  errors: ['PAYMENT_IN_PROGRESS', ...usual],
});

export const cancelOrder = endpoint({
  ...act,
  name: 'eds.cancel',
  path: '/api/eds/orders/{order}/cancel',
  summary: 'Cancels an open order; what was paid comes back.',
  params,
  body: form({}),
  errors: usual,
});

export const placeOrder = endpoint({
  ...act,
  name: 'eds.place',
  path: '/api/eds/orders/{order}/place',
  summary: 'Another address and time of the courier, or another branch.',
  params,
  body: placeForm,
  errors: usual,
});

export const revokeCertificate = endpoint({
  ...act,
  name: 'eds.revoke',
  path: '/api/eds/orders/{order}/revoke',
  summary: 'Revokes a certificate in force for ever; papers signed before stay signed.',
  proof: 'fresh',
  params,
  body: revokeForm,
  errors: usual,
});

/**
 * The signature operator's notification. It is stored raw and answered at once; the operator is asked before
 * anything is believed.
 */
export const receiveOperatorNotice = endpoint({
  name: 'eds.notification',
  door: 'cabinet',
  method: 'POST',
  path: '/api/signatures/notifications',
  summary: "Takes the signature operator's notice.",
  owner: { kind: 'provider' },
  body: z.looseObject({
    event: z.optional(z.string()),
    object: z.optional(z.looseObject({ id: z.optional(z.string()) })),
  }),
  answer: done,
  errors: [],
  limit: { max: 6000, seconds: 60, per: 'address' },
});

export const edsOrderEndpoints = {
  getOrders,
  confirmData,
  orderCertificate,
  payOrder,
  cancelOrder,
  placeOrder,
  revokeCertificate,
  receiveOperatorNotice,
};
