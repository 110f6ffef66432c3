import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done } from '../wire/schema.ts';

/**
 * The acquirer's notification. It is stored raw and answered at once; its content is used only after the
 * acquirer has confirmed the object (YooKassa's notifications are not signed).
 */
export const receiveNotification = endpoint({
  name: 'payments.notification',
  door: 'cabinet',
  method: 'POST',
  path: '/api/payments/notifications',
  summary: "Takes the acquirer's notice.",
  owner: { kind: 'provider' },
  body: z.looseObject({
    event: z.optional(z.string()),
    object: z.optional(z.looseObject({ id: z.optional(z.string()) })),
  }),
  answer: done,
  errors: [],
  limit: { max: 6000, seconds: 60, per: 'address' },
});

export const paymentsEndpoints = { receiveNotification };
