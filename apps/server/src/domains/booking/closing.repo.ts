import { type SQL, sql } from 'drizzle-orm';

/** The deal that a booking became, as far as its end goes. */
export interface DealEnd {
  /** Null while the deal is open. */
  readonly closedAt: Date | null;
}

/** When a booking and the deal that it became were both over; null while one of the two is alive. */
export function closedSince(
  { endedAt }: { readonly endedAt: Date | null },
  deal: DealEnd | undefined,
): Date | null {
  return endedAt && deal ? deal.closedAt : endedAt;
}

/** The same as a condition on rows: a booking and its deal, joined by `left join`, are not both over. */
export const isAlive = (booking: SQL, deal: SQL): SQL<boolean> =>
  sql`(${booking}.ended_at is null or (${deal}.id is not null and ${deal}.closed_at is null))`;
