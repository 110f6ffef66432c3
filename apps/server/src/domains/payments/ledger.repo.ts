import type { Executor, Tx } from '../../platform/database/db.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ledgerPostings, ledgerTransactions } from './ledger.tables.ts';

/**
 * Accounts of the ledger. `customer-fees` is our debt until the service is rendered or the money refunded.
 */
type Account = 'acquirer' | 'bank-account' | 'cash-desk' | 'customer-fees' | 'refunds-due';

export interface LedgerFact {
  readonly kind: 'fee-paid' | 'fee-paid-cash' | 'fee-paid-transfer' | 'refund-queued' | 'refund-done';
  /** ID of the payment or refund: a fact is recorded once. */
  readonly reference: string;
  readonly bookingId: string;
  readonly at: Date;
  readonly debit: Account;
  readonly credit: Account;
  readonly kopecks: number;
}

/** Records a double entry once. @returns false when this fact was already recorded */
export async function post(tx: Tx, fact: LedgerFact): Promise<boolean> {
  if (!Number.isSafeInteger(fact.kopecks) || fact.kopecks <= 0)
    throw new RangeError('a posting needs positive whole kopecks');
  const [written] = await tx
    .insert(ledgerTransactions)
    .values({ kind: fact.kind, reference: fact.reference, bookingId: fact.bookingId, at: fact.at })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!written) return false;
  await tx.insert(ledgerPostings).values([
    { transactionId: written.id, account: fact.debit, kopecks: fact.kopecks },
    { transactionId: written.id, account: fact.credit, kopecks: -fact.kopecks },
  ]);
  return true;
}

export interface LedgerLine {
  readonly at: Date;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly kopecks: number;
}

/** Entries of one booking, oldest first. */
export async function ledgerOf(db: Executor, bookingId: string): Promise<LedgerLine[]> {
  return db
    .select({
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      debit: sql<string>`max(${ledgerPostings.account}) filter (where ${ledgerPostings.kopecks} > 0)`,
      credit: sql<string>`max(${ledgerPostings.account}) filter (where ${ledgerPostings.kopecks} < 0)`,
      kopecks: sql<number>`max(${ledgerPostings.kopecks})`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.bookingId, bookingId))
    .groupBy(ledgerTransactions.id)
    .orderBy(ledgerTransactions.id);
}
