import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { flatsForSale, given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { startJobs } from '../../domain.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { isHeld } from './held.repo.ts';
import { privacy } from './manifest.ts';
import { replayErasures, workErasures } from './replay-erasures.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer();
  await startJobs(privacy, server.context);
  admin = await enterDesk(server, 'admin');
});
afterAll(() => server.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await server.context.db.execute(query)).rows;
const own = ['flat_items', 'favourite_notes', 'subscriptions', 'sessions'] as const;
const asOf = {
  /** A backup between the request and the deletion. */
  between: (id: number) =>
    sql`update deletion_requests set state = 'asked', ended_at = null, staff_id = null where user_id = ${id}`,
  /** A backup before the request, with an earlier request that was withdrawn later. */
  before: (id: number) =>
    sql`update deletion_requests set id = gen_random_uuid(), state = 'asked', ended_at = null, staff_id = null
        where user_id = ${id}`,
} as const;
const there = (key: string) =>
  server.context.storage.get(key).then(
    () => true,
    () => false,
  );

async function erase({ id }: MadePerson): Promise<void> {
  given(await admin.post(`/api/office/people/${id}/deletion`, {}));
  await until(async () => {
    const [row] = await rowsOf(sql`select state from deletion_requests where user_id = ${id}`);
    return row?.state === 'done';
  });
}

/** A person with data of his own, and a backup of this moment. */
async function livedIn() {
  const person = await makePerson(server);
  const buyer = await person.signIn();
  const [flat] = await flatsForSale(server, 1);
  await buyer.post('/api/flats/favourite', { estate: flat, favourite: true });
  await buyer.post('/api/favourites/notes', { estate: flat, text: 'Светлая кухня', seen: '' });
  await buyer.post('/api/users/subscriptions', { kind: 'site', channel: 'mail', on: true });
  const upload = `uploads/${await uploadScan(buyer)}`;
  const bytes = await server.context.storage.get(upload);
  const kept = new Map<string, string>();
  for (const table of [...own, 'documents']) {
    const column = sql.identifier(table === 'documents' ? 'owner_id' : 'user_id');
    const rows = await rowsOf(sql`select * from ${sql.identifier(table)} where ${column} = ${person.id}`);
    kept.set(table, JSON.stringify(rows));
  }
  const { phone, email, surname, name } = await person.row();
  given(await buyer.post('/api/users/deletion', {}));
  /** A database from before the deletion, with the present files. */
  const restore = async (request = asOf.before) => {
    await server.context.db.execute(
      sql`update users set phone = ${phone}, email = ${email}, surname = ${surname}, name = ${name}
          where id = ${person.id}`,
    );
    for (const [table, rows] of kept)
      await server.context.db.execute(
        sql`insert into ${sql.identifier(table)} overriding system value
            select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${rows}::jsonb)`,
      );
    await server.context.storage.put(upload, bytes);
    await server.context.db.execute(request(person.id));
  };
  return { person, upload, restore };
}

const held = async ({ id }: MadePerson) => {
  const names: string[] = [];
  for (const holding of server.context.holdings)
    if ('erase' in holding.end && (await isHeld(server.context.db, holding, id))) names.push(holding.table);
  return names;
};

describe('whoever was deleted before a backup was restored (promise 53)', () => {
  it.each(['before', 'between'] as const)(
    'is deleted again, with all that came back, and gets no second farewell: %s',
    async (moment) => {
      const { person, upload, restore } = await livedIn();
      await erase(person);
      await until(async () => !(await there(upload)));
      await restore(asOf[moment]);
      expect([(await person.row()).phone, await there(upload)]).toEqual([person.phone.slice(1), true]);
      expect(await held(person)).toEqual(expect.arrayContaining([...own]));
      const letters = async () => (await rowsOf(sql`select id from outbox`)).length;
      const before = await letters();

      await workErasures(server.context);
      await until(async () => (await person.row()).phone === null);
      expect(await person.row()).toMatchObject({ surname: '—', email: null });
      expect(await held(person)).toEqual([]);
      expect(await rowsOf(sql`select id from documents where owner_id = ${person.id}`)).toEqual([]);
      await until(async () => !(await there(upload)));
      expect(await letters()).toBe(before);
      const acts = await rowsOf(
        sql`select actor_kind, details from audit_records
          where subject = ${`user:${person.id}`} and action = 'privacy.erase' order by id desc`,
      );
      expect(acts).toHaveLength(2);
      expect(acts[0]).toMatchObject({ actor_kind: 'clock', details: { again: true } });
      await replayErasures(server.context);
      const still = await rowsOf(
        sql`select 1 from audit_records where subject = ${`user:${person.id}`} and action = 'privacy.erase'`,
      );
      expect(still).toHaveLength(2);
    },
  );

  it('is not taken for another person who has got the same number since', async () => {
    const { person, upload, restore } = await livedIn();
    await erase(person);
    await until(async () => !(await there(upload)));
    await restore();
    await server.context.db.execute(
      sql`update users set created_at = created_at + interval '1 minute' where id = ${person.id}`,
    );
    await replayErasures(server.context);
    expect((await person.row()).phone).not.toBeNull();
  });
});
