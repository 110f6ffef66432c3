import * as z from 'zod/mini';
import { finishings } from '../catalogue/codes.ts';
import { documentSummary } from '../documents/endpoints.ts';
import { moment } from '../wire/schema.ts';
import { personalPrice } from './personal-price.ts';

/** What a new edition of the agreement may change. */
export const bookingTerms = z.object({
  price: personalPrice,
  until: moment,
  finishing: z.enum(finishings),
});
export type BookingTerms = z.output<typeof bookingTerms>;

export const editionStates = ['open', 'signed', 'kept', 'replaced'] as const;

/** A new edition of a signed agreement: the terms in force and the offered ones side by side. */
export const bookingEdition = z.object({
  /** The first agreement is edition 1. */
  number: z.int(),
  at: moment,
  reason: z.string(),
  before: bookingTerms,
  after: bookingTerms,
  agreement: documentSummary,
  state: z.enum(editionStates),
});
export type BookingEdition = z.output<typeof bookingEdition>;
