import type { Executor } from '../../../platform/database/db.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { oidcPayloads } from '../sites.tables.ts';

/** Deletes the tokens with which connected sites could ask about a person. */
export async function forgetTokens(tx: Executor, userId: number): Promise<void> {
  await tx.delete(oidcPayloads).where(eq(oidcPayloads.accountId, userId));
}
