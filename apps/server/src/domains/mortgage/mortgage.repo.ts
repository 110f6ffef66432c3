import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db.ts';
import { mortgageBids, mortgageStates } from './mortgage.tables.ts';

/** Bids of a person, newest first, each with what else there is of his mortgage. */
export function prepareReadMortgage(db: Executor) {
  const asked = db
    .$with('asked')
    .as(
      db
        .select({ userId: sql<number>`${sql.placeholder('userId')}::int`.as('user_id') })
        .from(sql`(values (1)) one`),
    );
  const query = db
    .with(asked)
    .select({ state: mortgageStates, bid: mortgageBids })
    .from(asked)
    .leftJoin(mortgageStates, eq(mortgageStates.userId, asked.userId))
    .leftJoin(mortgageBids, eq(mortgageBids.userId, asked.userId))
    .orderBy(sql`${mortgageBids.createdAt} desc`)
    .prepare('mortgage_of_user');
  return (userId: number) => query.execute({ userId });
}
