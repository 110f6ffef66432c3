import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../test/cluster/empty-database.ts';
import { migrateUntil } from '../../../test/cluster/migrate-until.ts';
import { migrate } from '../../migrate.ts';

const { database, url, pool } = openEmptyDatabase('backfill');
const inviters = '0036_inviters';
const waits = '0049_chat-topics-and-files';
const places = '0058_places-of-deals';
const offers = '0059_offers-of-banks';
const parties = '0061_deal-parties';
const applications = '0062_mortgage-of-deals';
const claims = '0063_estate-claims';

const migrateBefore = (tag: string) => migrateUntil(pool, tag);

async function makeStaff(name: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (status, surname, name, password_hash, is_employee, created_at)
     values (1, 'Проверкина', $1, 'none', true, now()) returning id`,
    [name],
  );
  return rows[0]?.id ?? 0;
}

/** A link of an invitation to the staff; with a member of staff, one that sets up a new second factor. */
async function makeSetUp(email: string, userId: number | null = null): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into staff_set_ups (id, user_id, email, surname, name, roles, created_at, expires_at)
     values ($1, $2, $3, 'Новикова', 'Анна', '{support}', now(), now() + interval '1 day')`,
    [id, userId, email],
  );
  return id;
}

const record = (actor: number, action: string, subject: string, hoursAgo: number) =>
  pool.query(
    `insert into audit_records (at, actor_kind, actor_id, action, subject, details)
     values (now() - make_interval(hours => $4), 'staff', $1, $2, $3, '{}')`,
    [actor, action, subject, hoursAgo],
  );

describe(`invitations from before ${inviters}`, () => {
  it('are answered for by whoever has invited last, by the audit log; a link of an own account by nobody', async () => {
    await migrateBefore(inviters);
    const [first, second] = [await makeStaff('Ада'), await makeStaff('Вера')];
    const once = await makeSetUp('once@staff.test');
    const again = await makeSetUp('again@staff.test');
    const untold = await makeSetUp('untold@staff.test');
    const own = await makeSetUp('own@staff.test', second);
    await record(first, 'staff.invite', `invitation:${once}`, 3);
    await record(second, 'staff.deny', `invitation:${once}`, 1);
    // Recorded out of order: the time decides, not the number of the record.
    await record(second, 'staff.invite-again', `invitation:${again}`, 1);
    await record(first, 'staff.invite', `invitation:${again}`, 2);
    await record(first, 'staff.invite', `invitation:${own}`, 2);

    await migrateBefore(waits);

    const { rows } = await pool.query<{ id: string; by: number | null }>(
      'select id, invited_by as by from staff_set_ups',
    );
    expect(Object.fromEntries(rows.map(({ id, by }) => [id, by]))).toEqual({
      [once]: first,
      [again]: second,
      [untold]: null,
      [own]: null,
    });
  });
});

describe(`conversations from before ${waits}`, () => {
  it('tell how long each answer was waited for, and that who answered had read what stood before', async () => {
    const person = await makeStaff('Инна');
    const chat = randomUUID();
    await pool.query(
      `insert into chats (id, user_id, opened_at, moved_at, last_seq, read_seq) values ($1, $2, now(), now(), 6, 0)`,
      [chat, person],
    );
    const said = ['buyer', 'buyer', 'staff', 'staff', 'buyer', 'staff', 'buyer'];
    await pool.query(
      `insert into chat_messages (chat_id, seq, id, author, text, at)
       select $1, place, gen_random_uuid(), author, 'Слово', now() + place * place * interval '1 minute'
       from unnest($2::text[]) with ordinality as line(author, place)`,
      [chat, said],
    );

    await migrateBefore(places);

    const { rows } = await pool.query<{ waited: number | null }>(
      'select waited_seconds as waited from chat_messages where chat_id = $1 order by seq',
      [chat],
    );
    const minutes = rows.map(({ waited }) => waited && waited / 60);
    expect(minutes).toEqual([null, null, 9 - 1, null, null, 36 - 25, null]);
    const seen = await pool.query('select desk_read_seq as seen from chats where id = $1', [chat]);
    expect(seen.rows).toEqual([{ seen: 6 }]);
    const changed = pool.query(`update chat_messages set text = 'Другое' where chat_id = $1`, [chat]);
    await expect(changed).rejects.toMatchObject({ code: '42501' });
  });
});

