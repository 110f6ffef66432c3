import type { Deletion } from '@novosel/contract/privacy/endpoints.ts';
import type { DeskService } from '@novosel/contract/services/desk-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { readHolding } from './held.repo.ts';

const kopecks = 3_000_000;

let house: House;
let admin: Browser;
beforeAll(async () => {
  house = await openHouse();
  admin = await enterDesk(house, 'admin');
});
afterAll(() => house?.shut());

const blockers = async (buyer: Browser) => given<Deletion>(await buyer.get('/api/users/deletion')).blockers;
const rowsOf = async (query: ReturnType<typeof sql>) => (await house.context.db.execute(query)).rows;
const isThere = (key: string) =>
  house.context.storage.get(key).then(
    () => true,
    () => false,
  );
async function erase(buyer: Browser, id: number): Promise<void> {
  given(await buyer.post('/api/users/deletion', {}));
  expect((await admin.post(`/api/office/people/${id}/deletion`, {})).body).toEqual({ result: true });
  await until(async () => {
    const [row] = await rowsOf(sql`select state from deletion_requests where user_id = ${id}`);
    return row?.state === 'done';
  });
}

describe('the deletion of who has bought', () => {
  it('waits for the deal and the money; then scans of what was signed stay, and others go', async () => {
    const visitor = await house.visit('07');
    const { browser } = visitor;
    const estate = await house.estate();
    const booking = (await visitor.toPayment(estate)).booking?.id ?? '';
    const loose = await uploadScan(browser);
    const accountant = await enterDesk(house, 'accountant');
    const manager = await enterDesk(house, 'manager');
    const acts = `/api/office/bookings/${booking}`;
    given(await accountant.act(`${acts}/confirm-cash`, { receipt: 'ПКО 1', kopecks }));
    await until(async () => (await blockers(browser)).includes('deal'));
    expect(await blockers(browser)).toEqual(['booking', 'deal']);
    given(await manager.act(`${acts}/cancel`, { reason: 'Ошибка в проекте дома' }));
    expect(await blockers(browser)).toContain('refund');
    const refused = await browser.post('/api/users/deletion', {});
    expect(refused.body.code).toBe('DELETION_BLOCKED');
    given(await accountant.act(`${acts}/return-cash`, { receipt: 'РКО 1', kopecks }));
    await until(async () => (await blockers(browser)).length === 0);

    const [passport] = await rowsOf(
      sql`select p.user_id as id, p.scans from passports p join bookings b using (user_id) where b.id = ${booking}`,
    );
    const scans = passport?.scans as string[];
    await erase(browser, Number(passport?.id));
    const left = await rowsOf(
      sql`select id from documents where owner_id = ${passport?.id} and kind = 'upload'`,
    );
    expect(left.map(({ id }) => id)).toEqual(scans);
    expect(await isThere(`uploads/${scans[0]}`)).toBe(true);
    await until(async () => !(await isThere(`uploads/${loose}`)));
  });
});

describe('a deletion', () => {
  it('removes the bytes also when the storage did not answer at first', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const upload = await uploadScan(buyer);
    const storage = vi.spyOn(house.context.storage, 'delete').mockRejectedValueOnce(new Error('no answer'));
    await erase(buyer, person.id);
    await until(async () => !(await isThere(`uploads/${upload}`)));
    expect(storage.mock.calls.filter(([key]) => key === `uploads/${upload}`)).toHaveLength(2);
    storage.mockRestore();
  });

  it('withdraws what was ordered: nobody at the desk works on for who is gone', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const order = { day: isoDay(house.clock.now()), part: 'day' };
    const { id } = given<{ id: string }>(await buyer.act('/api/services/consultation', order));
    await erase(buyer, person.id);
    const one = given<DeskService>(await admin.get(`/api/office/services/${id}`));
    expect([one.state, one.buyer.phone]).toEqual(['withdrawn', null]);
  });

  it('[S2.2-17] finds the letters with a link by the contact they went to, and empties it', async () => {
    const person = await makePerson(house);
    const buyer = await person.signIn();
    const support = await enterDesk(house, 'support');
    const at = new Date(house.clock.now().getTime() - 3_600_000).toISOString();
    const none = { questionnaire: null, place: '', person: null, phone: null, email: null, locale: 'ru' };
    const slip = { ...none, kind: 'opinion', subject: 'showing', what: 'Корпус 2', at };
    for (const to of [
      { channel: 'sms', phone: person.phone },
      { channel: 'mail', email: person.email.toUpperCase() },
      { channel: 'mail', email: 'another@post.test' },
    ])
      given(await support.act('/api/office/slips', { ...slip, ...to }));
    const slips = house.context.holdings.find(({ table }) => table === 'slips');
    expect(slips && (await readHolding(house.context.db, slips, person.id))).toHaveLength(2);
    await erase(buyer, person.id);
    const kept = await rowsOf(sql`select address from slips order by id desc limit 3`);
    expect(kept.map(({ address }) => address)).toEqual(['another@post.test', '', '']);
  });
});
