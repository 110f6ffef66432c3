import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const price = {
  form: 'full',
  listKopecks: 900_000_000,
  lines: [],
  totalKopecks: 900_000_000,
  perSquareMetreKopecks: 20_000_000,
  otherForms: [],
};
const term = { code: 'standard', holdSeconds: 86_400, days: 12, feeKopecks: 3_000_000 };

/** Writes the rows of a booking's beginning in one transaction, without any checks. */
export async function bareBooking(pool: pg.Pool, user: number, estate: number): Promise<{ id: string }> {
  const client = await pool.connect();
  const id = randomUUID();
  const run = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
  try {
    await client.query('begin');
    await run(
      'b_key',
      `insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at, leased_until)
       values ($1, $2, 'booking.begin', $2, now(), now())`,
      [user, id],
    );
    await run(
      'b_booking',
      `insert into bookings (id, number, estate_id, user_id, state, term, fee_kopecks, price, price_kopecks,
         rules_version, started_at, hold_until, updated_at)
       values ($1, $2, $3, $4, 'passport', $5, 3000000, $6, 900000000, 'bare', now(),
         now() + interval '1 day', now())`,
      [id, `F-${id}`, estate, user, term, price],
    );
    await run(
      'b_event',
      `insert into booking_events (booking_id, at, actor, actor_id, event, from_state, to_state)
       values ($1, now(), 'buyer', $2, 'begin', 'none', 'passport')`,
      [id, user],
    );
    await run('b_claim', 'insert into estate_claims (estate_id, booking_id, since) values ($1, $2, now())', [
      estate,
      id,
    ]);
    await run('b_estate', 'update estates set status = 4 where id = $1', [estate]);
    await run(
      'b_flat',
      `insert into flat_items (user_id, estate_id, category, created_at) values ($1, $2, 'deposits', now())`,
      [user, estate],
    );
    await run(
      'b_deposit',
      `insert into deposits (id, booking_id, user_id, kopecks, status, code, provider_status, created_at, updated_at)
       values ($1, $1, $2, 3000000, 'CREATED', 101, 'none', now(), now())`,
      [id, user],
    );
    await run(
      'b_job',
      `insert into jobs.job (name, data, start_after) values ('booking.expire', $1, now() + interval '1 day')`,
      [{ bookingId: id }],
    );
    await run(
      'b_audit',
      `insert into audit_records (at, actor_kind, actor_id, action, subject, details)
       values (now(), 'buyer', $1, 'booking.begin', $2, '{}')`,
      [user, id],
    );
    await run('b_tell', `select pg_notify('novosel_news', '{}')`);
    await run(
      'b_keep',
      `update idempotency_keys set response_status = 200, response_body = $3 where user_id = $1 and key = $2`,
      [user, id, { id }],
    );
    await client.query('commit');
    return { id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
