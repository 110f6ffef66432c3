import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { Deletion } from '@novosel/contract/privacy/endpoints.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { flatsForSale, given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson, sessionState } from '../../../test/people/make-person.ts';
import { proveAgain } from '../../../test/people/prove-again.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { startJobs } from '../../domain.ts';
import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../platform/platform.tables.ts';
import { lockHolds } from '../booking/public.ts';
import { eraseAsked } from './carry-out-deletion.ts';
import { privacy } from './manifest.ts';
import { deletionRequests } from './privacy.tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer();
  await startJobs(privacy, server.context);
  admin = await enterDesk(server, 'admin');
});
afterAll(() => server.close());

const ask = (buyer: Browser) => buyer.post('/api/users/deletion', {});
const read = async (buyer: Browser) => given<Deletion>(await buyer.get('/api/users/deletion'));
async function newBuyer(): Promise<[MadePerson, Browser]> {
  const person = await makePerson(server);
  return [person, await person.signIn()];
}
const requestOf = async ({ id }: MadePerson) => {
  const [row] = await server.context.db
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, id))
    .orderBy(desc(deletionRequests.askedAt));
  if (!row) throw new Error('no request');
  return row;
};
const carryOut = async ({ id }: MadePerson, who = admin) => {
  await proveAgain(server);
  return who.post(`/api/office/people/${id}/deletion`, {});
};

/** Makes one record of every kind that a buyer makes himself. */
async function live(buyer: Browser): Promise<string> {
  const [flat] = await flatsForSale(server, 1);
  await buyer.post('/api/flats/favourite', { estate: flat, favourite: true });
  await buyer.post('/api/favourites/notes', { estate: flat, text: 'Светлая кухня', seen: '' });
  await buyer.post('/api/users/subscriptions', { kind: 'site', channel: 'mail', on: true });
  await buyer.post('/api/users/consents', { kind: 'advertising' });
  return uploadScan(buyer);
}

async function begin(buyer: Browser): Promise<number> {
  const [flat = 0] = await flatsForSale(server, 1);
  const { price, rules } = given<BookingPage>(await buyer.get(`/api/booking/${flat}`));
  const wish = { priceKopecks: price.totalKopecks, rulesVersion: rules.version };
  given(await buyer.act(`/api/booking/${flat}/begin`, { ...wish, term: 'standard', agree: true }));
  return flat;
}

describe('a request for deletion', () => {
  it('shows before it is made what goes and what stays, by what is really kept', async () => {
    const [, buyer] = await newBuyer();
    expect(await read(buyer)).toMatchObject({
      request: null,
      blockers: [],
      goes: ['profile', 'sessions'],
      stays: ['log'],
    });
    await live(buyer);
    const shown = await read(buyer);
    expect(shown.goes).toEqual(['profile', 'sessions', 'choice']);
    expect(shown.stays).toEqual(expect.arrayContaining(['consents', 'log']));
  });

  it('is made by who has just proved himself, once, told by letter and SMS, and taken back until it is carried out', async () => {
    const [person, buyer] = await newBuyer();
    server.clock.advance(proofSeconds + 1);
    expect((await ask(buyer)).body.code).toBe('PROOF_REQUIRED');
    expect((await read(buyer)).request).toBeNull();
    await buyer.post('/api/session/proof', { password: demoPassword });
    const { request } = given<Deletion>(await ask(buyer));
    const due = endOfOwnTerm(new Date(request?.askedAt ?? ''), 30).toISOString();
    expect(request).toMatchObject({ dueAt: due, granted: false });
    expect((await ask(buyer)).body.code).toBe('STEP_WRONG');
    const told = await server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
    expect(told.map(({ topic }) => topic).sort()).toEqual(['mail', 'sms']);
    expect(given<Deletion>(await buyer.post('/api/users/deletion/withdraw', {})).request).toBeNull();
    const again = await buyer.post('/api/users/deletion/withdraw', {});
    expect(again.body.code).toBe('STEP_WRONG');
    expect((await carryOut(person)).body.code).toBe('STEP_WRONG');
  });

  it.each([
    ['booking', (_: number, buyer: Browser) => begin(buyer)],
    [
      'staff',
      (id: number) => server.context.db.execute(sql`update users set is_employee = true where id = ${id}`),
    ],
  ])('is refused with the reason while there is: %s', async (code, make) => {
    const [person, buyer] = await newBuyer();
    await make(person.id, buyer);
    expect((await read(buyer)).blockers).toEqual([code]);
    const refused = await ask(buyer);
    expect([refused.status, refused.body.code]).toEqual([422, 'DELETION_BLOCKED']);
    expect(refused.body.message).toMatch(code === 'booking' ? /действующая бронь/ : /сотрудника/);
  });
});

