import * as z from 'zod/mini';
import { estateCard } from '../catalogue/endpoints.ts';
import { documentSummary } from '../documents/endpoints.ts';
import { paymentView } from '../payments/schema.ts';
import { transferOrder } from '../payments/transfer.ts';
import { passport } from '../users/schema.ts';
import { kopecks, moment } from '../wire/schema.ts';
import { bookingEdition } from './edition.ts';
import { personalPrice } from './personal-price.ts';
import { bookingStates } from './rules.ts';

/** A term on offer: how long the estate is held, and for what fee (0 is free). */
export const bookingTerm = z.object({
  code: z.string(),
  /** Time for passport, signature and payment, in seconds from the beginning of the hold. */
  holdSeconds: z.int(),
  /** Days for which the estate is kept after success. */
  days: z.int(),
  feeKopecks: kopecks,
  /** Why it cannot be chosen, as an error code; absent when it can be. */
  refused: z.optional(z.string()),
});
export type BookingTerm = z.output<typeof bookingTerm>;

export const bookingView = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(bookingStates),
  /** The screen of the booking's present state. */
  screen: z.string(),
  /** S4.1-06. */
  paymentCode: z.int(),
  term: bookingTerm,
  startedAt: moment,
  holdUntil: moment,
  bookedUntil: z.nullable(moment),
  price: personalPrice,
  /** The agreement in force: while a new edition waits, the one signed before it. */
  agreement: z.nullable(documentSummary),
  /** The edition that waits, otherwise the one signed last; null when the terms have never changed. */
  edition: z.nullable(bookingEdition),
  /** When the unsigned file was regenerated because the passport in it was replaced; null when it was not. */
  renewedAt: z.nullable(moment),
  /**
   * The trusted person whom the unsigned file names as the representative; null when the buyer signs himself.
   */
  representative: z.nullable(z.string()),
  payment: z.nullable(paymentView),
  /** Payment details for the fee, while a transfer is awaited. */
  transfer: z.nullable(transferOrder),
  reason: z.nullable(z.string()),
  closedAt: z.nullable(moment),
  /** True when an outside person holds the estate after this booking ended. */
  estateFree: z.boolean(),
  events: z.array(z.string()),
});
export type BookingView = z.output<typeof bookingView>;

/**
 * The whole booking page in one answer. `now` is the server's clock, by which the page counts the remaining
 * time.
 */
export const bookingPage = z.object({
  now: moment,
  card: estateCard,
  price: personalPrice,
  terms: z.array(bookingTerm),
  /** Unpaid bookings that one person may hold at once. */
  holdLimit: z.int(),
  /** Whether the fee may be transferred to the developer's account. */
  takesTransfers: z.boolean(),
  rules: z.object({ version: z.string(), text: z.string() }),
  booking: z.nullable(bookingView),
  passport: z.nullable(passport),
});
export type BookingPage = z.output<typeof bookingPage>;
