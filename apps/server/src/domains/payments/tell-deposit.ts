import type { Tx } from '../../platform/database/db.ts';
import type { DepositEvent } from './deposit-after.ts';
import { moveDeposit } from './move-deposit.ts';
import { lockDeposit } from './payments.repo.ts';

/**
 * Passes an event of a booking to its deposit: signed, cash chosen, expired or canceled. A booking without a
 * fee has none. Payments in progress at that moment are still watched.
 */
export async function tellDeposit(
  tx: Tx,
  bookingId: string,
  event: Extract<DepositEvent, 'signed' | 'cash-chosen' | 'expired' | 'canceled'>,
  at: Date,
): Promise<void> {
  const deposit = await lockDeposit(tx, bookingId);
  if (deposit) await moveDeposit(tx, deposit, event, at);
}
