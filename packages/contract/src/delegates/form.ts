import * as z from 'zod/mini';
import { day } from '../schema.ts';
import { delegateScopes } from './rules.ts';

/** Whom a buyer names, for what and until which day. */
export const delegateForm = z.object({
  phone: z.string().check(z.minLength(1), z.maxLength(32)),
  scope: z.enum(delegateScopes),
  until: day,
});