describe('a deletion', () => {
  it('that the administrator carries out takes all that may go; evidence and the log stay; nobody signs in any more', async () => {
    const [person, buyer] = await newBuyer();
    const upload = await live(buyer);
    await ask(buyer);
    server.clock.advance(31);
    const support = await enterDesk(server, 'support');
    expect((await carryOut(person, support)).body.code).toBe('ROLE_DENIED');
    const card = given<Deletion>(await support.get(`/api/office/people/${person.id}/deletion`));
    expect(card.request).toMatchObject({ granted: false });
    expect((await carryOut(person)).body).toEqual({ result: true });
    await until(async () => (await requestOf(person)).state === 'done');

    const row = await person.row();
    expect(row).toMatchObject({ surname: '—', name: '—', phone: null, email: null, birthday: null });
    expect(await sessionState(buyer)).toMatch(/^40[13] /);
    const left = async (table: string, column: string) =>
      (
        await server.context.db.execute(
          sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${person.id}`,
        )
      ).rows.length;
    for (const table of ['sessions', 'flat_items', 'favourite_notes', 'subscriptions', 'notifications'])
      expect([table, await left(table, 'user_id')]).toEqual([table, 0]);
    expect(await left('documents', 'owner_id')).toBe(0);
    await until(async () =>
      server.context.storage.get(`uploads/${upload}`).then(
        () => false,
        () => true,
      ),
    );
    expect(await left('consents', 'user_id')).toBeGreaterThan(0);
    const acts = await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${person.id}`));
    expect(acts.find(({ action }) => action === 'privacy.erase')).toMatchObject({
      actorKind: 'staff',
      details: { erased: expect.stringContaining('choice') },
    });
    const again = await server.browser().post('/api/auth/login', {
      type: 'phone',
      phone: person.phone,
      password: demoPassword,
    });
    expect(again.body.result).toBe(false);
    expect((again.body.data as { token?: string } | undefined)?.token ?? null).toBeNull();
    expect((await carryOut(person)).body.code).toBe('STEP_WRONG');
  });

  it('that nobody has carried out is done by the clock on its last day, and not before', async () => {
    const [person, buyer] = await newBuyer();
    await ask(buyer);
    const { id, dueAt } = await requestOf(person);
    await eraseAsked(server.context, id);
    expect((await requestOf(person)).state).toBe('asked');
    server.clock.advance((dueAt.getTime() - server.clock.now().getTime()) / 1000 + 1);
    await eraseAsked(server.context, id);
    expect(await requestOf(person)).toMatchObject({ state: 'done', staffId: null });
    expect((await person.row()).phone).toBeNull();
  });

  it('goes back before the desk when a booking has begun meanwhile', async () => {
    const [person, buyer] = await newBuyer();
    await ask(buyer);
    const { id, dueAt } = await requestOf(person);
    server.clock.advance((dueAt.getTime() - server.clock.now().getTime()) / 1000 + 1);
    const later = await person.signIn();
    const flat = await begin(later);
    await eraseAsked(server.context, id);
    expect((await requestOf(person)).state).toBe('asked');
    expect((await person.row()).phone).not.toBeNull();
    admin = await enterDesk(server, 'admin');
    expect((await carryOut(person)).body.code).toBe('DELETION_BLOCKED');

    const { rows } = await server.context.db.execute(
      sql`select extract(epoch from max(start_after))::bigint as at from jobs.job
          where name = 'privacy.erase' and data->>'id' = ${id}`,
    );
    // The clock has moved since the request: compared to the minute.
    const inSeconds = Number(rows[0]?.at) - server.clock.now().getTime() / 1000;
    expect(Math.abs(inSeconds - 24 * 3600)).toBeLessThan(60);
    given(await later.act(`/api/booking/${flat}/cancel`, {}));
    server.clock.advance(24 * 3600);
    await eraseAsked(server.context, id);
    expect((await requestOf(person)).state).toBe('done');
  });

  it('that comes in the same moment as a booking leaves no booking of nobody', async () => {
    const [person, buyer] = await newBuyer();
    await ask(buyer);
    const { id, dueAt } = await requestOf(person);
    server.clock.advance((dueAt.getTime() - server.clock.now().getTime()) / 1000 + 1);
    const later = await person.signIn();
    const [flat = 0] = await flatsForSale(server, 1);
    const { price, rules } = given<BookingPage>(await later.get(`/api/booking/${flat}`));
    const wish = { term: 'standard', priceKopecks: price.totalKopecks, rulesVersion: rules.version };
    const waiting = (count: number) =>
      until(async () => {
        const { rows } = await server.context.db.execute(
          sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${person.id}`,
        );
        return rows.length === count;
      });
    const [, begun] = await server.context.db.transaction(async (tx) => {
      await lockHolds(tx, person.id);
      const erased = eraseAsked(server.context, id);
      await waiting(1);
      const beginning = later.act(`/api/booking/${flat}/begin`, { ...wish, agree: true });
      await waiting(2);
      return [erased, beginning] as const;
    });
    expect((await begun).body.code).toBe('SESSION_REVOKED');
    await until(async () => (await requestOf(person)).state === 'done');
  });

  it('of nobody is refused', async () => {
    admin = await enterDesk(server, 'admin');
    const absent = await admin.get('/api/office/people/2000000000/deletion');
    expect([absent.status, absent.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await admin.post('/api/office/people/2000000000/deletion', {})).body.code).toBe('NOT_FOUND');
  });
});
