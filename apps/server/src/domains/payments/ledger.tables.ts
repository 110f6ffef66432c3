import { kopecks, moment } from '../../platform/columns.ts';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/drizzle-tables.ts';

/** Append-only double entry; the postings of one transaction sum to zero (a deferred trigger checks). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The payment's or refund's ID: a fact is recorded once. */
    reference: text('reference').notNull(),
    bookingId: uuid('booking_id'),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_fact').on(t.kind, t.reference),
    index('ledger_transactions_booking').on(t.bookingId),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').notNull(),
    /** Debit is positive, credit negative. */
    kopecks: kopecks('kopecks').notNull(),
  },
  (t) => [
    index('ledger_postings_transaction').on(t.transactionId),
    index('ledger_postings_account').on(t.account),
  ],
);
