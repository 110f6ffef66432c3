import type { MemberState } from '@novosel/contract/members/states.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, asc, inArray, isNull, sql } from '../../../platform/database/drizzle.ts';
import { nameOfMember } from '../member-names.ts';
import type { MemberRow } from '../members.repo.ts';
import { dealMembers } from '../members.tables.ts';

/** The desk has the papers, or has returned them. */
const inWork = ['sent', 'checking', 'returned'] as const satisfies readonly MemberState[];

export interface PapersInWork extends Pick<MemberRow, 'id' | 'dealId' | 'stateSince' | 'returned'> {
  readonly name: string;
  readonly state: (typeof inWork)[number];
}

const which = and(isNull(dealMembers.removedAt), inArray(dealMembers.state, [...inWork]));

/** IDs of deals with such papers, as a subquery. */
export const dealsWithPapers = sql`select ${dealMembers.dealId} from ${dealMembers} where ${which}`;

/** Members of some deals whose papers are at the desk or returned, the longest waiting first. */
export async function papersInWork(db: Executor, dealIds: readonly string[]): Promise<PapersInWork[]> {
  if (dealIds.length === 0) return [];
  const rows = await db
    .select()
    .from(dealMembers)
    .where(and(which, inArray(dealMembers.dealId, [...dealIds])))
    .orderBy(asc(dealMembers.stateSince), asc(dealMembers.id));
  return rows.map(({ id, dealId, state, stateSince, returned, ...named }) => ({
    id,
    dealId,
    name: nameOfMember(named),
    state: inWork.find((one) => one === state) ?? 'sent',
    stateSince,
    returned: state === 'returned' ? returned : [],
  }));
}
