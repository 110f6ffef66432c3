import type { Executor, Tx } from '../../platform/database/db.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { nextAsk } from '../../platform/jobs/next-ask.ts';
import { nameAndSurnameOf } from '../identity/public.ts';
import { deposits, payments, providerEvents, refunds } from './payments.tables.ts';

export type DepositRow = typeof deposits.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export async function insertDeposit(tx: Tx, row: typeof deposits.$inferInsert): Promise<void> {
  await tx.insert(deposits).values(row);
}

/**
 * Locks the deposit of a booking. Code that also locks the booking locks the deposit first, to avoid
 * deadlocks.
 */
export async function lockDeposit(tx: Tx, bookingId: string): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.bookingId, bookingId)).for('update');
  return row;
}

export async function lockDepositById(tx: Tx, id: string): Promise<DepositRow> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  if (!row) throw new Error(`deposit ${id} is gone`);
  return row;
}

export async function findDeposit(db: Executor, id: string): Promise<DepositRow> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  if (!row) throw new Error(`deposit ${id} is gone`);
  return row;
}

export async function updateDeposit(tx: Tx, id: string, set: Partial<DepositRow>): Promise<void> {
  await tx.update(deposits).set(set).where(eq(deposits.id, id));
}

export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(row);
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function findPaymentByProviderId(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.providerId, id));
  return row;
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/** The payment that is not settled yet; a unique index allows at most one. */
export async function openPaymentOf(db: Executor, bookingId: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .where(and(eq(deposits.bookingId, bookingId), isNull(payments.settledAt), isNull(payments.retiredAt)));
  return found?.payment;
}

/** The promised transfer of a booking that has not come, even if the buyer has chosen another way since. */
export async function findPromised(db: Executor, bookingId: string): Promise<PaymentRow | undefined> {
  const [found] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .where(and(eq(deposits.bookingId, bookingId), eq(payments.method, 'other'), isNull(payments.settledAt)));
  return found?.payment;
}

/** Retires open payments, which the buyer is no longer led to. @param except one that stays, if any */
export async function retirePayments(
  tx: Tx,
  depositId: string,
  except: string | null,
  at: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ retiredAt: at, confirmationUrl: null, qr: null })
    .where(
      and(
        eq(payments.depositId, depositId),
        except === null ? undefined : ne(payments.id, except),
        isNull(payments.settledAt),
        isNull(payments.retiredAt),
      ),
    );
}

export async function updatePayment(db: Executor, id: string, set: Partial<PaymentRow>): Promise<void> {
  await db.update(payments).set(set).where(eq(payments.id, id));
}

/**
 * Marks an open payment as asked about now, unless somebody has just done so.
 * @returns the payment as it was before
 */
export async function claimAsk(
  db: Executor,
  id: string,
  now: Date,
  notSince: Date,
): Promise<PaymentRow | undefined> {
  const stale = or(isNull(payments.askedAt), lt(payments.askedAt, notSince));
  const before = await findPayment(db, id);
  const claimed = await db
    .update(payments)
    // Schedules the next question, too: if this one fails half-way, others are asked first.
    .set({ askedAt: now, nextAskAt: before && nextAsk(before.createdAt, now) })
    .where(and(eq(payments.id, id), isNull(payments.settledAt), stale))
    .returning({ id: payments.id });
  return claimed.length === 1 ? before : undefined;
}

export async function duePayments(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNull(payments.settledAt), lt(payments.nextAskAt, before)))
    .orderBy(payments.nextAskAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<boolean> {
  return insertOnce(tx, refunds, row);
}

export async function findRefund(db: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/**
 * Marks a refund as requested now, before the request, unless it is finished.
 * @param receipt for the first request with a key; a repeat keeps the first one
 * @returns the refund as it was before, with the receipt to send
 */
export async function claimRefund(
  db: Executor,
  id: string,
  now: Date,
  receipt: RefundRow['fiscalReceipt'],
): Promise<RefundRow | undefined> {
  const before = await findRefund(db, id);
  if (!before) return undefined;
  const askedAt = before.askedAt ?? now;
  const open = and(isNull(refunds.doneAt), ne(refunds.state, 'failed'));
  const claimed = await db
    .update(refunds)
    .set({
      askedAt,
      nextAskAt: nextAsk(askedAt, now),
      fiscalReceipt: sql`case when asked_at is null then ${receipt && JSON.stringify(receipt)}::jsonb else fiscal_receipt end`,
    })
    .where(and(eq(refunds.id, id), eq(refunds.idempotenceKey, before.idempotenceKey), open))
    .returning({ fiscalReceipt: refunds.fiscalReceipt });
  return claimed[0] && { ...before, ...claimed[0] };
}

export async function findRefundByProviderId(db: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.providerId, id));
  return row;
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

/** Locks the refund of a payment; a unique index allows at most one. */
export async function lockRefundOf(tx: Tx, paymentId: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).for('update');
  return row;
}

