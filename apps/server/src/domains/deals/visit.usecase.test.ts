import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';

const reason = 'Договорились по телефону';
const place = 'Портовая, 4, вторая секция';
let house: House;
const { act, dealOf, deskOf, enter, lead, move, opened } = dealDesk(() => house, reason);

beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

const inHours = (hours: number) => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString();
const toMeeting: DealPlace[] = [
  'members',
  'total',
  'contract-draft',
  'contract-reading',
  'signing',
  'appointment',
];

async function stand(number: string, ...places: DealPlace[]): Promise<StoodDeal> {
  const stood = await opened(number);
  await lead(stood, ...toMeeting, ...places);
  return stood;
}

const meet = (
  stood: StoodDeal,
  visit: object | undefined,
  from: DealPlace = 'appointment',
  to: DealPlace = 'appointment-made',
) => act('manager', stood, 'move', { from, to, reason, ...(visit && { visit }) });

describe('a visit', () => {
  it('is told to the buyer with its day, hour and place, and its hour is the term of his turn', async () => {
    const stood = await stand('01');
    const at = inHours(5);
    expect(await meet(stood, { at, place })).toBe('done');
    const deal = await dealOf(stood);
    expect(deal.turn).toMatchObject({ act: 'appointment-made', dueAt: at, visit: { at, place }, loss: null });
    expect((await deskOf(stood)).deal.turn.visit).toEqual({ at, place });
    const told = await stood.visitor.browser.get('/api/notification/list');
    expect(told.raw.body).toContain(place);
    expect(told.raw.body).toContain('по\u00a0Москве');
  });

  it('is moved to another hour at its step, and is over when the deal leaves it', async () => {
    const stood = await stand('02', 'appointment-made');
    const at = inHours(7);
    expect(await meet(stood, { at, place }, 'appointment-made', 'appointment-made')).toBe('done');
    const moved = await dealOf(stood);
    expect(moved.turn.visit).toEqual({ at, place });
    expect(moved.history[0]).toMatchObject({ event: 'move-visit', reason });
    expect(moved.course.filter(({ state }) => state === 'now')).toHaveLength(1);
    expect(await move('manager', stood, 'appointment-made', 'appointment')).toBe('done');
    expect((await dealOf(stood)).turn).toMatchObject({
      act: 'appointment',
      visit: null,
      loss: 'booking-ends',
    });
  });

  it('is refused without a day or a place, and in the past', async () => {
    const stood = await stand('04');
    for (const visit of [undefined, { at: inHours(-1), place }, { at: inHours(5), place: ' ' }])
      expect(await meet(stood, visit), JSON.stringify(visit)).toBe('422 VALIDATION');
    expect((await dealOf(stood)).place).toBe('appointment');
  });

  it('is refused at a step that has none', async () => {
    const stood = await opened('05');
    await lead(stood, 'members');
    expect(await meet(stood, { at: inHours(5), place }, 'members', 'exception')).toBe('422 VALIDATION');
  });
});
