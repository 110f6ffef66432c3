import { depositPlace } from './rules.ts';
import type { PaymentView } from './schema.ts';

const cashPlaces: ReadonlySet<string | undefined> = new Set(['paidCash', 'returningCash', 'returnedCash']);

/** Whether the fee was paid at the cash desk: then it is refunded there, too. */
export function tookCash(payment: PaymentView | null | undefined): boolean {
  return payment?.method !== 'other' && tookPastAcquirer(payment);
}

/** Whether the fee came at the cash desk or by a transfer: then we refund it ourselves. */
export function tookPastAcquirer(payment: PaymentView | null | undefined): boolean {
  if (!payment) return false;
  const { depositStatus: deposit, code, providerStatus: provider } = payment;
  return cashPlaces.has(depositPlace({ deposit, code, provider }));
}
