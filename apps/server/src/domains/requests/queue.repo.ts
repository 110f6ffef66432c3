import type { RequestTab } from '@novosel/contract/requests/desk-endpoints.ts';
import type { RequestTurn } from '@novosel/contract/requests/flow.ts';
import type { Executor } from '../../platform/database/db.ts';
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { surnameAndNameOf } from '../identity/public.ts';
import type { RequestRow } from './requests.repo.ts';
import { requests } from './requests.tables.ts';

const turnsOf: Readonly<Record<RequestTab, RequestTurn[]>> = {
  desk: ['staff', 'partner'],
  buyer: ['buyer'],
  over: ['nobody'],
};

const isOf = (tab: RequestTab): SQL => inArray(requests.turn, turnsOf[tab]);
/** Drafts are visible only to the buyer. */
const isSent = isNotNull(requests.sentAt);

/** Requests at the desk by promised day, the nearest first; the rest by last change, the newest first. */
export async function findQueue<Kind extends string, State extends string>(
  db: Executor,
  kinds: readonly Kind[],
  { tab, after }: { readonly tab: RequestTab; readonly after: string | undefined },
  limit: number,
): Promise<{ row: RequestRow<Kind, State>; buyer: string }[]> {
  const key: AnyColumn = tab === 'desk' ? requests.promisedBy : requests.since;
  const onward = tab === 'desk' ? sql`>` : sql`<`;
  const last = sql`(select ${sql.identifier(key.name)}, id from requests where id = ${after})`;
  const rows = await db
    .select({ row: requests, buyer: surnameAndNameOf(requests.userId) })
    .from(requests)
    .where(
      and(
        isOf(tab),
        inArray(requests.kind, [...kinds]),
        isSent,
        after ? sql`(${key}, ${requests.id}) ${onward} ${last}` : undefined,
      ),
    )
    .orderBy(...(tab === 'desk' ? [asc(key), asc(requests.id)] : [desc(key), desc(requests.id)]))
    .limit(limit);
  return rows as { row: RequestRow<Kind, State>; buyer: string }[];
}

/** Number of open requests, by whose turn it is. */
export async function countOpen(
  db: Executor,
  kinds: readonly string[],
): Promise<{ desk: number; buyer: number }> {
  const [found] = await db
    .select({
      desk: count(sql`case when ${isOf('desk')} then 1 end`),
      buyer: count(sql`case when ${isOf('buyer')} then 1 end`),
    })
    .from(requests)
    .where(
      and(
        isSent,
        inArray(requests.kind, [...kinds]),
        inArray(requests.turn, [...turnsOf.desk, ...turnsOf.buyer]),
      ),
    );
  return found ?? { desk: 0, buyer: 0 };
}
