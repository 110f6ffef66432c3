import type { AgreedPayment } from '@novosel/contract/deals/schedule.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, asc, eq, isNull, lte, ne, or, sql } from '../../../platform/database/drizzle.ts';
import { plainOrder } from '../../payments/public.ts';
import { dealInstallments, deals } from '../deals.tables.ts';

export type InstallmentRow = typeof dealInstallments.$inferSelect;

/** In the order of payment. */
export function findInstallments(db: Executor, dealId: string): Promise<InstallmentRow[]> {
  return db
    .select()
    .from(dealInstallments)
    .where(eq(dealInstallments.dealId, dealId))
    .orderBy(dealInstallments.number);
}

/** A schedule is put in place of the former one as a whole. */
export async function replaceInstallments(
  tx: Tx,
  dealId: string,
  payments: readonly AgreedPayment[],
): Promise<void> {
  await tx.delete(dealInstallments).where(eq(dealInstallments.dealId, dealId));
  await tx
    .insert(dealInstallments)
    .values(payments.map((payment, at) => ({ ...payment, dealId, number: at + 1 })));
}

interface Paid {
  readonly number: number;
  readonly kopecks: number;
  readonly order: string;
  readonly at: Date;
}

/** @returns false when another payment of as much was confirmed by this order, or this one is paid */
export async function payInstallment(
  tx: Tx,
  dealId: string,
  { number, kopecks, order, at }: Paid,
): Promise<boolean> {
  // One line of the statement, read by two accountants at once for two deals, is taken by the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('deals.order'), hashtext(${String(kopecks)}))`);
  const { rows } = await tx.execute(sql`
    update deal_installments set paid_at = ${at}, payment_order = ${order}
    where deal_id = ${dealId} and number = ${number} and paid_at is null
      and not exists (
        select from deal_installments other where ${plainOrder(sql`other.payment_order`)} = ${plainOrder(sql`${order}::text`)} and other.kopecks = ${kopecks}
      )
    returning number`);
  return rows.length === 1;
}

/** The day of the first payment that has not come yet. */
export async function nextDueOn(db: Executor, dealId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ dueOn: dealInstallments.dueOn })
    .from(dealInstallments)
    .where(and(eq(dealInstallments.dealId, dealId), isNull(dealInstallments.paidAt)))
    .orderBy(asc(dealInstallments.number))
    .limit(1);
  return row?.dueOn;
}

/**
 * Deals whose next payment is due by a day and not told so yet, or was due before another and not
 * told to be late.
 */
export async function untoldInstallments(
  db: Executor,
  { soonBy, lateBefore, limit }: { soonBy: string; lateBefore: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: deals.id })
    .from(dealInstallments)
    .innerJoin(deals, eq(deals.id, dealInstallments.dealId))
    .where(
      and(
        eq(deals.place, 'funding'),
        isNull(deals.closedAt),
        sql`${dealInstallments.number} = (
          select min(open.number) from deal_installments open
          where open.deal_id = ${dealInstallments.dealId} and open.paid_at is null
        )`,
        or(
          and(lte(dealInstallments.dueOn, soonBy), isNull(dealInstallments.told)),
          and(sql`${dealInstallments.dueOn} < ${lateBefore}`, ne(dealInstallments.told, 'late')),
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function noteTold(
  tx: Tx,
  dealId: string,
  number: number,
  told: NonNullable<InstallmentRow['told']>,
): Promise<void> {
  await tx
    .update(dealInstallments)
    .set({ told })
    .where(and(eq(dealInstallments.dealId, dealId), eq(dealInstallments.number, number)));
}
