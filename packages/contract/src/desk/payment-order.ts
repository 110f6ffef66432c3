import * as z from 'zod/mini';
import { day, kopecks } from '../wire/schema.ts';

/** A payment order as the accountant reads it on the bank statement. */
export const paymentOrder = {
  /** Its number. */
  order: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  paidOn: day,
  kopecks,
};
