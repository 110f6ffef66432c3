import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf } from '../../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../../test/deal-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let house: House;
const { opened, enter, as } = dealDesk(() => house, 'Акт № 7');
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const dayMs = 86_400_000;
const rowsOf = async (query: ReturnType<typeof sql>) => (await house.context.db.execute(query)).rows;

/** Bookings and deals whose end says something else than their claim or each other. */
const contradictions = () =>
  rowsOf(sql`
    select b.number, b.state from bookings b left join deals d on d.booking_id = b.id
    left join estate_claims held on held.booking_id = b.id and held.until is null
    left join estate_claims kept on kept.deal_id = d.id and kept.until is null
    where (b.ended_at is null) <> (held.id is not null)
      or (d.id is not null and d.closed_at is null) <> (kept.id is not null)
      or d.opened_at <> b.ended_at`);

const standing = ({ booking }: Pick<StoodDeal, 'booking'>) =>
  rowsOf(sql`
    select b.ended_at = d.opened_at as "endedAsDeal",
      (select min(e.at) from deal_events e where e.deal_id = d.id) = b.ended_at as "journalBegins",
      (select count(*)::int from estate_claims c where c.booking_id = b.id and c.until is null) as "heldByBooking",
      (select count(*)::int from estate_claims c where c.deal_id = d.id and c.until is null) as "heldByDeal",
      d.closed_at is not null as closed
    from bookings b join deals d on d.booking_id = b.id where b.id = ${booking}`);

const ended = { endedAsDeal: true, journalBegins: true, heldByBooking: 0 };
const open = { ...ended, heldByDeal: 1, closed: false };
const over = { ...ended, heldByDeal: 0, closed: true };

async function isOpen({ visitor, estate }: StoodDeal): Promise<boolean | undefined> {
  const { items } = (await visitor.browser.get('/api/deals')).body.data as unknown as {
    items: DealSummary[];
  };
  return items.find((deal) => deal.estate.id === estate)?.open;
}

describe('a booking that becomes a deal (decision 085)', () => {
  it('ends at the moment when the deal opens, and nothing is alive once that is closed', async () => {
    const stood = await opened('01');
    const { visitor, estate } = stood;
    expect(await standing(stood)).toEqual([open]);
    expect((await visitor.page(estate)).booking).toMatchObject({ state: 'success', closedAt: null });
    expect(await isOpen(stood)).toBe(true);
    expect((await visitor.begin(estate)).body.code).toBe('STEP_WRONG');

    const canceled = pageOf(await visitor.act(estate, 'cancel', { refundKopecks: 0 })).booking;
    expect(await standing(stood)).toEqual([over]);
    const [{ closed } = { closed: null }] = await rowsOf(
      sql`select closed_at as closed from deals where booking_id = ${stood.booking}`,
    );
    expect(new Date(String(closed)).toISOString()).toBe(canceled?.closedAt);
    expect(await isOpen(stood)).toBe(false);
    expect(
      await rowsOf(sql`select from estate_claims where estate_id = ${estate} and until is null`),
    ).toEqual([]);
    expect(pageOf(await visitor.begin(estate)).booking?.id).not.toBe(stood.booking);
    expect(await contradictions()).toEqual([]);
  });

  it('keeps its end when its agreement gets a new edition, which the deal follows', async () => {
    await enter();
    const stood = await opened('02');
    const { visitor, estate, booking } = stood;
    const view = (await visitor.page(estate)).booking;
    const wanted = {
      priceKopecks: (view?.price.totalKopecks ?? 0) - 10_000_000,
      until: new Date(Date.parse(view?.bookedUntil ?? '') + 2 * dayMs).toISOString().slice(0, 10),
      finishing: 'dark',
      reason: 'Скидка',
    };
    const offered = await as('manager').act(`/api/office/bookings/${booking}/change-terms`, wanted);
    expect(offered.status).toBe(200);
    expect(await standing(stood)).toEqual([open]);
    expect(pageOf(await visitor.sign(estate)).booking?.state).toBe('success');
    expect(await standing(stood)).toEqual([open]);
    expect(await contradictions()).toEqual([]);
  });

  it('that late money has opened again ends in the same way', async () => {
    const [visitor, estate] = [await house.visit('03'), await house.estate()];
    const { booking } = await visitor.toPayment(estate);
    await visitor.pay(estate);
    house.clock.advance(8 * 86_400);
    await house.pass(5);
    await visitor.again();
    expect((await visitor.page(estate)).booking?.state).toBe('expired');
    expect(await contradictions()).toEqual([]);
    await house.outside.drive(await visitor.providerId(estate), 'succeed');
    await visitor.waitFor(estate, 'success');
    expect(await standing({ booking: booking?.id ?? '' })).toEqual([open]);
    expect(await contradictions()).toEqual([]);
  });
});
