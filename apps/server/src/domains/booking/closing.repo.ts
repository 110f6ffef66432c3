import { type SQL, sql } from '../../platform/database/drizzle.ts';

/** The deal of a booking, for the question whether it is over. */
export interface DealEnd {
  /** Null while the deal is open. */
  readonly closedAt: Date | null;
}

/** When both a booking and its deal were over; null while one of them is alive. */
export function closedSince(
  { endedAt }: { readonly endedAt: Date | null },
  deal: DealEnd | undefined,
): Date | null {
  return endedAt && deal ? deal.closedAt : endedAt;
}

/** The same as an SQL condition: a booking and its deal, joined by `left join`, are not both over. */
export const isAlive = (booking: SQL, deal: SQL): SQL<boolean> =>
  sql`(${booking}.ended_at is null or (${deal}.id is not null and ${deal}.closed_at is null))`;
