import * as z from 'zod/mini';
import { kopecks, moment } from '../wire/schema.ts';
import { declineKinds } from './declines.ts';
import { refundStates } from './refunds.ts';
import { depositStatuses, paymentMethods, providerStatuses } from './rules.ts';

/** What the server knows of the money of a booking. */
export const paymentView = z.object({
  depositStatus: z.enum(depositStatuses),
  /** S4.1-06. */
  code: z.int(),
  providerStatus: z.enum(providerStatuses),
  method: z.nullable(z.enum(paymentMethods)),
  kopecks,
  /**
   * Name of the trusted person who has begun this try; null: the buyer himself. Way and code to pay are for
   * whoever has begun it.
   */
  payer: z.nullable(z.string()),
  /** Page of the acquirer where the card is entered; never ours. */
  confirmationUrl: z.nullable(z.string()),
  /** Text of the SBP code for the QR, and link that opens the bank's app. */
  qr: z.nullable(z.string()),
  startedAt: z.nullable(moment),
  /** Why the last try failed, as the acquirer's reason code. */
  declinedReason: z.nullable(z.string()),
  /** Of a last try that failed: whether it was the bank, the time, or we. */
  declineKind: z.nullable(z.enum(declineKinds)),
  paidAt: z.nullable(moment),
  refund: z.nullable(
    z.object({
      kopecks,
      state: z.enum(refundStates),
      at: moment,
      /** Of one that the acquirer will not make: by when we give the money back ourselves. */
      dueAt: z.nullable(moment),
    }),
  ),
});
export type PaymentView = z.output<typeof paymentView>;
