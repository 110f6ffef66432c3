import type { Tx } from '../../../platform/database/db.ts';
import { lockDeposit, retirePayments } from '../payments.repo.ts';
import { tellDeposit } from '../tell-deposit.ts';

/**
 * The buyer will pay at the cash desk. A transfer that he has promised is waited for no more: the accountant
 * does not look for both. A try at the acquirer that waited for him is watched on. Should either come all the
 * same, it is money like every other.
 */
export async function chooseCash(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const deposit = await lockDeposit(tx, bookingId);
  await tellDeposit(tx, bookingId, 'cash-chosen', at);
  if (deposit) await retirePayments(tx, deposit.id, null, at);
}
