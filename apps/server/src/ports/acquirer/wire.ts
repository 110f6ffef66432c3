import * as z from 'zod/mini';
import type { ProviderPayment, ProviderRefund } from './acquirer.ts';
import { kopecksOf } from './amount.ts';

const amount = z.object({
  value: z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const kopecks = kopecksOf(value);
      if (kopecks === undefined) context.issues.push({ code: 'custom', input: value });
      return kopecks ?? 0;
    }),
  ),
  currency: z.string(),
});

const paymentObject = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  paid: z.boolean(),
  amount,
  confirmation: z.optional(
    z.object({ confirmation_url: z.optional(z.string()), confirmation_data: z.optional(z.string()) }),
  ),
  cancellation_details: z.optional(z.object({ reason: z.string() })),
  metadata: z.optional(z.record(z.string(), z.string())),
});

const refundObject = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount,
});

const refundList = z.object({ items: z.array(refundObject), next_cursor: z.optional(z.undefined()) });

/** A payment of YooKassa's API v3 in our terms. @throws ZodError for another answer */
export function readPayment(body: unknown): ProviderPayment {
  const read = z.parse(paymentObject, body);
  return {
    id: read.id,
    status: read.status,
    paid: read.paid,
    kopecks: read.amount.value,
    currency: read.amount.currency,
    confirmationUrl: webAddress(read.confirmation?.confirmation_url),
    qr: webAddress(read.confirmation?.confirmation_data),
    declinedReason: read.cancellation_details?.reason ?? null,
    metadata: read.metadata ?? {},
  };
}

/** A refund in our terms. @throws ZodError for another answer */
export function readRefund(body: unknown): ProviderRefund {
  return refundOf(z.parse(refundObject, body));
}

/**
 * A page of refunds that is the whole list.
 * @throws ZodError for another answer, or when there are more pages
 */
export function readRefunds(body: unknown): ProviderRefund[] {
  return z.parse(refundList, body).items.map(refundOf);
}

function refundOf(read: z.output<typeof refundObject>): ProviderRefund {
  return { id: read.id, paymentId: read.payment_id, status: read.status, kopecks: read.amount.value };
}

/** We redirect people there, so only http and https are allowed. */
function webAddress(text: string | undefined): string | null {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
