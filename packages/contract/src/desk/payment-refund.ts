import * as z from 'zod/mini';
import { refundStates } from '../payments/refunds.ts';
import { kopecks, moment } from '../wire/schema.ts';

/** The way back of one payment; a second payment of a fee has its own. */
export const paymentRefund = z.object({
  state: z.enum(refundStates),
  kopecks,
  /** When it was done, else when it failed, else when it was ordered. */
  at: moment,
  /** By when the law wants it back, while it is ours to bring about. */
  dueAt: z.nullable(moment),
  /** Why the acquirer will not make it, as its reason code. */
  failure: z.nullable(z.string()),
  /** The booking lives on without it: the fee had been paid already. */
  paidTwice: z.boolean(),
});
