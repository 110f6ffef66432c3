import type { ServiceTab } from '@novosel/contract/services/desk-endpoints.ts';
import { type RequestState, requestStates, turnAt } from '@novosel/contract/services/rules.ts';
import { type AnyColumn, and, asc, count, desc, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { surnameAndNameOf } from '../identity/public.ts';
import type { RequestRow } from './services.repo.ts';
import { serviceRequests as requests } from './services.tables.ts';

const statesOf: Readonly<Record<ServiceTab, readonly RequestState[]>> = {
  desk: requestStates.filter((state) => ['staff', 'partner'].includes(turnAt(state))),
  buyer: requestStates.filter((state) => state !== 'draft' && turnAt(state) === 'buyer'),
  over: requestStates.filter((state) => turnAt(state) === 'nobody'),
};

const isOf = (tab: ServiceTab): SQL => inArray(requests.state, [...statesOf[tab]]);
/** What was never sent is nobody's business but the buyer's. */
const isSent = isNotNull(requests.sentAt);

/**
 * What the desk has goes by its promised day, the nearest first; the rest by its last change, the newest
 * first.
 */
export async function findQueue(
  db: Executor,
  { tab, after }: { readonly tab: ServiceTab; readonly after: string | undefined },
  limit: number,
): Promise<{ row: RequestRow; buyer: string }[]> {
  const key: AnyColumn = tab === 'desk' ? requests.promisedBy : requests.since;
  const onward = tab === 'desk' ? sql`>` : sql`<`;
  const last = sql`(select ${sql.identifier(key.name)}, id from service_requests where id = ${after})`;
  const rows = await db
    .select({ row: requests, buyer: surnameAndNameOf(requests.userId) })
    .from(requests)
    .where(and(isOf(tab), isSent, after ? sql`(${key}, ${requests.id}) ${onward} ${last}` : undefined))
    .orderBy(...(tab === 'desk' ? [asc(key), asc(requests.id)] : [desc(key), desc(requests.id)]))
    .limit(limit);
  return rows as { row: RequestRow; buyer: string }[];
}

/** How many are open, by whose turn it is. */
export async function countOpen(db: Executor): Promise<{ desk: number; buyer: number }> {
  const [found] = await db
    .select({
      desk: count(sql`case when ${isOf('desk')} then 1 end`),
      buyer: count(sql`case when ${isOf('buyer')} then 1 end`),
    })
    .from(requests)
    .where(and(isSent, or(isOf('desk'), isOf('buyer'))));
  return found ?? { desk: 0, buyer: 0 };
}