/** A deal and its events as before that migration: what happened, and between which steps. */
async function makeDeal(
  number: string,
  stands: { step: number; handover?: 'handover' | 'inspection' },
  ...records: readonly (readonly [string, number | null, number])[]
): Promise<string> {
  const id = randomUUID();
  // Referenced rows do not matter in this test.
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into deals (id, number, booking_id, estate_id, user_id, step, handover, opened_at, step_since)
     values ($1, $2, gen_random_uuid(), 1, 1, $3, $4, now(), now())`,
    [id, number, stands.step, stands.handover ?? null],
  );
  for (const [event, from, to] of records)
    await pool.query(
      `insert into deal_events (deal_id, at, actor, event, from_step, to_step) values ($1, now(), 'staff', $2, $3, $4)`,
      [id, event, from, to],
    );
  await pool.query('set session_replication_role = default');
  return id;
}

describe(`deals from before ${places}`, () => {
  it('stand where they stood, and every record says from where it led to where', async () => {
    const early = await makeDeal('С-1', { step: 206 }, ['open', null, 206]);
    const settled = await makeDeal(
      'С-2',
      { step: 221, handover: 'inspection' },
      ['register', 218, 220],
      ['pay-price', 220, 221],
      ['invite-to-inspection', 221, 221],
      ['find-defects', 221, 221],
      ['raise-exception', 221, 219],
      ['settle-exception', 219, 221],
      ['invite-to-inspection', 221, 221],
      ['move-visit', 221, 221],
    );
    const keys = await makeDeal(
      'С-3',
      { step: 221 },
      ['invite-to-inspection', 221, 221],
      ['raise-exception', 221, 219],
      ['settle-exception', 219, 221],
      ['accept-flat', 221, 221],
    );
    const unknown = await makeDeal('С-4', { step: 202 }, ['open', null, 202]);
    const chat = randomUUID();
    await pool.query('set session_replication_role = replica');
    await pool.query(
      `insert into chat_messages (chat_id, seq, id, author, text, at, booking_id, deal_number, deal_act)
       values ($1, 1, gen_random_uuid(), 'buyer', 'Слово', now(), gen_random_uuid(), 'С-1', '220')`,
      [chat],
    );
    await pool.query('set session_replication_role = default');

    await migrateBefore(offers);

    const stand = await pool.query<{ id: string; place: string }>('select id, place from deals');
    expect(Object.fromEntries(stand.rows.map(({ id, place }) => [id, place]))).toEqual({
      [early]: 'parameters',
      [settled]: 'inspection',
      [keys]: 'completed',
      [unknown]: 'exception',
    });
    const recordsOf = async (deal: string) =>
      (
        await pool.query<{ way: string }>(
          `select concat_ws(' ', from_place, event, to_place) as way from deal_events where deal_id = $1 order by id`,
          [deal],
        )
      ).rows.map(({ way }) => way);
    expect(await recordsOf(early)).toEqual(['open parameters']);
    expect(await recordsOf(settled)).toEqual([
      'registration register funding',
      'funding pay-price handover',
      'handover invite-to-inspection inspection',
      'inspection find-defects handover',
      'handover raise-exception exception',
      'exception settle-exception handover',
      'handover invite-to-inspection inspection',
      'inspection move-visit inspection',
    ]);
    expect((await recordsOf(keys)).slice(1)).toEqual([
      'inspection raise-exception exception',
      'exception settle-exception inspection',
      'inspection accept-flat completed',
    ]);
    const about = await pool.query('select deal_act as act from chat_messages where chat_id = $1', [chat]);
    expect(about.rows).toEqual([{ act: 'funding' }]);
    await expect(pool.query('update deal_events set event = event')).rejects.toMatchObject({ code: '42501' });
  });
});

/** A deal whose booking ends in a week, with answers of banks; each is valid for so many days from now. */
async function makeAsked(place: string, ...bids: readonly (readonly [status: string, days: number])[]) {
  const [deal, booking, application] = [randomUUID(), randomUUID(), randomUUID()];
  const number = deal.slice(0, 8);
  // Referenced rows do not matter in this test.
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into bookings (id, number, estate_id, user_id, state, live, term, fee_kopecks, price, price_kopecks,
       rules_version, started_at, hold_until, booked_until, updated_at)
     values ($1, $2, 1, 1, 'success', false, '{}', 0, '{}', 200, '1', now(), now(), now() + interval '7 days', now())`,
    [booking, number],
  );
  await pool.query(
    `insert into deals (id, number, booking_id, estate_id, user_id, place, due_at, opened_at, step_since)
     values ($1, $2, $3, 1, 1, $4, now(), now(), now())`,
    [deal, number, booking, place],
  );
  await pool.query(
    `insert into mortgage_applications (id, user_id, booking_id, estate_id, program, price_kopecks, own_kopecks, months,
       work, employer, income_kopecks, sent_at)
     values ($1, 1, $2, 1, 'base', 200, 100, 12, 'employed', 'Школа', 1, now())`,
    [application, booking],
  );
  for (const [bank, [status, days]] of bids.entries())
    await pool.query(
      `insert into mortgage_bids (id, user_id, application_id, bank, status, request_key, kopecks, valid_until, created_at)
       values (gen_random_uuid(), 1, $1, $2, $3, 'key', 100, now() + make_interval(days => $4), now())`,
      [application, String(bank), status, days],
    );
  await pool.query('set session_replication_role = default');
  return deal;
}

