import * as z from 'zod/mini';
import { phone } from '../fields/field-rules.ts';
import { day } from '../wire/schema.ts';
import { delegateScopes } from './rules.ts';

/** A delegate with his scope and last day. */
export const delegateForm = z.object({
  phone,
  scope: z.enum(delegateScopes),
  until: day,
});
