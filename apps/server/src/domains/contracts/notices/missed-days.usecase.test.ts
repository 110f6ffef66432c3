import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf, titlesOf } from '../../../../test/members-scene.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { tellMissedDays } from '../../deals/terms/tell-missed-days.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const day = 86_400;
/** How often the buyer was told, and how often the history of his deal says it. */
const times = async ({ owner, estate }: SceneDeal): Promise<[number, number]> => {
  await scene.again(owner);
  const titles = await titlesOf(owner);
  const { history } = given<DealView>(await owner.browser.get(`/api/deals/${estate}`));
  return [
    titles.filter((title) => title.endsWith('договор не готов')).length,
    history.filter(({ event }) => event === 'miss-contract').length,
  ];
};
const promise = (deal: SceneDeal, days: number) =>
  scene.lawyer.act(`/api/office/deals/${deal.deal}/contract/promise`, {
    day: dayIn(scene.server, days),
    reason: 'Ждём выписку из банка',
  });

describe('a later day of a contract that passes without it', () => {
  it('is told to the buyer once, again for the next day, and stands as overdue in the desk’s queue', async () => {
    const deal = await scene.deal();
    given(await deal.sendPapers());
    await deal.acceptAll();
    await deal.confirmTotal();
    expect(saidOf(await promise(deal, 1))).toBe('done');
    await tellMissedDays(scene.server.context);
    expect(await times(deal), 'before it has passed').toEqual([0, 0]);

    await scene.pass(2 * day);
    await tellMissedDays(scene.server.context);
    await tellMissedDays(scene.server.context);
    expect(await times(deal)).toEqual([1, 1]);
    const { items } = given<{ items: QueueItem[] }>(await scene.lawyer.get('/api/office/queue?turn=staff'));
    const { turn } = { ...items.find((one) => one.deal === deal.deal) };
    expect(turn?.act).toBe('contract-late');
    expect(Date.parse(turn?.dueAt ?? '')).toBeLessThan(scene.server.clock.now().getTime());

    expect(saidOf(await promise(deal, 1))).toBe('done');
    await tellMissedDays(scene.server.context);
    expect(await times(deal)).toEqual([1, 1]);
    await scene.pass(2 * day);
    await tellMissedDays(scene.server.context);
    expect(await times(deal)).toEqual([2, 2]);
  });
});
