import { until, WaitTimeoutError } from '@novosel/testing/until.ts';
import { fee } from './booking.ts';
import type { Findings } from './fault.ts';
import type { House } from './house.ts';

/** All money of one booking: our records beside the acquirer's. */
export interface Books {
  readonly id: string;
  readonly state: string;
  /** Our payments, by their ID at the acquirer. */
  readonly payments: readonly {
    readonly id: string;
    readonly providerId: string | null;
    readonly status: string;
  }[];
  /** How many bookings of the estate are not ended or have an open deal. */
  readonly owners: number;
  readonly owner: string | null;
  /** Balance of each account of our ledger, in kopecks. */
  readonly ledger: Readonly<Record<string, number>>;
  /** Kopecks that the acquirer has taken and refunded for it. */
  readonly taken: number;
  readonly returned: number;
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly owners: number;
  readonly owner: string | null;
  readonly payments: Books['payments'] | null;
  readonly ledger: Record<string, number> | null;
}

export async function readBooks(house: House, bookingIds: readonly string[]): Promise<Map<string, Books>> {
  const { rows } = await house.db.query<Row>(
    `select b.id, b.state,
       (select count(*)::int from bookings l left join deals d on d.booking_id = l.id where l.estate_id = b.estate_id
          and (l.ended_at is null or (d.id is not null and d.closed_at is null))) as owners,
       (select coalesce(c.booking_id, d.booking_id) from estate_claims c left join deals d on d.id = c.deal_id
        where c.estate_id = b.estate_id and c.until is null limit 1) as owner,
       (select json_agg(json_build_object('id', p.id, 'providerId', p.provider_id, 'status', p.provider_status))
        from payments p join deposits d on d.id = p.deposit_id where d.booking_id = b.id) as payments,
       (select json_object_agg(account, kopecks) from (
          select account, sum(kopecks)::bigint as kopecks from ledger_postings
          join ledger_transactions t on t.id = transaction_id where t.booking_id = b.id group by account) sums) as ledger
     from bookings b where b.id = any($1)`,
    [bookingIds],
  );
  const [payments, refunds] = await Promise.all([house.outside.payments(), house.outside.refunds()]);
  const refundedOf = Map.groupBy(
    refunds.filter(({ status }) => status === 'succeeded'),
    (refund) => refund.payment_id,
  );
  return new Map(
    rows.map((row) => {
      // Asks the acquirer for every payment that belongs to ours, not only those that we know of.
      const ours = new Set((row.payments ?? []).map(({ id }) => id));
      const there = payments.filter(
        ({ metadata, status, description }) =>
          ours.has(metadata.payment ?? '') && status === 'succeeded' && description !== undefined,
      );
      const sum = (values: readonly string[]): number =>
        values.reduce((total, value) => total + Math.round(Number(value) * 100), 0);
      return [
        row.id,
        {
          ...row,
          payments: row.payments ?? [],
          ledger: row.ledger ?? {},
          taken: sum(there.map(({ amount }) => amount.value)),
          returned: sum(
            there.flatMap(({ id }) => (refundedOf.get(id) ?? []).map(({ amount }) => amount.value)),
          ),
        },
      ] as const;
    }),
  );
}

const dead = new Set(['expired', 'canceled', 'refunding', 'returned']);

/**
 * Never two owners, never money without a flat or a refund, never a flat without money; our records match the
 * acquirer's.
 */
export function compareBooks(findings: Findings, all: ReadonlyMap<string, Books>): void {
  for (const books of all.values()) {
    const { id, state, owners, owner, ledger, taken, returned } = books;
    const tell = (what: string) => () => `booking ${id} (${state}): ${what}; ${JSON.stringify(books)}`;
    const kept = taken - returned;
    findings.expect(owners <= 1, tell('two owners'));
    findings.expect(!dead.has(state) === (owner === id), tell('owner and state disagree'));
    findings.expect(
      kept === (state === 'success' ? fee : 0),
      tell('money without flat, or flat without money'),
    );
    const total = Object.values(ledger).reduce((sum, kopecks) => sum + kopecks, 0);
    findings.expect(total === 0, tell('its books do not sum to 0'));
    findings.expect((ledger.acquirer ?? 0) === kept, tell('our books differ from the acquirer'));
    findings.expect((ledger['customer-fees'] ?? 0) === -kept, tell('what we owe is not what we keep'));
    findings.expect((ledger['refunds-due'] ?? 0) === 0, tell('a refund is still due'));
  }
}

/** Seconds; we ask about a waiting payment every five minutes at the latest. */
const patience = 320;

const ends = new Set(['success', 'returned', 'canceled']);

/** The records after every booking has ended. `ended` says which ends count. */
export function settledBooks(
  house: House,
  bookingIds: readonly string[],
  ended: (books: Books) => boolean = ({ state }) => ends.has(state),
): Promise<Map<string, Books>> {
  let late: Books | undefined;
  return until(
    'every booking to come to its end',
    async () => {
      const all = await readBooks(house, bookingIds);
      late = [...all.values()].find((books) => !ended(books));
      return late ? undefined : all;
    },
    { seconds: patience, pauseMs: 500 },
  ).catch((error: Error) => {
    if (!(error instanceof WaitTimeoutError)) throw error;
    throw new WaitTimeoutError(`${error.message}: ${JSON.stringify(late)}`);
  });
}
