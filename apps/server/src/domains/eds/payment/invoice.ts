import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { openDeposit, refundDeposit, tellDeposit } from '../../payments/public.ts';
import type { OrderRow } from '../eds.repo.ts';

/** Number of the invoice of an order. */
export const invoiceNumber = ({ number }: Pick<OrderRow, 'number'>): string => String(number);

/** Makes the price of an order due: money is taken, receipted and refunded as a fee of a booking is. */
export async function openInvoice(tx: Tx, { id, userId, kopecks }: OrderRow, at: Date): Promise<void> {
  await openDeposit(tx, { bookingId: id, userId, kopecks, at });
  await tellDeposit(tx, id, 'signed', at);
}

/** Ends the invoice of an order: what was paid goes back, and what comes later does as well. */
export async function closeInvoice(
  deps: Pick<Context, 'jobs'>,
  tx: Tx,
  { id, kopecks }: Pick<OrderRow, 'id' | 'kopecks'>,
  { end, at }: { readonly end: 'canceled' | 'expired'; readonly at: Date },
): Promise<void> {
  if (kopecks === 0) return;
  if (!(await refundDeposit(deps, tx, id, 'certificate-not-issued', at))) await tellDeposit(tx, id, end, at);
}
