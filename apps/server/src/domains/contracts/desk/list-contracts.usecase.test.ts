import type { listContracts } from '@novosel/contract/contracts/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf } from '../../../../test/members-scene.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { sql } from '../../../platform/database/drizzle.ts';

type Room = AnswerOf<typeof listContracts>['data'];

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const room = async (): Promise<Room> => given<Room>(await scene.lawyer.get('/api/office/contracts'));
const papersOf = async ({ deal }: SceneDeal) => (await room()).papers.filter((one) => one.deal === deal);

/** A deal whose owner has sent his papers. */
async function sent(): Promise<SceneDeal> {
  const deal = await scene.deal();
  given(await deal.sendPapers());
  return deal;
}

describe('the lawyer’s room', () => {
  it('lists members whose papers wait and those to whom they were returned, with what and since when', async () => {
    const deal = await sent();
    const member = await deal.me();
    expect(await papersOf(deal)).toMatchObject([
      { member, name: 'Дольщикова Анна', state: 'sent', returned: [], dueAt: expect.any(String) },
    ]);
    given(await deal.decide(member, [{ field: 'snils', reason: 'mismatch', note: '' }]));
    const { since } = { ...(await deal.member(member)) };
    expect(await papersOf(deal)).toMatchObject([{ member, state: 'returned', returned: ['snils'], since }]);
    const later = await sent();
    await scene.server.context.db.execute(sql`update deals set due_at = null where id = ${later.deal}`);
    const states = (await room()).papers.map(({ state }) => state);
    expect(states, 'what waits for the desk stands first').toEqual([...states].sort().reverse());
    given(await deal.sendPapers());
    await deal.acceptAll();
    await later.acceptAll();
    expect([...(await papersOf(deal)), ...(await papersOf(later))]).toEqual([]);
  });

  it('forgets papers of a deal that is closed', async () => {
    const deal = await sent();
    given(await deal.owner.browser.act(`/api/booking/${deal.estate}/cancel`, {}));
    expect(await papersOf(deal)).toEqual([]);
  });

  it('has contracts by the day on which they are due', async () => {
    const [later, sooner] = [await sent(), await sent()];
    for (const [deal, days] of [
      [later, 5],
      [sooner, 4],
    ] as const) {
      await deal.acceptAll();
      await deal.confirmTotal();
      const promised = { day: dayIn(scene.server, days), reason: 'Ждём выписку' };
      expect(
        saidOf(await scene.lawyer.act(`/api/office/deals/${deal.deal}/contract/promise`, promised)),
      ).toBe('done');
    }
    expect((await room()).items.map(({ deal }) => deal)).toEqual([sooner.deal, later.deal]);
  });
});
