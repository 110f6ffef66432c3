import type { AwaitedTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { isAlive } from '../../domains/booking/public.ts';
import { hasName } from '../../domains/identity/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { iso } from '../queue/queue.repo.ts';
import type { TransferText } from './transfer-text.ts';

/** Promised transfers that have not come, by the end of their holds. */
export async function findTransfers(
  db: Executor,
  text: TransferText | undefined,
  limit: number,
): Promise<AwaitedTransfer[]> {
  const wanted = text
    ? sql`(lower(b.number) like ${text.number}
        or ${hasName(text.name, 'u')}
        ${text.kopecks === null ? sql`` : sql`or p.kopecks = ${text.kopecks}`})`
    : sql`t.paid_by is null and p.retired_at is null and b.ended_at is null`;
  const { rows } = await db.execute(sql`
    select b.id as booking, b.number, u.surname || ' ' || u.name as buyer, p.kopecks::float8 as kopecks,
           ${iso(sql`p.created_at`)} as "promisedAt", ${iso(sql`b.hold_until`)} as "holdUntil", b.state
    from payments p
    join deposits t on t.id = p.deposit_id
    join bookings b on b.id = t.booking_id
    join users u on u.id = b.user_id
    left join deals d on d.booking_id = b.id
    where p.method = 'other' and p.settled_at is null and ${wanted}
    order by ${isAlive(sql`b`, sql`d`)} desc, b.hold_until, b.id limit ${limit}`);
  return rows as unknown as AwaitedTransfer[];
}