export async function updateRefund(db: Executor, id: string, set: Partial<RefundRow>): Promise<void> {
  await db.update(refunds).set(set).where(eq(refunds.id, id));
}

export async function dueRefunds(db: Executor, before: Date, limit: number): Promise<string[]> {
  const open: SQL | undefined = and(
    inArray(refunds.state, ['queued', 'asked']),
    isNull(refunds.doneAt),
    lt(refunds.nextAskAt, before),
  );
  const rows = await db.select({ id: refunds.id }).from(refunds).where(open).limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertProviderEvent(tx: Tx, row: typeof providerEvents.$inferInsert): Promise<void> {
  await tx.insert(providerEvents).values(row);
}

const hasPaid = sql<boolean>`${payments.id} is not distinct from ${deposits.paidBy}`;
const isOpen = sql<boolean>`${payments.settledAt} is null and ${payments.retiredAt} is null`;

/** Deposit, newest payment and the paid payment's refund of each booking. */
export async function findMoney(db: Executor, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  const newest = db
    .select()
    .from(payments)
    .where(eq(payments.depositId, deposits.id))
    // A transfer that is promised again is the buyer's present choice, whatever ways he tried meanwhile.
    .orderBy(desc(hasPaid), desc(isOpen), desc(payments.createdAt))
    .limit(1)
    .as('newest');
  return db
    .select({
      deposit: deposits,
      method: newest.method,
      confirmationUrl: newest.confirmationUrl,
      qr: newest.qr,
      startedAt: newest.createdAt,
      providerId: newest.providerId,
      providerStatus: newest.providerStatus,
      declinedReason: newest.declinedReason,
      actorId: newest.actorId,
      payer: sql<string | null>`nullif(${nameAndSurnameOf(newest.actorId)}, '')`,
      refund: {
        kopecks: refunds.kopecks,
        state: refunds.state,
        createdAt: refunds.createdAt,
        failedAt: refunds.failedAt,
        doneAt: refunds.doneAt,
      },
    })
    .from(deposits)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(refunds, eq(refunds.paymentId, deposits.paidBy))
    .where(inArray(deposits.bookingId, [...bookingIds]));
}

/** Every payment of a booking, oldest first. */
export function findPayments(db: Executor, bookingId: string) {
  return db
    .select({
      id: payments.id,
      method: payments.method,
      providerId: payments.providerId,
      providerStatus: payments.providerStatus,
      declinedReason: payments.declinedReason,
      kopecks: payments.kopecks,
      at: payments.createdAt,
      receipt: payments.receipt,
      returnReceipt: refunds.receipt,
      refund: {
        kopecks: refunds.kopecks,
        state: refunds.state,
        createdAt: refunds.createdAt,
        failedAt: refunds.failedAt,
        failure: refunds.failure,
        doneAt: refunds.doneAt,
      },
      paidTwice: sql<boolean>`${deposits.paidBy} is distinct from ${payments.id}`,
    })
    .from(payments)
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(deposits.bookingId, bookingId))
    .orderBy(payments.createdAt);
}

/** Whether any money of a person is being refunded. */
export async function hasOpenRefund(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .where(and(eq(deposits.userId, userId), isNull(refunds.doneAt)))
    .limit(1);
  return found.length > 0;
}

/** IDs of what was paid for where the acquirer refuses the refund, the oldest first. */
export async function failedDeposits(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ bookingId: deposits.bookingId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(deposits, eq(deposits.id, payments.depositId))
    .where(eq(refunds.state, 'failed'))
    .orderBy(refunds.failedAt);
  return rows.map(({ bookingId }) => bookingId);
}
