import type { FlatItem } from '@novosel/contract/catalogue/endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendNew } from '../../../test/agree-contract.ts';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { delayContracts } from './terms/delay-contracts.ts';

const reason = 'Акт № 7 от понедельника';
const day = 86_400;

let house: House;
const { as, dealOf, deskOf, enter, lead, leadFrom, move, opened, stand } = dealDesk(() => house, reason);

beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

const toContract: DealPlace[] = ['members', 'total', 'contract-draft'];

async function flatsOf({ visitor }: StoodDeal): Promise<FlatItem[]> {
  return (await visitor.browser.get('/api/flats')).body as unknown as FlatItem[];
}

describe('[S4.1-09] the desk records a step', () => {
  it('the buyer sees where the deal is, whose turn it is, who did it and why, and is told', async () => {
    const stood = await opened('01');
    await lead(stood, 'members');
    expect((await dealOf(stood)).turn.link).toBe(`/deals/${stood.estate}/members`);
    expect(await move('manager', stood, 'members', 'exception')).toBe('done');
    const deal = await dealOf(stood);
    expect(deal).toMatchObject({ place: 'exception', turn: { act: 'exception', turn: 'staff' } });
    expect(deal.turn.link).toBe(`/deals/${stood.estate}/view`);
    expect(deal.history[0]).toMatchObject({
      event: 'raise-exception',
      actor: 'staff',
      actorName: 'Марина Лебедева',
      reason,
    });
    const told = await stood.visitor.browser.get('/api/notification/list');
    expect(told.raw.body).toContain(reason);
  });

  it('is told the ways on and who may record them', async () => {
    const stood = await opened('02');
    await lead(stood, ...toContract, 'contract-reading', 'signing');
    const { place, moves } = await deskOf(stood);
    expect(place).toBe('signing');
    expect(moves).toEqual([
      { event: 'choose-paper', to: 'appointment', refused: null },
      { event: 'raise-exception', to: 'exception', refused: null },
    ]);
    expect((await deskOf(stood, 'lawyer')).moves.map(({ refused }) => refused)).toEqual([
      'ROLE_DENIED',
      'ROLE_DENIED',
    ]);
  });

  it('[promise 48] nobody records a signature under a contract', async () => {
    const stood = await stand('06', 'signing');
    for (const role of ['manager', 'lawyer', 'admin'] as const)
      expect(await move(role, stood, 'signing', 'counter-signing'), role).toBe('409 ROLE_DENIED');
    await leadFrom(stood, 'signing', 'counter-signing');
    for (const role of ['manager', 'lawyer', 'admin'] as const)
      expect(await move(role, stood, 'counter-signing', 'registration'), role).toBe('409 ROLE_DENIED');
    expect((await dealOf(stood)).place).toBe('counter-signing');
  });

  it('keeps a record in the audit log, without the words', async () => {
    const stood = await opened('03');
    await lead(stood, 'members');
    expect(await move('manager', stood, 'members', 'exception')).toBe('done');
    const { rows } = await house.context.db.execute<{ details: object }>(
      sql`select details from audit_records where action = 'deal.move' and subject = ${`deal:${stood.deal}`}`,
    );
    expect(rows).toEqual([{ details: { from: 'members', to: 'exception' } }]);
  });

  it('[S1-05] goes the whole way to the keys, and the buyer reads each step', async () => {
    const stood = await opened('04');
    await lead(
      stood,
      ...toContract,
      'contract-reading',
      'signing',
      'counter-signing',
      'registration',
      'funding',
    );
    expect((await dealOf(stood)).money).toContainEqual(
      expect.objectContaining({ code: 'own', state: 'due' }),
    );
    await house.pass(0);
    expect(await move('accountant', stood, 'funding', 'handover')).toBe('done');
    const building = await dealOf(stood);
    expect(building.money).toContainEqual(expect.objectContaining({ code: 'own', state: 'paid' }));
    expect(building.turn).toMatchObject({ act: 'handover', turn: 'staff', loss: null });
    expect(building.turn.dueAt?.slice(0, 4)).toBe(String(building.card.estate.handover.year));
    expect(await move('manager', stood, 'handover', 'inspection')).toBe('done');
    expect(await move('manager', stood, 'inspection', 'completed')).toBe('done');
    const deal = await dealOf(stood);
    expect(deal.turn).toMatchObject({ act: 'completed', turn: 'nobody', dueAt: null });
    expect(deal.course.filter(({ state }) => state === 'future')).toEqual([]);
    expect((await deskOf(stood)).moves).toEqual([]);
  });

  it('[S3-40] [S3-42] [S4.1-11] the flat is a purchase, then a contract, and sold once it is registered; an exception takes it back', async () => {
    const stood = await opened('03');
    const flat = async () => {
      const flats = await flatsOf(stood);
      const answer = await stood.visitor.browser.get('/api/flats/counters');
      const counted = answer.body as unknown as Record<string, number>;
      for (const kind of ['deposits', 'purchases', 'contracts'])
        expect(counted[kind], kind).toBe(flats.filter(({ category }) => category === kind).length);
      const own = flats.filter(({ id }) => id === stood.estate);
      return [...own.map(({ category }) => category), own[0]?.estate.status];
    };
    expect(await flat()).toEqual(['purchases', estateStatuses.reserve]);
    await lead(stood, ...toContract, 'contract-reading', 'signing');
    expect(await flat()).toEqual(['purchases', estateStatuses.reserve]);
    await leadFrom(stood, 'signing', 'counter-signing');
    expect(await flat()).toEqual(['contracts', estateStatuses.reserve]);
    await leadFrom(stood, 'counter-signing', 'registration', 'funding');
    expect(await flat()).toEqual(['contracts', estateStatuses.sold]);
    expect(await move('manager', stood, 'funding', 'exception')).toBe('done');
    expect(await flat()).toEqual(['contracts', estateStatuses.sold]);
    expect(await move('manager', stood, 'exception', 'total')).toBe('done');
    expect(await flat()).toEqual(['purchases', estateStatuses.reserve]);
  });

  it('[S3-40] a deal that ends leaves the flat to nobody', async () => {
    const stood = await opened('02');
    expect((await flatsOf(stood)).map(({ id }) => id)).toContain(stood.estate);
    expect((await stood.visitor.act(stood.estate, 'cancel', {})).status).toBe(200);
    expect((await flatsOf(stood)).map(({ id }) => id)).not.toContain(stood.estate);
  });

  it('has one effect however often it is sent with its key', async () => {
    const stood = await opened('05');
    await lead(stood, 'members');
    expect(await move('manager', stood, 'members', 'exception', 'move-once')).toBe('done');
    expect(await move('manager', stood, 'members', 'exception', 'move-once')).toBe('done');
    expect((await dealOf(stood)).history.filter(({ event }) => event === 'raise-exception')).toHaveLength(1);
  });
});

