import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { post } from '../domains/payments/ledger.repo.ts';
import { ledgerPostings, ledgerTransactions } from '../domains/payments/ledger.tables.ts';
import { sql } from '../platform/database/drizzle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.buyer('01');
  await server.context.db.transaction((tx) => post(tx, fact('a', 3_000_000)));
});
afterAll(() => server.close());

const fact = (reference: string, kopecks: number) => ({
  kind: 'fee-paid' as const,
  reference,
  bookingId: '00000000-0000-4000-8000-000000000000',
  at: new Date(),
  debit: 'acquirer' as const,
  credit: 'customer-fees' as const,
  kopecks,
});

const kept = [
  'ledger_transactions',
  'ledger_postings',
  'audit_records',
  'signature_evidence',
  'booking_events',
  'deal_events',
  'operator_events',
  'provider_events',
  'handover_promises',
  'price_history',
  'feedback_messages',
  'feedback_files',
  'request_steps',
  'request_files',
  'chat_messages',
  'chat_files',
  'consents',
  'consent_texts',
  'contract_agreements',
  'contract_promises',
  'signatures',
  'signature_kinds',
];

/** PostgreSQL's error code, which Drizzle keeps in the cause. */
const sqlState = (error: unknown): unknown =>
  ((error as Error).cause as { code?: unknown } | undefined)?.code;

/** SQLSTATE of a statement that the program's login sends after an attempt to switch the role. */
const refusal = (statement: string, before: 'reset role' | 'reset session authorization' = 'reset role') =>
  server.context.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(before));
      await tx.execute(sql.raw(statement));
    })
    .then(
      () => 'allowed',
      (error: unknown) => sqlState(error),
    );

describe('what the program’s own database role may not do (truth 4, promise 39)', () => {
  it.each(kept)('%s is only added to', async (table) => {
    const [{ column } = { column: '' }] = (
      await server.context.db.execute<{ column: string }>(
        sql`select column_name as column from information_schema.columns where table_name = ${table} and is_identity = 'NO' limit 1`,
      )
    ).rows;
    expect(column).not.toBe('');
    expect(await refusal(`update ${table} set ${column} = ${column}`)).toBe('42501');
    expect(await refusal(`delete from ${table}`)).toBe('42501');
    expect(await refusal(`truncate ${table} cascade`)).toBe('42501');
    expect(await refusal(`alter table ${table} disable trigger all`)).toBe('42501');
    expect(await refusal(`delete from ${table}`, 'reset session authorization')).toBe('42501');
  });

  it.each([
    `set role novosel`,
    `set session authorization novosel`,
    `alter role novosel_app superuser`,
    `create table mine (id int)`,
    `create function mine() returns int language sql as 'select 1'`,
    `set session_replication_role = replica`,
  ])('%s is not for it', async (statement) => {
    expect(await refusal(statement)).toBe('42501');
  });

  it('works as that role, on a database that keeps what it has answered', async () => {
    const { rows } = await server.context.db.execute(
      sql`select current_user as role, session_user as login, current_setting('synchronous_commit') as durable`,
    );
    expect(rows).toEqual([{ role: 'novosel_app', login: 'novosel_app', durable: 'on' }]);
  });
});

describe('the ledger', () => {
  it('refuses at commit what does not sum to zero', async () => {
    const lopsided = server.context.db.transaction(async (tx) => {
      const [written] = await tx
        .insert(ledgerTransactions)
        .values({ kind: 'fee-paid', reference: 'lopsided', at: new Date() })
        .returning({ id: ledgerTransactions.id });
      await tx
        .insert(ledgerPostings)
        .values({ transactionId: written?.id ?? 0, account: 'acquirer', kopecks: 1 });
    });
    expect(await lopsided.catch(sqlState)).toBe('23514');
  });

  it('writes the same fact once', async () => {
    const again = await server.context.db.transaction((tx) => post(tx, fact('a', 3_000_000)));
    expect(again).toBe(false);
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('has no posting of %d kopecks', async (kopecks) => {
    const wrong = server.context.db.transaction((tx) => post(tx, fact(`wrong ${kopecks}`, kopecks)));
    await expect(wrong).rejects.toThrow(RangeError);
  });
});
