import * as z from 'zod/mini';
import { phone } from '../fields/field-rules.ts';
import { day } from '../wire/schema.ts';
import { delegateScopes } from './rules.ts';

/** Whom a buyer names, for what and until which day. */
export const delegateForm = z.object({
  phone,
  scope: z.enum(delegateScopes),
  until: day,
});
