import * as z from 'zod/mini';
import { kopecks, moment } from '../wire/schema.ts';
import { declineKinds } from './declines.ts';
import { refundStates } from './refunds.ts';
import { depositStatuses, paymentMethods, providerStatuses } from './rules.ts';

/** What the server knows about the money of a booking. */
export const paymentView = z.object({
  depositStatus: z.enum(depositStatuses),
  /** S4.1-06. */
  code: z.int(),
  providerStatus: z.enum(providerStatuses),
  method: z.nullable(z.enum(paymentMethods)),
  kopecks,
  /**
   * Name of the trusted person who began this payment; null: the buyer himself. Only the person who began it
   * gets the ways and the code to pay.
   */
  payer: z.nullable(z.string()),
  /** The acquirer's page for the card; never ours. */
  confirmationUrl: z.nullable(z.string()),
  /** Content of the SBP QR code, and the link that opens the bank's app. */
  qr: z.nullable(z.string()),
  startedAt: z.nullable(moment),
  /** The acquirer's reason code of the last failed payment. */
  declinedReason: z.nullable(z.string()),
  /** Who was at fault in the last failed payment: the bank, the time limit, or we. */
  declineKind: z.nullable(z.enum(declineKinds)),
  paidAt: z.nullable(moment),
  refund: z.nullable(
    z.object({
      kopecks,
      state: z.enum(refundStates),
      at: moment,
      /** When the acquirer will not refund: our own deadline for the refund. */
      dueAt: z.nullable(moment),
    }),
  ),
});
export type PaymentView = z.output<typeof paymentView>;
