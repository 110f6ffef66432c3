import { randomUUID } from 'node:crypto';
import type { Random } from '@novosel/testing/random.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type LedgerFact, post } from '../../apps/server/src/domains/payments/ledger.repo.ts';
import { appRole } from '../../apps/server/src/platform/database/db.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import { runConcurrently } from './rig/run-concurrently.ts';

const workers = 8;
const inOneTransaction = 25;
const postingsOfAFact = 2;

/** Promise 39: eight workers with broken transactions and lost connections; the ledger stays balanced. */
export const ledger: Fault = {
  promise: 39,
  name: 'ledger',
  guards: /^apps\/server\/src\/(?:platform\/ledger|domains\/payments\/)/,
  gate: 5000,
  all: 40_000,
  soak: 1_000_000,
  async act({ cluster, random, count }: Trial) {
    const findings = new Findings();
    const url = await cluster.createDatabase('ledger');
    const owner = new pg.Pool({ connectionString: url, max: 2 });
    const app = new pg.Pool({ connectionString: url, max: workers, options: `-c role=${appRole}` });
    for (const pool of [owner, app]) pool.on('error', () => undefined);
    app.on('connect', (client) => client.on('error', () => undefined));
    const reading = readAllTheTime(owner, findings);
    const written = { facts: 0 };
    const batches = Math.ceil(count / postingsOfAFact / inOneTransaction / 0.9);
    await runConcurrently(batches, workers, () => workOnce(app, random, findings, written));
    const reads = await reading.stop();
    await mayNotRewrite(app, findings);
    return async () => {
      const { rows } = await owner.query<{
        transactions: number;
        postings: number;
        drift: number;
        below: number;
      }>(
        `select (select count(*)::int from ledger_transactions) as transactions, count(*)::int as postings,
           sum(kopecks)::float8 as drift,
           (select count(*)::int from (select from ledger_postings p join ledger_transactions t on t.id = transaction_id
              where account = 'customer-fees' group by booking_id having sum(kopecks) > 0) owed) as below
         from ledger_postings`,
      );
      const books = rows[0];
      await Promise.all([owner.end(), app.end()]);
      findings.expect(books?.drift === 0, () => `the books drift by ${books?.drift} kopecks`);
      findings.expect(
        books?.below === 0,
        () => `${books?.below} bookings were given back more than they paid`,
      );
      findings.expect(
        books?.transactions === written.facts && books.postings === written.facts * postingsOfAFact,
        () => `${written.facts} facts were kept, the books hold ${JSON.stringify(books)}`,
      );
      findings.settle();
      return `${books?.postings} postings by ${workers} workers, read ${reads} times meanwhile: drift 0`;
    };
  },
};

/** One transaction of payments; some are unbalanced, aborted, or lose their connection. */
async function workOnce(
  pool: pg.Pool,
  random: Random,
  findings: Findings,
  all: { facts: number },
): Promise<void> {
  const harm = random.chance(0.1) ? random.pick(['unbalanced', 'rollback', 'cut'] as const) : undefined;
  const client = await pool.connect();
  let written = 0;
  try {
    await drizzle(client).transaction(async (tx) => {
      for (let fact = 0; fact < inOneTransaction; fact += 2) written += await payAndReturn(tx, random);
      if (harm === 'unbalanced')
        await client.query(`insert into ledger_postings (transaction_id, account, kopecks)
          select max(id), 'acquirer', 1 from ledger_transactions`);
      if (harm === 'cut') await client.query('select pg_terminate_backend(pg_backend_pid())');
      if (harm === 'rollback') throw new Error('broken off');
    });
    findings.expect(harm === undefined, () => `a transaction that was ${harm} has been kept`);
    all.facts += written;
  } catch (error) {
    if (!harm) throw error;
  } finally {
    client.release(harm === 'cut');
  }
}

type Tx = Parameters<typeof post>[0];

/** Records a fee as paid, now and then twice, and sometimes refunded. @returns the number of records */
async function payAndReturn(tx: Tx, random: Random): Promise<number> {
  const kopecks = random.between(1, 10_000_000);
  const paid: LedgerFact = {
    kind: 'fee-paid',
    reference: randomUUID(),
    bookingId: randomUUID(),
    at: new Date(),
    debit: 'acquirer',
    credit: 'customer-fees',
    kopecks,
  };
  await post(tx, paid);
  if (random.chance(0.1) && (await post(tx, paid))) throw new Error('the same fact was written twice');
  if (random.chance(0.3)) return 1;
  await post(tx, {
    ...paid,
    kind: 'refund-queued',
    reference: randomUUID(),
    debit: 'customer-fees',
    credit: 'refunds-due',
  });
  return 2;
}

function readAllTheTime(pool: pg.Pool, findings: Findings) {
  let reads = 0;
  let stopped = false;
  const read = async (): Promise<void> => {
    while (!stopped) {
      const { rows } = await pool.query<{ total: number }>(
        'select coalesce(sum(kopecks), 0)::float8 as total from ledger_postings',
      );
      reads += 1;
      findings.expect(rows[0]?.total === 0, () => `the total was ${rows[0]?.total} at reading ${reads}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const running = read();
  return {
    async stop() {
      stopped = true;
      await running;
      return reads;
    },
  };
}

const kept = [
  ['ledger_postings', 'kopecks'],
  ['ledger_transactions', 'kind'],
  ['audit_records', 'action'],
  ['signature_evidence', 'hash'],
  ['provider_events', 'body'],
] as const;
const insufficientPrivilege = '42501';

async function mayNotRewrite(pool: pg.Pool, findings: Findings): Promise<void> {
  for (const [table, column] of kept)
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      const code = await pool.query(statement).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
      findings.expect(code === insufficientPrivilege, () => `«${statement}» by the app's role: ${code}`);
    }
}
