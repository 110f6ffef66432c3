import type { EscrowAccount } from '@novosel/contract/deals/escrow.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { escrowAccounts } from '../deals.tables.ts';

/** The escrow account of a deal. */
export async function escrowOf(db: Executor, dealId: string): Promise<EscrowAccount | undefined> {
  const { bank, bik, correspondentAccount, account } = escrowAccounts;
  const [row] = await db
    .select({ bank, bik, correspondentAccount, account })
    .from(escrowAccounts)
    .where(eq(escrowAccounts.dealId, dealId));
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
