import { type AgreedPayment, evenSchedule } from '@novosel/contract/deals/schedule.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../../test/deal-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { tellInstallments } from './tell-installments.ts';

const day = 86_400;
const reason = 'Пункт 3.2 договора';
let house: House;
const { act, dealOf, deskOf, enter, move, stand } = dealDesk(() => house, reason);

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

// An act with money asks for a fresh proof.
beforeEach(enter);

const endOf = (day = '') => new Date(`${day}T23:59:59.999+03:00`).toISOString();
const inDays = (days: number) => isoDay(house.clock.now().getTime() + days * day * 1000);

/** Three payments of the price, the first of them in some days. */
async function inParts(stood: StoodDeal, firstIn = 10): Promise<AgreedPayment[]> {
  const { priceKopecks } = await dealOf(stood);
  const firstKopecks = Math.floor(priceKopecks / 3);
  return evenSchedule({ priceKopecks, firstKopecks, firstOn: inDays(firstIn), count: 3 });
}

const agree = (stood: StoodDeal, payments: readonly AgreedPayment[], role: StaffRole = 'lawyer') =>
  act(role, stood, 'schedule', { payments, reason });

interface Received {
  readonly number: number;
  readonly kopecks: number;
  readonly order: string;
  readonly paidOn?: string;
}

const receive = (stood: StoodDeal, payment: Received, role: StaffRole = 'accountant') =>
  act(role, stood, 'schedule/receive', { paidOn: inDays(0), ...payment });

async function newsOf({ booking }: StoodDeal): Promise<string[]> {
  const { rows } = await house.context.db.execute<{ title: string }>(sql`
    select title from notifications
    where user_id = (select user_id from bookings where id = ${booking}) order by id`);
  return rows.map(({ title }) => title);
}