describe('[S4.1-09] a step is refused', () => {
  let refused: Promise<StoodDeal> | undefined;
  it.each([
    ['by a role that does not record it', 'lawyer', 'members', 'exception', '409 ROLE_DENIED'],
    ['by support', 'support', 'members', 'exception', '409 ROLE_DENIED'],
    ['where the members lead it on', 'admin', 'members', 'total', '409 ROLE_DENIED'],
    ['where the buyer does it himself', 'admin', 'members', 'parameters', '409 ROLE_DENIED'],
    ['where the table has no such way', 'manager', 'members', 'registration', '409 STEP_WRONG'],
    ['from where the deal does not stand', 'manager', 'parameters', 'exception', '409 STEP_WRONG'],
    ['for a place that is none', 'manager', 'members', '999', '422 VALIDATION'],
  ] as const)('%s, and nothing has moved', async (_, role, from, to, said) => {
    refused ??= stand('06', 'members');
    const stood = await refused;
    expect(await move(role, stood, from, to as DealPlace)).toBe(said);
    expect((await dealOf(stood)).place).toBe('members');
  });

  it('for a booking that is no deal, and for one that is over', async () => {
    const visitor = await house.visit('07');
    const estate = await house.estate();
    await visitor.begin(estate);
    const booking = (await visitor.page(estate)).booking?.id ?? '';
    const none = { visitor, estate, booking, deal: booking };
    expect(await move('manager', none, 'members', 'exception')).toBe('404 NOT_FOUND');
    const over = await opened('07');
    await over.visitor.act(over.estate, 'cancel', {});
    expect(await move('manager', over, 'members', 'exception')).toBe('409 STEP_WRONG');
    const absent = { ...over, deal: '01935b6e-0000-7000-8000-000000000000' };
    expect(await move('manager', absent, 'members', 'exception')).toBe('404 NOT_FOUND');
  });

  it('for the second of two who record at once', async () => {
    const stood = await stand('08', 'members');
    const both = await Promise.all([
      move('manager', stood, 'members', 'exception'),
      move('admin', stood, 'members', 'exception'),
    ]);
    expect(both.toSorted()).toEqual(['409 STEP_WRONG', 'done']);
  });

  it('without a reason that the buyer can read', async () => {
    const stood = await opened('09');
    const body = { from: 'parameters', to: 'members', reason: ' ' };
    const answer = await as('manager').act(`/api/office/deals/${stood.deal}/move`, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  });
});

describe('terms of a deal', () => {
  it('a contract that is late is said to be late on both sides, and the booking lives', async () => {
    const stood = await opened('10');
    await lead(stood, ...toContract);
    const term = Date.parse((await dealOf(stood)).turn.dueAt ?? '');
    house.clock.advance((term - house.clock.now().getTime()) / 1000 + 60);
    await delayContracts(house.context);
    await stood.visitor.again();
    expect(await dealOf(stood)).toMatchObject({
      place: 'contract-late',
      turn: { act: 'contract-late', turn: 'staff' },
    });
    await house.pass(20 * day);
    await stood.visitor.again();
    expect(await dealOf(stood)).toMatchObject({ place: 'contract-late', state: 'success' });
    await enter();

    // Nothing is left of the booking's days: the buyer gets those of the step, and the booking with it.
    expect((await sendNew(as('lawyer'), stood)).status).toBe(200);
    const deal = await dealOf(stood);
    expect(deal.turn.dueAt).toBe(endOfLawTerm(new Date(deal.turn.startedAt), 3).toISOString());
    expect(deal.booking.bookedUntil).toBe(deal.turn.dueAt);
    await house.passUntil(Date.parse(deal.turn.dueAt ?? '') + 60_000);
    await stood.visitor.again();
    expect((await dealOf(stood)).state).toBe('expired');
  });

  it('after the signature under the contract the booking cannot be given up, nor end by its term', async () => {
    await enter();
    const stood = await opened('11');
    await lead(stood, ...toContract, 'contract-reading', 'signing', 'counter-signing');
    await house.pass(30 * day);
    await stood.visitor.again();
    expect(await dealOf(stood)).toMatchObject({ place: 'counter-signing', state: 'success' });
    // It is no hold any more, and takes no place among the three that he may have.
    const holds = [await house.estate(), await house.estate(), await house.estate()];
    for (const hold of holds) expect((await stood.visitor.begin(hold)).status).toBe(200);
    expect((await stood.visitor.begin(await house.estate())).body.code).toBe('HOLD_LIMIT');
    await enter();
    expect(await move('manager', stood, 'counter-signing', 'exception')).toBe('done');
    const answer = await stood.visitor.act(stood.estate, 'cancel', {});
    expect([answer.status, answer.body.code]).toEqual([409, 'CONTRACT_SIGNED']);
    const path = `/api/office/bookings/${stood.booking}`;
    const canceled = await as('manager').act(`${path}/cancel`, { reason });
    expect([canceled.status, canceled.body.code]).toEqual([409, 'CONTRACT_SIGNED']);
    const { booking } = await dealOf(stood);
    const terms = { priceKopecks: 900_000_000, until: '2030-01-01', finishing: 'fine', reason };
    const changed = await as('manager').act(`${path}/change-terms`, terms);
    expect([changed.status, changed.body.code]).not.toEqual([200, undefined]);
    expect((await dealOf(stood)).booking).toEqual(booking);
    // An exception may lead back to where the booking decides again; without it nothing of the booking is
    // offered.
    expect((await deskOf(stood)).acts).toEqual([{ act: 'extend', refused: null }]);
    expect(await move('manager', stood, 'exception', 'counter-signing')).toBe('done');
    expect(await deskOf(stood)).toMatchObject({ acts: [], contractSignedAt: expect.any(String) });
    const until = new Date(house.clock.now().getTime() + 5 * day * 1000).toISOString();
    const extended = await as('manager').act(`${path}/extend`, { until, reason });
    expect([extended.status, extended.body.code]).toEqual([409, 'CONTRACT_SIGNED']);
    expect((await dealOf(stood)).booking).toEqual(booking);
  });

  it('the keys are awaited until the quarter that was promised last', async () => {
    await enter();
    const stood = await opened('12');
    await lead(
      stood,
      ...toContract,
      'contract-reading',
      'signing',
      'counter-signing',
      'registration',
      'funding',
      'handover',
    );
    const before = await dealOf(stood);
    const building = before.card.estate.building.id;
    const { year } = before.card.estate.handover;
    house.clock.advance(2 * day);
    await enter();
    const promise = { year: year + 1, quarter: 2, reason: 'Сети подключают позже' };
    const answer = await as('admin').act(`/api/office/buildings/${building}/promises`, promise);
    expect(answer.status, answer.raw.body).toBe(200);
    await stood.visitor.again();
    expect((await dealOf(stood)).turn.dueAt).toBe(`${year + 1}-06-30T20:59:59.999Z`);
  });
});
