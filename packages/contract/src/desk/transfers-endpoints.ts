import * as z from 'zod/mini';
import { bookingStates } from '../booking/rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { paymentOrder } from './payment-order.ts';
import { deskActRules } from './rules.ts';

/** A transfer that a buyer has promised and that is not on the bank statement yet. */
const awaitedTransfer = z.object({
  booking: uuid,
  number: z.string(),
  buyer: z.string(),
  kopecks,
  promisedAt: moment,
  /** Until when the estate is kept for it. */
  holdUntil: moment,
  state: z.enum(bookingStates),
});
export type AwaitedTransfer = z.output<typeof awaitedTransfer>;

/**
 * Finds by booking number, name or sum in rubles, as on the statement. Without a text: awaited transfers.
 * With a text also those of bookings that ended, were paid otherwise or changed the way to pay, since their
 * money may still come.
 */
export const awaitedTransfers = endpoint({
  name: 'desk.transfers',
  ...atDesk('deals', deskActRules['confirm-transfer'].roles),
  method: 'GET',
  path: '/api/office/transfers',
  summary: 'Transfers that are waited for, the first to run out first.',
  query: z.object({ text: z.optional(z.string().check(z.maxLength(100))) }),
  answer: ok(z.object({ now: moment, items: z.array(awaitedTransfer), more: z.boolean() })),
  errors: [],
});

/**
 * Records money from the bank statement: it is accepted whatever has happened to the booking, and kept or
 * refunded.
 */
export const confirmTransfer = endpoint({
  name: 'desk.confirmTransfer',
  ...atDesk('deals', deskActRules['confirm-transfer'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/confirm-transfer',
  summary: 'Confirms that a transfer by requisites has come.',
  proof: 'fresh',
  params: z.object({ booking: uuid }),
  body: form(paymentOrder),
  answer: done,
  errors: ['STEP_WRONG', 'ORDER_USED', 'ROLE_DENIED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const deskTransfersEndpoints = { awaitedTransfers, confirmTransfer };