describe('a price that is paid by schedule', () => {
  it('is shown to the buyer with the day of the next payment, and ends the step with the last one', async () => {
    const stood = await stand('01', 'registration');
    const payments = await inParts(stood);
    expect(await agree(stood, payments)).toBe('done');
    expect(await move('lawyer', stood, 'registration', 'funding')).toBe('done');
    const before = await dealOf(stood);
    expect(before.schedule?.paidKopecks).toBe(0);
    expect(before.schedule?.payments.map(({ state }) => state)).toEqual(['due', 'later', 'later']);
    expect(before.turn).toMatchObject({ turn: 'buyer', act: 'funding', loss: 'penalty' });
    expect(before.turn.dueAt).toBe(endOf(payments[0]?.dueOn));

    expect(await move('accountant', stood, 'funding', 'handover')).toBe('409 SCHEDULE_RUNS');
    for (const [at, { kopecks }] of payments.entries()) {
      expect(await receive(stood, { number: at + 1, kopecks, order: `1-${at}` }), `${at}`).toBe('done');
      const { schedule, turn, place } = await dealOf(stood);
      const paid = payments.slice(0, at + 1).reduce((sum, one) => sum + one.kopecks, 0);
      expect(schedule?.paidKopecks).toBe(paid);
      const next = payments[at + 1];
      if (next) expect(turn.dueAt).toBe(endOf(next.dueOn));
      else expect([place, turn.act]).toEqual(['handover', 'handover']);
    }
    const after = await dealOf(stood);
    expect(after.money.find(({ code }) => code === 'own')?.state).toBe('paid');
    expect(after.history.filter(({ event }) => event === 'receive-installment')).toHaveLength(3);
    expect(after.history.some(({ event }) => event === 'agree-schedule')).toBe(true);
  });

  it('is nobody’s to see but the buyer’s and the desk’s, which is told what it may do', async () => {
    const stood = await stand('02', 'funding');
    expect((await dealOf(stood)).schedule).toBeNull();
    expect((await deskOf(stood, 'lawyer')).scheduleActs).toEqual([
      { act: 'agree-schedule', refused: null },
      { act: 'receive-installment', refused: 'ROLE_DENIED' },
    ]);
    expect(await agree(stood, await inParts(stood))).toBe('done');
    const desk = await deskOf(stood, 'accountant');
    expect(desk.deal.schedule?.payments).toHaveLength(3);
    expect(desk.scheduleActs).toEqual([
      { act: 'agree-schedule', refused: 'ROLE_DENIED' },
      { act: 'receive-installment', refused: null },
    ]);
    expect(desk.moves.find(({ event }) => event === 'pay-price')?.refused).toBe('SCHEDULE_RUNS');
    const stranger = await house.visit('03');
    expect((await stranger.browser.get(`/api/deals/${stood.estate}`)).status).toBe(404);
  });

  it('is refused before the contract is signed, by another role, and when it is not the price', async () => {
    const early = await stand('04', 'signing');
    expect(await agree(early, await inParts(early))).toBe('409 STEP_WRONG');
    const stood = await stand('05', 'counter-signing');
    const payments = await inParts(stood);
    expect(await agree(stood, payments, 'accountant')).toBe('409 ROLE_DENIED');
    expect(await agree(stood, payments.slice(1))).toBe('422 VALIDATION');
    expect(await agree(stood, payments.toReversed())).toBe('422 VALIDATION');
    expect(await agree(stood, await inParts(stood, -1))).toBe('422 VALIDATION');
    expect(await receive(stood, { number: 1, kopecks: payments[0]?.kopecks ?? 0, order: '7' })).toBe(
      '409 STEP_WRONG',
    );
    expect((await dealOf(stood)).schedule).toBeNull();
  });

  it('is changed as a whole until the first payment, and not after it', async () => {
    const stood = await stand('06', 'funding');
    const payments = await inParts(stood);
    expect(await agree(stood, payments)).toBe('done');
    const later = await inParts(stood, 20);
    expect(await agree(stood, later)).toBe('done');
    expect((await dealOf(stood)).schedule?.payments.map(({ dueOn }) => dueOn)).toEqual(
      later.map(({ dueOn }) => dueOn),
    );
    expect(await receive(stood, { number: 1, kopecks: later[0]?.kopecks ?? 0, order: '61' })).toBe('done');
    expect(await agree(stood, payments)).toBe('409 SCHEDULE_BEGUN');
    // Not by the program's own door alone: the table keeps what was paid.
    const { rows } = await house.context.db.execute<{ id: string }>(
      sql`select id from deals where booking_id = ${stood.booking}`,
    );
    const touch = (change: ReturnType<typeof sql>) =>
      house.context.db.execute(change).then(
        () => 'changed',
        (error: { cause?: { message?: string } }) => error.cause?.message,
      );
    const deal = rows[0]?.id;
    expect(await touch(sql`delete from deal_installments where deal_id = ${deal} and number = 1`)).toMatch(
      'a paid installment does not change',
    );
    expect(
      await touch(sql`update deal_installments set kopecks = 1 where deal_id = ${deal} and number = 1`),
    ).toMatch('a paid installment does not change');
  });

  it('takes the next payment alone, in its sum, once, by an order that paid nothing else', async () => {
    const stood = await stand('07', 'funding');
    const payments = await inParts(stood);
    expect(await agree(stood, payments)).toBe('done');
    const [first = { kopecks: 0 }, second = { kopecks: 0 }] = payments;
    expect(await receive(stood, { number: 2, kopecks: second.kopecks, order: '70' })).toBe('409 STEP_WRONG');
    expect(await receive(stood, { number: 1, kopecks: first.kopecks - 100, order: '70' })).toBe(
      '422 VALIDATION',
    );
    const tomorrowAfter = inDays(2);
    expect(
      await receive(stood, { number: 1, kopecks: first.kopecks, order: '70', paidOn: tomorrowAfter }),
    ).toBe('422 VALIDATION');
    expect(await receive(stood, { number: 1, kopecks: first.kopecks, order: '70' }, 'lawyer')).toBe(
      '409 ROLE_DENIED',
    );
    expect(await receive(stood, { number: 1, kopecks: first.kopecks, order: '70' })).toBe('done');
    expect(await receive(stood, { number: 1, kopecks: first.kopecks, order: '71' })).toBe('409 STEP_WRONG');

    const other = await stand('08', 'funding');
    const same = (await dealOf(other)).priceKopecks;
    const even = [
      { dueOn: inDays(5), kopecks: first.kopecks },
      { dueOn: inDays(40), kopecks: same - first.kopecks },
    ];
    expect(await agree(other, even)).toBe('done');
    expect(await receive(other, { number: 1, kopecks: first.kopecks, order: '№ 70' })).toBe(
      '409 INSTALLMENT_ORDER_USED',
    );
    expect(await receive(other, { number: 1, kopecks: first.kopecks, order: '70-2' })).toBe('done');
  });

  it('reminds of a payment three days before, tells once that it is late, and says so on both sides', async () => {
    const stood = await stand('09', 'funding');
    const payments = await inParts(stood);
    expect(await agree(stood, payments)).toBe('done');
    const told = async () => {
      await tellInstallments(house.context);
      await tellInstallments(house.context);
      return (await newsOf(stood)).filter((title) => /платёж (до|просрочен)/.test(title));
    };
    expect(await told()).toEqual([]);
    house.clock.advance(7 * day);
    expect(await told()).toHaveLength(1);
    house.clock.advance(4 * day);
    expect((await told()).at(-1)).toMatch(/платёж просрочен$/);
    expect(await told()).toHaveLength(2);
    // His session has ended meanwhile.
    const back = { ...stood, visitor: await house.visit('09') };
    const [late] = (await dealOf(back)).schedule?.payments ?? [];
    expect(late?.state).toBe('late');
    await enter();
    const desk = await deskOf(stood, 'accountant');
    expect(Date.parse(desk.deal.turn.dueAt ?? '')).toBeLessThan(house.clock.now().getTime());
    expect(await receive(stood, { number: 1, kopecks: late?.kopecks ?? 0, order: '90' })).toBe('done');
    expect(await told()).toHaveLength(2);
  });
});
