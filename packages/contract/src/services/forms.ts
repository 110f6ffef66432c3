import * as z from 'zod/mini';
import { lineEnds } from '../fields/field-rules.ts';
import { day, estateId, form, moment, uuid } from '../wire/schema.ts';
import { registrationMethods } from './requests.ts';
import { dayParts, deductionGrounds, insuranceCovers, serviceLimits } from './rules.ts';

const keysOf = <List extends object>(list: List) =>
  z.enum(Object.keys(list) as [keyof List & string, ...(keyof List & string)[]]);
const some = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(most));

const serviceWords = z.string().check(lineEnds, z.trim(), z.maxLength(serviceLimits.words));
/** IDs from `/api/upload`. */
const files = z._default(z.array(uuid).check(z.maxLength(serviceLimits.files)), []);

const common = { comment: z._default(serviceWords, ''), files };
const insurance = { covers: some(keysOf(insuranceCovers), 5), from: day };
const property = { method: keysOf(registrationMethods) };
const tax = {
  years: some(z.int().check(z.minimum(2000), z.maximum(2100)), 3),
  grounds: some(keysOf(deductionGrounds), 2),
};
const consultation = { day, part: keysOf(dayParts) };

/** Orders: each service asks only for what its work needs (S3-90). */
export const insuranceOrder = form({ estate: estateId, ...insurance, ...common });
export const propertyOrder = form({ estate: estateId, ...property, ...common });
export const taxOrder = form({ estate: estateId, ...tax, ...common });
export const consultationOrder = form({ ...consultation, ...common });

/** Fields of a service besides its estate, message and papers; no two services share one. */
export const orderFields = { ...insurance, ...property, ...tax, ...consultation };

/** What the buyer adds to an act. */
export const buyerStep = form({
  /** `since` of the request as he has seen it: the offered options may have been replaced. */
  since: moment,
  act: z.enum(['documents', 'choose', 'accept', 'withdraw']),
  text: z._default(serviceWords, ''),
  files,
  /** Index of the chosen option. */
  choice: z.optional(z.int().check(z.minimum(0), z.maximum(serviceLimits.options.most - 1))),
});

const option = z
  .string()
  .check(lineEnds, z.trim(), z.minLength(1), z.maxLength(serviceLimits.options.length));
/** An act of the desk; files come with the call. */
export const deskStep = form({
  act: z.enum(['start', 'partner', 'ask', 'resume', 'answer', 'offer', 'prepare', 'issue', 'decline']),
  text: z._default(serviceWords, ''),
  options: z._default(z.array(option).check(z.maxLength(serviceLimits.options.most)), []),
});
