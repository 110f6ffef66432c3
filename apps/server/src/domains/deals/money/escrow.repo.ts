import type { EscrowAccount } from '@novosel/contract/deals/escrow.ts';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { deals, escrowAccounts } from '../deals.tables.ts';

/** The escrow account of the deal that a booking has become. */
export async function escrowOf(db: Executor, bookingId: string): Promise<EscrowAccount | undefined> {
  const { bank, bik, correspondentAccount, account } = escrowAccounts;
  const [row] = await db
    .select({ bank, bik, correspondentAccount, account })
    .from(escrowAccounts)
    .innerJoin(deals, eq(deals.id, escrowAccounts.dealId))
    .where(eq(deals.bookingId, bookingId));
  return row;
}

/** Puts an account in the place of the former one. @throws when another deal has it */
export async function saveEscrow(
  tx: Tx,
  row: EscrowAccount & { readonly dealId: string; readonly recordedAt: Date },
): Promise<void> {
  const { dealId, ...set } = row;
  await tx.insert(escrowAccounts).values(row).onConflictDoUpdate({ target: escrowAccounts.dealId, set });
}
