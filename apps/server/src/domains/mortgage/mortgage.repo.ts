import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { mortgageBids, mortgageStates } from './mortgage.tables.ts';

/** Bids of a person, newest first, each with what else there is of his mortgage; one row at least. */
export function prepareReadMortgage(db: Executor) {
  const userId = sql.placeholder('userId');
  const query = db
    .select({ state: mortgageStates, bid: mortgageBids })
    .from(sql`(values (1)) one`)
    .leftJoin(mortgageStates, eq(mortgageStates.userId, userId))
    .leftJoin(mortgageBids, eq(mortgageBids.userId, userId))
    .orderBy(desc(mortgageBids.createdAt))
    .prepare('mortgage_of_user');
  return (id: number) => query.execute({ userId: id });
}

export async function setSigned(tx: Executor, userId: number, sopdSigned: boolean): Promise<void> {
  await tx
    .insert(mortgageStates)
    .values({ userId, sopdSigned })
    .onConflictDoUpdate({ target: mortgageStates.userId, set: { sopdSigned } });
}
