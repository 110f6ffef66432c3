import { depositPositions } from '@novosel/contract/payments/rules.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { insertDeposit } from '../payments.repo.ts';

/** Makes the fee of a booking due; it cannot be paid before the agreement is signed. */
export async function openDeposit(
  tx: Tx,
  fee: { readonly bookingId: string; readonly userId: number; readonly kopecks: number; readonly at: Date },
): Promise<void> {
  const { deposit, code, provider } = depositPositions.signWaiting;
  await insertDeposit(tx, {
    id: uuidv7(fee.at),
    bookingId: fee.bookingId,
    userId: fee.userId,
    kopecks: fee.kopecks,
    status: deposit,
    code,
    providerStatus: provider,
    createdAt: fee.at,
    updatedAt: fee.at,
  });
}
