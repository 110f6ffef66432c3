import { randomUUID } from 'node:crypto';
import { type BookingState, bookingStates, liveStates } from '@novosel/contract/booking/rules.ts';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../../test/cluster/empty-database.ts';
import { migrateUntil } from '../../../../test/cluster/migrate-until.ts';
import { migrate } from '../../../migrate.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { drizzle } from '../../../platform/database/drizzle-driver.ts';
import { closedSince, findBookings, isAlive } from '../../booking/public.ts';
import { findDeals } from '../deals.repo.ts';

const { url, pool } = openEmptyDatabase('bookings');

const [started, opened, closed] = [1, 2, 3].map((day) => `2026-11-0${day}T09:00:00.000Z`);

interface Before {
  readonly id: string;
  readonly state: BookingState;
  readonly live: boolean;
  readonly isDeal: boolean;
}

/** A booking of the version before, with the deal that it has become and the claims of both. */
async function makeBefore(estate: number, state: BookingState, isDeal: boolean): Promise<Before> {
  const [id, deal] = [randomUUID(), randomUUID()];
  const live = liveStates.includes(state);
  await pool.query(
    `insert into bookings (id, number, estate_id, user_id, state, live, term, fee_kopecks, price, price_kopecks,
       rules_version, started_at, hold_until, closed_at, updated_at)
     values ($1, $2, $3, 1, $4, $5, '{}', 0, '{}', 200, '1', $6, now(), $7, now())`,
    [id, id.slice(0, 8), estate, state, live, started, live ? null : closed],
  );
  const claim =
    'insert into estate_claims (estate_id, booking_id, deal_id, since, until) values ($1, $2, $3, $4, $5)';
  const until = live ? null : closed;
  await pool.query(claim, [estate, id, null, started, isDeal ? opened : until]);
  if (!isDeal) return { id, state, live, isDeal };
  await pool.query(
    `insert into deals (id, number, booking_id, estate_id, place, opened_at, step_since, closed_at)
     values ($1, $2, $3, $4, 'members', $5, now(), $6)`,
    [deal, deal.slice(0, 8), id, estate, opened, until],
  );
  await pool.query(claim, [estate, null, deal, opened, until]);
  return { id, state, live, isDeal };
}

/** Whether a booking in a state has become a deal: each way that there is. */
function waysOf(state: BookingState): readonly boolean[] {
  if (state === 'success') return [true];
  const both: readonly BookingState[] = ['resign', 'expired', 'canceled', 'refunding', 'returned'];
  return both.includes(state) ? [true, false] : [false];
}

it('bookings of before have ended where they kept nothing, and are alive and closed as they were', async () => {
  await migrateUntil(pool, '0065_bookings-end-as-deals');
  // The rows that these refer to tell nothing here.
  await pool.query('set session_replication_role = replica');
  const made: Before[] = [];
  for (const state of bookingStates.filter((one) => one !== 'none'))
    for (const isDeal of waysOf(state)) made.push(await makeBefore(900 + made.length, state, isDeal));
  // Of the oldest rows only the record of the end tells when it was.
  const { id: oldest } = made.find(({ live, isDeal }) => !live && !isDeal) ?? { id: '' };
  await pool.query('update bookings set closed_at = null where id = $1', [oldest]);
  await pool.query(
    `insert into booking_events (booking_id, at, actor, event, from_state, to_state)
     values ($1, $2, 'clock', 'expire', 'payment', 'expired')`,
    [oldest, closed],
  );
  await pool.query('set session_replication_role = default');

  await migrate(url);

  const db = drizzle(pool);
  const { rows } = await pool.query<{ id: string; held: boolean }>(
    `select b.id, exists (select from estate_claims c where c.booking_id = b.id and c.until is null) as held
     from bookings b where b.ended_at is not null`,
  );
  expect(rows.filter(({ held }) => held)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id))).toEqual(
    new Set(made.filter(({ live, isDeal }) => isDeal || !live).map(({ id }) => id)),
  );
  const alive = await db.execute<{ id: string }>(sql`
    select b.id from bookings b left join deals d on d.booking_id = b.id where ${isAlive(sql`b`, sql`d`)}`);
  expect(new Set(alive.rows.map(({ id }) => id))).toEqual(
    new Set(made.filter(({ live }) => live).map(({ id }) => id)),
  );
  const ids = made.map(({ id }) => id);
  const [bookings, deals] = [await findBookings(db, ids), await findDeals(db, ids)];
  const found = new Map(bookings.map((booking) => [booking.id, booking]));
  for (const { id, state, live, isDeal } of made) {
    const booking = found.get(id);
    const endedAt = booking?.endedAt?.toISOString();
    expect([state, endedAt]).toEqual([state, isDeal ? opened : live ? undefined : closed]);
    const since = booking && closedSince(booking, deals.get(id))?.toISOString();
    expect([state, since]).toEqual([state, live ? undefined : closed]);
  }
});
