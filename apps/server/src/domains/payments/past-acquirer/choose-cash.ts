import type { Tx } from '../../../platform/database/db.ts';
import { lockDeposit, retirePayments } from '../payments.repo.ts';
import { tellDeposit } from '../tell-deposit.ts';

/**
 * The buyer will pay at the cash desk. A promised transfer is no longer awaited, so that the accountant looks
 * for only one of them. A payment waiting at the acquirer is still watched. If either comes, it is handled
 * like any money.
 */
export async function chooseCash(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const deposit = await lockDeposit(tx, bookingId);
  await tellDeposit(tx, bookingId, 'cash-chosen', at);
  if (deposit) await retirePayments(tx, deposit.id, null, at);
}