describe(`deals from before ${offers}`, () => {
  it('wait for the buyer where a bank has approved, and stay where none has or its word is over', async () => {
    const approved = await makeAsked('mortgage-awaits', ['thinking', 1], ['approved', 3]);
    const silent = await makeAsked('mortgage-sent', ['approved', 3], ['sent', 1]);
    const over = await makeAsked('mortgage-awaits', ['approved', -1], ['thinking', 1]);
    const chosen = await makeAsked('total', ['chosen', 3], ['approved', 3]);

    await migrateBefore(parties);

    const { rows } = await pool.query<{ id: string; place: string; ends: boolean; way: string | null }>(
      `select d.id, d.place, d.due_at = b.booked_until as ends,
         (select concat_ws(' ', e.actor, e.from_place, e.event, e.to_place) from deal_events e where e.deal_id = d.id) as way
       from deals d join bookings b on b.id = d.booking_id`,
    );
    expect(Object.fromEntries(rows.map(({ id, ...stands }) => [id, stands]))).toEqual({
      [approved]: {
        place: 'mortgage-offers',
        ends: true,
        way: 'bank mortgage-awaits offer-mortgage mortgage-offers',
      },
      [silent]: {
        place: 'mortgage-offers',
        ends: true,
        way: 'bank mortgage-sent offer-mortgage mortgage-offers',
      },
      [over]: { place: 'mortgage-awaits', ends: false, way: null },
      [chosen]: { place: 'total', ends: false, way: null },
    });
  });
});

