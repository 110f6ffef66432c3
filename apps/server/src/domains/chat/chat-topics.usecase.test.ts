import { randomUUID } from 'node:crypto';
import type { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../test/chat-scene.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { giveTrust } from '../../../test/people/trust.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { dealParties, deals } from '../deals/deals.tables.ts';
import { delegations } from '../delegates/delegates.tables.ts';

let house: House;
let scene: ChatScene;
let deal: StoodDeal;
let buyer: Browser;
const desk = dealDesk(() => house, 'Проверяем чат');
beforeAll(async () => {
  house = await openHouse();
  scene = openScene(house);
  deal = await desk.opened('04');
  buyer = deal.visitor.browser;
  await desk.enter();
});
afterAll(() => house?.shut());

const about = async (who: Browser, estate: number) => {
  const guid = await scene.guid(who);
  return scene.sendWith(who, guid, 'Вопрос', { estate });
};
const numberOf = async () => (await desk.dealOf(deal)).number;
const principalId = async () => ((await buyer.get('/api/users')).body as unknown as User).id;

describe('a message about a deal', () => {
  it('keeps the deal and the act that it waits for, and goes on being about it as it was then', async () => {
    const sent = await about(buyer, deal.estate);
    const topic = { number: await numberOf(), act: 'parameters' };
    expect(sent.body.data).toMatchObject({ topic });
    // Only the desk gets the ID of the booking.
    expect(sent.raw.body).not.toContain(deal.booking);
    await desk.lead(deal, 'members');
    const [first] = await scene.messages(buyer, await scene.guid(buyer));
    expect(first?.topic).toEqual(topic);
    const next = await about(buyer, deal.estate);
    expect(next.body.data).toMatchObject({ topic: { act: 'members' } });
  });

  it('is shown at the desk with the way to the deal, also in the list', async () => {
    const guid = await scene.guid(buyer);
    await scene.send(buyer, guid, 'И ещё');
    const topic = { booking: deal.booking, number: await numberOf(), act: 'members' };
    const seen = await scene.deskMessages(desk.as('manager'), guid);
    expect(seen.map((message) => message.topic?.act ?? null)).toEqual(['parameters', 'members', null]);
    expect(seen[1]?.topic).toEqual(topic);
    const list = given<AnswerOf<typeof deskChats>['data']>(
      await desk.as('support').get('/api/office/chats?state=waiting'),
    );
    expect(list.items.find((item) => item.guid === guid)).toMatchObject({ topic, text: 'И ещё' });
  });

  it('of another is refused as of a deal of nobody', async () => {
    const stranger = await house.visit('05');
    const refused = await about(stranger.browser, deal.estate);
    expect([refused.status, refused.body.code]).toEqual([404, 'CHAT_DEAL_ABSENT']);
    const nothing = await about(stranger.browser, 2_147_483_600);
    expect(nothing.raw.body).toBe(refused.raw.body);
    expect(await scene.messages(stranger.browser, await scene.guid(stranger.browser))).toEqual([]);
  });

  it('may be written by a member of the deal', async () => {
    const member = await makePerson(house);
    const theirs = await member.signIn();
    expect((await about(theirs, deal.estate)).status).toBe(404);
    const { db } = house.context;
    const [row] = await db.select().from(deals).where(eq(deals.bookingId, deal.booking));
    const since = house.clock.now();
    await db
      .insert(dealParties)
      .values({ id: randomUUID(), dealId: row?.id ?? '', userId: member.id, role: 'member', since });
    expect((await about(theirs, deal.estate)).body.data).toMatchObject({ topic: { act: 'members' } });
  });

  it('may be written by who is trusted with it, while he is; what he wrote stays', async () => {
    const friend = await makePerson(house);
    const theirs = await friend.signIn();
    const trust = await giveTrust(house, await principalId(), friend);
    expect((await about(theirs, deal.estate)).body.data).toMatchObject({ topic: { act: 'members' } });
    const endedAt = house.clock.now();
    await house.context.db.update(delegations).set({ endedAt }).where(eq(delegations.id, trust));
    expect((await about(theirs, deal.estate)).body.code).toBe('CHAT_DEAL_ABSENT');
    const kept = await scene.messages(theirs, await scene.guid(theirs));
    expect(kept.map(({ topic }) => topic?.number)).toEqual([await numberOf()]);
  });

  it('that was kept is answered as it was, also when the writer no longer sees the deal (promise 51)', async () => {
    const friend = await makePerson(house);
    const theirs = await friend.signIn();
    const trust = await giveTrust(house, await principalId(), friend);
    const guid = await scene.guid(theirs);
    const id = randomUUID();
    const first = await scene.sendWith(theirs, guid, 'Вопрос', { id, estate: deal.estate });
    await house.context.db.delete(delegations).where(eq(delegations.id, trust));
    const again = await scene.sendWith(theirs, guid, 'Вопрос', { id, estate: deal.estate });
    expect([again.status, again.raw.body]).toEqual([200, first.raw.body]);
  });
});

describe('a manager', () => {
  it('writes about a deal of the buyer, and not of another', async () => {
    const guid = await scene.guid(buyer);
    const other = await desk.opened('06');
    const manager = desk.as('manager');
    const ours = await scene.answerWith(manager, guid, 'По вашей сделке', { booking: deal.booking });
    expect(ours.body.data).toMatchObject({ topic: { booking: deal.booking, act: 'members' } });
    for (const booking of [other.booking, randomUUID()]) {
      const refused = await scene.answerWith(manager, guid, 'По чужой', { booking });
      expect([refused.status, refused.body.code]).toEqual([404, 'CHAT_DEAL_ABSENT']);
    }
  });
});
