import * as z from 'zod/mini';
import { refundStates } from '../payments/refunds.ts';
import { kopecks, moment } from '../wire/schema.ts';

/** The refund of one payment; a second payment of a fee has its own. */
export const paymentRefund = z.object({
  state: z.enum(refundStates),
  kopecks,
  /** When it was done, else when it failed, else when it was ordered. */
  at: moment,
  /** The legal deadline, while the refund is ours to make. */
  dueAt: z.nullable(moment),
  /** Why the acquirer refuses it, as its reason code. */
  failure: z.nullable(z.string()),
  /** The booking continues without this money: the fee had already been paid. */
  paidTwice: z.boolean(),
});
