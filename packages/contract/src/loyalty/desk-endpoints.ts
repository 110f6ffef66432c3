import * as z from 'zod/mini';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok } from '../wire/schema.ts';
import { discountForm } from './desk-forms.ts';
import { discountGivers, discountReaders } from './desk-rules.ts';
import { discountView } from './discounts.ts';

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

const deskDiscount = z.object({
  ...discountView.shape,
  id: z.int(),
  /** Null for a discount that was not given at the desk. */
  reason: z.nullable(z.string()),
  givenBy: z.nullable(z.string()),
  /** The number of a live booking whose price already includes it. */
  usedIn: z.nullable(z.string()),
});
export type DeskDiscount = z.output<typeof deskDiscount>;

export const listPersonDiscounts = endpoint({
  name: 'desk.discounts',
  ...atDesk('people', discountReaders),
  method: 'GET',
  path: '/api/office/people/{person}/discounts',
  summary: "A buyer's own discounts in every state.",
  params: personParams,
  answer: ok(z.object({ now: moment, items: z.array(deskDiscount) })),
  errors: ['NOT_FOUND'],
});

export const giveDiscount = endpoint({
  name: 'desk.giveDiscount',
  ...atDesk('people', discountGivers),
  method: 'POST',
  path: '/api/office/people/{person}/discounts',
  summary: 'Gives a buyer a discount: the price of his next booking has it at once, and he is told.',
  params: personParams,
  body: discountForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const withdrawDiscount = endpoint({
  name: 'desk.withdrawDiscount',
  ...atDesk('people', discountGivers),
  method: 'POST',
  path: '/api/office/people/{person}/discounts/{discount}/withdraw',
  summary: 'Takes back a discount that no live booking has in its price; the buyer is told.',
  params: z.object({
    ...personParams.shape,
    discount: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'DISCOUNT_USED', 'VALIDATION', 'CSRF_INVALID'],
});

export const discountsDeskEndpoints = { listPersonDiscounts, giveDiscount, withdrawDiscount };
