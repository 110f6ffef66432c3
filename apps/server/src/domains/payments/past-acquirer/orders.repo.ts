import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { deposits, payments } from '../payments.tables.ts';

interface Order {
  /** By its number and day, as the accountant writes it. */
  readonly order: string;
  readonly kopecks: number;
}

/** As people write one number in many ways: «№ 17», «N17», «17 ». */
export const plainOrder = (text: unknown) => sql`regexp_replace(lower(${text}), '^(№|no?\\.?)|\\s', '', 'g')`;

/**
 * The booking that a payment order was confirmed for already. Whoever asks about the same sum meanwhile
 * waits, so that one order is not taken twice side by side.
 */
export async function bookingOfOrder(tx: Tx, { order, kopecks }: Order): Promise<string | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('payments.order'), hashtext(${String(kopecks)}))`,
  );
  const same = sql`${plainOrder(payments.receipt)} = ${plainOrder(sql`${order}::text`)}`;
  const [found] = await tx
    .select({ bookingId: deposits.bookingId })
    .from(payments)
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .where(and(eq(payments.method, 'other'), eq(payments.kopecks, kopecks), same))
    .limit(1);
  return found?.bookingId;
}