/** A deal of a main buyer with its members, as before that migration. */
async function makeShared(buyer: number, ...members: readonly (readonly [person: number, since: string])[]) {
  const id = randomUUID();
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into deals (id, number, booking_id, estate_id, user_id, place, opened_at, step_since)
     values ($1, $2, gen_random_uuid(), 1, $3, 'members', '2026-11-01T09:00:00Z', now())`,
    [id, id.slice(0, 8), buyer],
  );
  await pool.query('set session_replication_role = default');
  for (const [person, since] of members)
    await pool.query(
      `insert into deal_members (deal_id, user_id, role, since) values ($1, $2, 'spouse', $3)`,
      [id, person, since],
    );
  return id;
}

describe(`deals from before ${parties}`, () => {
  it('belong to whom they belonged, with the same members since the same day', async () => {
    const [buyer, spouse] = [await makeStaff('Покупатель'), await makeStaff('Супруга')];
    const shared = await makeShared(buyer, [buyer, '2026-11-02T09:00:00Z'], [spouse, '2026-11-03T09:00:00Z']);
    const alone = await makeShared(buyer);

    await migrateBefore(applications);

    const { rows } = await pool.query<{ deal: string; party: string }>(
      `select deal_id as deal, concat_ws(' ', user_id, role, to_char(since at time zone 'UTC', 'DD.MM'), until) as party
       from deal_parties where user_id in ($1, $2) order by since`,
      [buyer, spouse],
    );
    const of = (deal: string) => rows.filter((row) => row.deal === deal).map(({ party }) => party);
    expect(of(shared)).toEqual([`${buyer} holder 02.11`, `${spouse} member 03.11`]);
    expect(of(alone)).toEqual([`${buyer} holder 01.11`]);
    expect(rows).toHaveLength(3);
    const second = pool.query(
      `insert into deal_parties (id, deal_id, user_id, role, since) values (gen_random_uuid(), $1, $2, 'holder', now())`,
      [alone, spouse],
    );
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });
});

describe(`applications for a mortgage from before ${applications}`, () => {
  it('are of the deal that their booking had become', async () => {
    const before = await pool.query<{ id: string; deal: string }>(
      'select a.id, d.id as deal from mortgage_applications a join deals d on d.booking_id = a.booking_id order by a.id',
    );

    await migrateBefore(claims);

    const after = await pool.query('select id, deal_id as deal from mortgage_applications order by id');
    expect(before.rows).toHaveLength(4);
    expect(after.rows).toEqual(before.rows);
  });
});

/** A booking of an estate of its own, with its deal; closed when the booking has ended. */
async function makeHeld(estate: number, { live, isDeal }: { live: boolean; isDeal: boolean }) {
  const [booking, deal] = [randomUUID(), randomUUID()];
  // Referenced rows do not matter in this test.
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into bookings (id, number, estate_id, user_id, state, live, term, fee_kopecks, price, price_kopecks,
       rules_version, started_at, hold_until, updated_at)
     values ($1, $2, $3, 1, 'any', $4, '{}', 0, '{}', 200, '1', '2026-11-01T09:00:00Z', now(), now())`,
    [booking, booking.slice(0, 8), estate, live],
  );
  if (isDeal)
    await pool.query(
      `insert into deals (id, number, booking_id, estate_id, place, opened_at, step_since, closed_at)
       values ($1, $2, $3, $4, 'members', '2026-11-02T09:00:00Z', now(), $5)`,
      [deal, deal.slice(0, 8), booking, estate, live ? null : '2026-11-03T09:00:00Z'],
    );
  await pool.query('set session_replication_role = default');
  return { booking, deal };
}

describe(`bookings from before ${claims}`, () => {
  it('keep their estates, or their deals do since they opened; those that have ended keep none', async () => {
    const held = await makeHeld(901, { live: true, isDeal: false });
    const sold = await makeHeld(902, { live: true, isDeal: true });
    await makeHeld(903, { live: false, isDeal: true });
    await makeHeld(904, { live: false, isDeal: false });
    // Nor do the estates: the migration skips the checks in the same way.
    await pool.query(`alter database ${database} set session_replication_role = replica`);

    await migrate(url);

    await pool.query(`alter database ${database} reset session_replication_role`);
    const { rows } = await pool.query<{ claim: string }>(
      `select concat_ws(' ', estate_id, booking_id, deal_id, to_char(since at time zone 'UTC', 'DD.MM'),
         to_char(until at time zone 'UTC', 'DD.MM')) as claim from estate_claims order by estate_id, since`,
    );
    expect(rows.map(({ claim }) => claim)).toEqual([
      `901 ${held.booking} 01.11`,
      `902 ${sold.booking} 01.11 02.11`,
      `902 ${sold.deal} 02.11`,
    ]);
  });
});
