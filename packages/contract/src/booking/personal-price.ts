import * as z from 'zod/mini';
import { paymentForm } from '../catalogue/schema.ts';
import { kopecks } from '../wire/schema.ts';

/** A line between the list price and the price for this person; negative for a discount. */
export const priceLine = z.object({ code: z.string(), title: z.string(), kopecks });

/** What the estate costs this person (S3-62…69), with the discounts that made it. */
export const personalPrice = z.object({
  form: paymentForm,
  listKopecks: kopecks,
  lines: z.array(priceLine),
  totalKopecks: kopecks,
  perSquareMetreKopecks: kopecks,
});
export type PersonalPrice = z.output<typeof personalPrice>;
