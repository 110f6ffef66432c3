import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';

const reason = 'Покупатель берёт три квартиры сразу';
const dayMs = 86_400_000;

let house: House;
let manager: Browser;
let admin: Browser;
let buyer: Visitor;
let estate: number;
let booking: string;
let list: number;
let terms: { priceKopecks: number; until: string; finishing: string; reason: string };
beforeAll(async () => {
  house = await openHouse();
  manager = await enterDesk(house, 'manager');
  admin = await enterDesk(house, 'admin');
});
afterAll(() => house?.shut());

let visitors = 0;
beforeEach(async () => {
  visitors += 1;
  [buyer, estate] = [await house.visit(`0${visitors}`), await house.estate()];
  const page = await buyer.toPayment(estate, 'free');
  if (!page.booking) throw new Error('nothing is booked');
  ({ id: booking } = page.booking);
  list = page.booking.price.listKopecks;
  const until = isoDay(page.booking.bookedUntil ?? Date.parse(page.booking.startedAt) + 12 * dayMs);
  terms = { priceKopecks: Math.round(list * 0.0075) * 100, until, finishing: 'dark', reason };
});

const offer = (by: Browser, more: object = {}): Promise<Answer> =>
  by.act(`/api/office/bookings/${booking}/change-terms`, { ...terms, ...more });
const refuse = (by: Browser) => by.post(`/api/office/bookings/${booking}/refuse-terms`, {});
const offered = ({ body }: Answer) => (body.data as { offered?: boolean } | undefined)?.offered;
const waiting = async (by: Browser) =>
  ((await by.get(`/api/office/deals/${booking}`)).body.data as unknown as DeskDeal).termsRequest;
const stateOf = async () => (await buyer.page(estate)).booking?.state;
const acts = async () => {
  const { rows } = await house.context.pool.query(
    `select action, details from audit_records where subject = $1 and action like '%-terms' order by id`,
    [`booking:${booking}`],
  );
  return rows as { action: string; details: Record<string, unknown> }[];
};

describe('a price that is far off the estate’s', () => {
  it('waits for a second member of staff: the buyer learns of it when the other has offered the very same', async () => {
    expect(offered(await offer(manager))).toBe(false);
    expect(await stateOf()).toBe('success');
    expect(await waiting(manager)).toMatchObject({ ...terms, own: true });
    expect(await waiting(admin)).toMatchObject({
      ...terms,
      own: false,
      staff: expect.stringMatching(/\S \S/),
    });

    expect(offered(await offer(admin))).toBe(true);
    expect(await stateOf()).toBe('resign');
    expect((await buyer.page(estate)).booking?.edition?.after.price.totalKopecks).toBe(terms.priceKopecks);
    expect(await waiting(admin)).toBeNull();
    const [asked, done] = await acts();
    expect(asked).toMatchObject({ action: 'booking.ask-terms' });
    expect(done).toMatchObject({
      action: 'booking.change-terms',
      details: { priceKopecks: terms.priceKopecks, askedBy: expect.any(Number) },
    });
  });

  it('is not offered by the same person twice, nor by another who wants something else', async () => {
    await offer(manager);
    expect(offered(await offer(manager, { reason: 'Ещё раз' }))).toBe(false);
    expect(offered(await offer(admin, { priceKopecks: terms.priceKopecks + 100 }))).toBe(false);
    expect(await waiting(manager)).toMatchObject({ priceKopecks: terms.priceKopecks + 100, own: false });
    expect(await stateOf()).toBe('success');
    expect(offered(await offer(manager, { priceKopecks: terms.priceKopecks + 100 }))).toBe(true);
  });

  it('may be refused by the other, or taken back; then nothing waits', async () => {
    for (const by of [admin, manager]) {
      await offer(manager);
      expect((await refuse(by)).status).toBe(200);
      expect(await waiting(manager)).toBeNull();
    }
    const again = await refuse(admin);
    expect([again.status, again.body.code]).toEqual([409, 'STEP_WRONG']);
    expect(offered(await offer(admin))).toBe(false);
    expect((await acts()).map(({ action }) => action)).toEqual([
      'booking.ask-terms',
      'booking.refuse-terms',
      'booking.ask-terms',
      'booking.refuse-terms',
      'booking.ask-terms',
    ]);
  });

  it('gives way to terms that one may offer alone', async () => {
    await offer(manager);
    expect(offered(await offer(admin, { priceKopecks: list - 100_000 }))).toBe(true);
    expect(await waiting(manager)).toBeNull();
  });

  it.each([1, 9_000_000_000_000_000])('is refused beyond its bounds: %s kopecks', async (priceKopecks) => {
    for (const by of [manager, admin]) {
      const answer = await offer(by, { priceKopecks });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['priceKopecks']]);
    }
    expect([await waiting(manager), await acts()]).toEqual([null, []]);
  });
});
