import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { Friend } from '@novosel/contract/loyalty/recommendations.ts';
import type { OwedReward } from '@novosel/contract/loyalty/reward-endpoints.ts';
import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { usualWay } from '../../../../test/deal-desk.ts';
import { dealOfBooking } from '../../../../test/deal-of-booking.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { stepOfApps, stepOfPeople } from '../../../../test/step-of-people.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { recommendations } from '../loyalty.tables.ts';

let house: House;
let anna: Browser;
let friend: Visitor;
let number = 1;
beforeAll(async () => {
  house = await openHouse();
  anna = await house.buyer('01');
});
afterAll(() => house?.shut());
beforeEach(async () => {
  const idOf = async (phone: string) =>
    Number((await house.context.db.execute(sql`select id from users where phone = ${phone}`)).rows[0]?.id);
  number += 1;
  friend = await house.visit(`0${number}`);
  await house.context.db.delete(recommendations);
  await house.context.db.insert(recommendations).values({
    id: crypto.randomUUID(),
    userId: await idOf('79000000001'),
    friendId: await idOf(friend.phone.slice(1)),
    rewardKopecks: 1_500_000,
    registeredAt: house.clock.now(),
  });
});

const seen = async (browser = anna) =>
  ((await browser.get('/api/bonus/recommendations')).body.data as unknown as { friends: Friend[] }).friends;
const stages = async () =>
  (await seen()).map(({ stage, rewardStep }) => (rewardStep ? `${stage} ${rewardStep}` : stage));
const notices = async (browser: Browser) =>
  ((await browser.get('/api/notification/list')).body.data as unknown as { title: string }[])
    .map(({ title }) => title.replaceAll('\u00a0', ' '))
    .filter((title) => title.startsWith('Покупка друга'));

interface Booked {
  readonly estate: number;
  readonly booking: string;
}

/** @returns the deal of the friend's booking */
async function booked(): Promise<Booked> {
  const estate = await house.estate();
  await friend.toPayment(estate, 'free');
  return { estate, booking: (await friend.page(estate)).booking?.id ?? '' };
}

async function lead({ booking, estate }: Booked, ...places: DealPlace[]): Promise<void> {
  house.clock.advance(61);
  const desk = await enterDesk(house, 'admin');
  const deal = await dealOfBooking(house, booking);
  for (const [nth, to] of places.slice(1).entries()) {
    const from = places[nth] ?? 'parameters';
    if (await stepOfApps(house.context, { deal, from, to })) continue;
    const body = { from, to, reason: 'Акт № 7' };
    const own = await stepOfPeople(friend.browser, () => desk, { estate, deal, from, to });
    const status = own ?? (await desk.act(`/api/office/deals/${deal}/move`, body)).status;
    expect([to, status]).toEqual([to, 200]);
  }
}

it('[S1-18, S4.1-16] the reward is owed once the friend’s contract has left the registry, as it was promised, and is told of', async () => {
  const bought = await booked();
  const { estate, booking } = bought;
  expect(await stages()).toEqual(['booked']);
  await lead(
    bought,
    'parameters',
    'members',
    'total',
    'contract-draft',
    'contract-reading',
    'signing',
    'counter-signing',
    'registration',
  );
  expect([await stages(), await notices(anna)]).toEqual([['booked'], []]);
  await lead(bought, 'registration', 'funding');
  expect(await stages()).toEqual(['bought preload_documents']);
  expect((await seen())[0]?.rewardKopecks).toBe(1_500_000);
  expect(await notices(anna)).toEqual(['Покупка друга состоялась: вам 15 000 руб.']);
  expect(await notices(friend.browser)).toEqual([]);
  const { raw } = await anna.get('/api/bonus/recommendations');
  expect(raw.body).not.toContain(booking);
  expect(raw.body).not.toMatch(new RegExp(`\\b${estate}\\b`));
  expect(await seen(friend.browser)).toEqual([]);
});

it('[S1-18] a second flat of the same friend earns nothing more', async () => {
  const places: DealPlace[] = ['parameters', ...usualWay];
  await lead(await booked(), ...places);
  const [first] = await seen();
  await lead(await booked(), ...places);
  expect(await seen()).toEqual([first]);
});

it('[S1-18] a booking that is given up earns nothing, and the next one counts', async () => {
  const { estate } = await booked();
  expect((await friend.act(estate, 'cancel', {})).status).toBe(200);
  expect(await stages()).toEqual(['registered']);
  await booked();
  expect(await stages()).toEqual(['booked']);
});

describe('[S4.1-16] the desk moves a reward on', () => {
  const reason = 'Платёжное поручение № 7';
  const owed = async () => {
    await house.context.db.execute(
      sql`update recommendations set earned_at = now(), step = 'preload_documents' where friend_id is not null`,
    );
    house.clock.advance(61);
    const desk = await enterDesk(house, 'accountant');
    const [reward] = ((await desk.get('/api/office/rewards')).body.data as unknown as { items: OwedReward[] })
      .items;
    const move = (from: RewardStep, to: RewardStep) =>
      desk.act(`/api/office/rewards/${reward?.id}/move`, { from, to, reason });
    return { desk, reward, move };
  };

  it('from the first step to the pay-out: the buyer is told of what we do, and the log has each', async () => {
    const { desk, reward, move } = await owed();
    expect(reward).toMatchObject({ kopecks: 1_500_000, step: 'preload_documents' });
    const way: RewardStep[] = [
      'preload_documents',
      'sent',
      'upload_documents',
      'documents_under_review',
      'sign',
      'developer_sign',
      'reward_awaits',
      'paid_out',
    ];
    for (const [nth, to] of way.slice(1).entries())
      expect([to, (await move(way[nth] ?? to, to)).status]).toEqual([to, 200]);
    expect(await stages()).toEqual(['bought paid_out']);
    const told = (await anna.get('/api/notification/list')).raw.body;
    expect(told).toContain('Деньги отправлены.');
    expect(told.match(/Вознаграждение за друга/g)).toHaveLength(4);
    expect((await desk.get('/api/office/rewards')).body.data).toMatchObject({ items: [] });
    const { rows } = await house.context.db.execute(
      sql`select details from audit_records where action = 'loyalty.move-reward' and details->>'reward' = ${reward?.id}`,
    );
    expect(rows).toHaveLength(7);
  });

  it('by the table alone: neither a leap, nor twice, nor what is not owed, nor for anybody else', async () => {
    const { reward, move } = await owed();
    const codes = async (from: RewardStep, to: RewardStep) => (await move(from, to)).body.code;
    expect(await codes('preload_documents', 'paid_out')).toBe('STEP_WRONG');
    expect(await codes('reward_awaits', 'paid_out')).toBe('STEP_WRONG');
    const both = await Promise.all([codes('preload_documents', 'sent'), codes('preload_documents', 'sent')]);
    expect(both.sort()).toEqual(['STEP_WRONG', undefined]);
    house.clock.advance(61);
    const manager = await enterDesk(house, 'manager');
    const answer = await manager.act(`/api/office/rewards/${reward?.id}/move`, {
      from: 'sent',
      to: 'upload_documents',
      reason,
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'ROLE_DENIED']);
    await house.context.db.execute(sql`update recommendations set earned_at = null, step = null`);
    expect(await codes('sent', 'upload_documents')).toBe('NOT_FOUND');
  });
});
