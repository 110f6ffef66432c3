import type { OwnPassport, PassportFile } from '@novosel/contract/passports/schema.ts';
import type { Deletion } from '@novosel/contract/privacy/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { passportOf } from '../../demo/people.data.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { keptScans } from './kept-scans.ts';

let house: House;
let admin: Browser;
beforeAll(async () => {
  house = await openHouse();
  admin = await enterDesk(house, 'admin');
});
afterAll(() => house?.shut());

const own = async (buyer: Browser) => given<OwnPassport>(await buyer.get('/api/users/passport/state'));
const rowsOf = async (query: ReturnType<typeof sql>) => (await house.context.db.execute(query)).rows;

async function check(id: number): Promise<void> {
  const path = `/api/office/people/${id}/passport`;
  const { seen } = given<{ file: PassportFile }>(await admin.get(path)).file;
  given(await admin.post(path, { seen, verdict: 'checked' }));
}

/** Replaces the passport by a request. */
async function change(
  buyer: Browser,
  id: number,
  body: { passport: object; scans: string[] },
): Promise<void> {
  given(await buyer.act('/api/users/passport/change', { ...body, reason: 'Сменила фамилию' }));
  const path = `/api/office/people/${id}/passport`;
  const { change: asked } = given<{ file: PassportFile }>(await admin.get(path)).file;
  given(await admin.post(`${path}/change`, { change: asked?.id, verdict: 'accepted' }));
}

describe('a booking and a passport', () => {
  it('takes a checked one as it is and leaves it checked, and no other in its place', async () => {
    const [visitor, estate] = [await house.visit('05'), await house.estate()];
    const { browser } = visitor;
    const { id } = (await browser.get('/api/users')).body as unknown as { id: number };
    const passport = passportOf(4);
    const scans = [await visitor.scan()];
    given(await browser.act('/api/users/passport', { passport, scans }));
    await check(id);
    await visitor.begin(estate);
    const another = { ...passport, lastName: 'Другая' };
    const refused = await visitor.act(estate, 'passport', { passport: another, scans });
    expect([refused.status, refused.body.code]).toEqual([409, 'PASSPORT_CHECKED']);
    expect((await own(browser)).passport).toMatchObject({ lastName: passport.lastName, checked: true });
    expect(pageOf(await visitor.act(estate, 'passport', { passport, scans })).booking?.state).toBe('sign');
    expect((await own(browser)).state).toBe('checked');
  });

  it('a passport given on its way is on record and before the desk; the same one given again is nothing new', async () => {
    const [visitor, estate] = [await house.visit('09'), await house.estate()];
    const { id } = (await visitor.browser.get('/api/users')).body as unknown as { id: number };
    await visitor.begin(estate);
    const scans = [await visitor.scan()];
    const give = (more: object = {}) =>
      visitor.act(estate, 'passport', { passport: { ...passportOf(6), ...more }, scans });
    const saved = () =>
      rowsOf(sql`select actor_id, subject, address from audit_records
        where action = 'passports.save' and subject = ${`user:${id}`}`);
    const before = (await saved()).length;
    for (const more of [{}, {}, { number: '770011' }]) pageOf(await give(more));
    const records = (await saved()).slice(before);
    expect(records).toHaveLength(2);
    for (const record of records)
      expect(record).toMatchObject({ actor_id: id, address: expect.stringMatching(/./) });
  });

  it('what was signed stays by the passport it was signed with, and its scans outlive a change and the account', async () => {
    const [visitor, estate] = [await house.visit('06'), await house.estate()];
    const { booking } = await visitor.toPayment(estate);
    const { browser } = visitor;
    const { id } = (await browser.get('/api/users')).body as unknown as { id: number };
    const [scan = ''] = (await own(browser)).passport?.scans ?? [];
    const paper = () =>
      rowsOf(sql`select d.sha256, d.signer, e.evidence -> 'who' as who from documents d
        join signature_evidence e on e.document_id = d.id where d.subject = ${`booking:${booking?.id}`}`);
    const before = await paper();
    expect(before).toMatchObject([{ signer: { scans: [scan] } }]);
    expect(JSON.stringify(before[0]?.who)).not.toContain(scan);
    await check(id);
    const passport = { ...passportOf(5), number: '770077' };
    const next = await visitor.scan();
    await change(browser, id, { passport, scans: [next] });
    expect(await paper()).toEqual(before);
    expect(await keptScans(house.context.db, id)).toEqual([scan]);

    given(await visitor.act(estate, 'cancel', {}));
    await until(async () => given<Deletion>(await browser.get('/api/users/deletion')).blockers.length === 0);
    given(await browser.post('/api/users/deletion', {}));
    given(await admin.post(`/api/office/people/${id}/deletion`, {}));
    await until(async () => {
      const [row] = await rowsOf(sql`select state from deletion_requests where user_id = ${id}`);
      return row?.state === 'done';
    });
    const left = await rowsOf(sql`select id from documents where owner_id = ${id} and kind = 'upload'`);
    expect(left).toEqual([{ id: scan }]);
    for (const table of ['passports', 'passport_changes', 'former_passports'])
      expect(await rowsOf(sql`select 1 from ${sql.identifier(table)} where user_id = ${id}`)).toEqual([]);
  });

  it('a paper that names no scans, or another buyer’s that he has signed as well, keeps the present ones', async () => {
    const [visitor, other, estate] = [await house.visit('07'), await house.visit('08'), await house.estate()];
    const { booking } = await visitor.toPayment(estate);
    const ids = await Promise.all(
      [visitor, other].map(
        async ({ browser }) => ((await browser.get('/api/users')).body as unknown as { id: number }).id,
      ),
    );
    const [id = 0, member = 0] = ids;
    const scan = await other.scan();
    given(await other.browser.act('/api/users/passport', { passport: passportOf(7), scans: [scan] }));
    const { db } = house.context;
    expect(await keptScans(db, member)).toEqual([]);
    await rowsOf(
      sql`insert into signature_evidence select gen_random_uuid(), chain, position + 1, document_id, ${member}, at, evidence, hash, 'x', head_seal
          from signature_evidence where chain = ${`booking:${booking?.id}`}`,
    );
    expect(await keptScans(db, member)).toEqual([scan]);
    await rowsOf(sql`update documents set signer = signer - 'scans' where owner_id = ${id}`);
    const scans = (await own(visitor.browser)).passport?.scans ?? [];
    expect(await keptScans(db, id)).toEqual(scans);
    await check(id);
    const next = await visitor.scan();
    await change(visitor.browser, id, { passport: { ...passportOf(6), number: '770078' }, scans: [next] });
    expect((await keptScans(db, id)).sort()).toEqual([...scans, next].sort());
  });
});
