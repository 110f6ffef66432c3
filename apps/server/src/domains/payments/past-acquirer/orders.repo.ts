import type { Tx } from '../../../platform/database/db.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { deposits, payments } from '../payments.tables.ts';

interface Order {
  /** Number and day, as the accountant writes them. */
  readonly order: string;
  readonly kopecks: number;
}

/** Normalises different spellings of one number: «№ 17», «N17», «17 ». */
export const plainOrder = (text: unknown) => sql`regexp_replace(lower(${text}), '^(№|no?\\.?)|\\s', '', 'g')`;

/**
 * The booking that this payment order has already confirmed. Parallel calls for the same sum wait, so that an
 * order is not used twice.
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
