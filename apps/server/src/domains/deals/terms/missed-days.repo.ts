import type { ContractAct } from '@novosel/contract/contracts/acts.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, asc, eq, gte, isNull, lte, notExists } from '../../../platform/database/drizzle.ts';
import { dealEvents, deals } from '../deals.tables.ts';

/** The clock has told of a day on which a late contract was not ready. */
export const missed = 'miss-contract' satisfies ContractAct;

interface Asked {
  readonly now: Date;
  readonly limit: number;
  /** One deal alone. */
  readonly dealId?: string;
}

/**
 * IDs of open deals with a late contract whose later day has passed as well and was not told of, the longest
 * first.
 */
export async function untoldDays(db: Executor, { now, limit, dealId }: Asked): Promise<string[]> {
  const told = db
    .select({ id: dealEvents.id })
    .from(dealEvents)
    .where(
      and(eq(dealEvents.dealId, deals.id), eq(dealEvents.event, missed), gte(dealEvents.at, deals.dueAt)),
    );
  const isLate = and(isNull(deals.closedAt), eq(deals.place, 'contract-late'), lte(deals.dueAt, now));
  const isAsked = dealId === undefined ? undefined : eq(deals.id, dealId);
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(isLate, isAsked, notExists(told)))
    .orderBy(asc(deals.dueAt), asc(deals.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
