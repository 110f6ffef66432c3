import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppointmentsScene,
  book,
  cancel,
  dealView,
  freeTimes,
  hold,
  make,
  viewOf,
} from '../../../test/appointments-scene.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { type SceneDeal, saidOf, titlesOf } from '../../../test/members-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { remindOfMeetings } from './remind.ts';

let scene: AppointmentsScene;
beforeAll(async () => {
  scene = await AppointmentsScene.open();
});
afterAll(() => scene?.server.close());

const hours = 3600;

/** A deal with a visit, and the free times that are left. */
async function visited(
  name: string,
): Promise<{ deal: SceneDeal; office: string; time: string; free: string[] }> {
  const { id: office } = await scene.newOffice(name);
  const deal = await scene.deal();
  const [time = '', ...free] = await freeTimes(deal.owner.browser, deal.estate, office);
  given(await book(deal.owner.browser, deal.estate, office, time));
  return { deal, office, time, free };
}

/** Seconds from now to a moment, less so many hours. */
const until = (time: string, before = 0) =>
  (Date.parse(time) - scene.server.clock.now().getTime()) / 1000 - before * hours;

const auditOf = async ({ deal }: SceneDeal): Promise<string[]> => {
  const { rows } = await scene.server.context.db.execute<{ action: string }>(sql`
    select action from audit_records where subject = ${`deal:${deal}`} and action like 'appointments.%' order by id`);
  return rows.map(({ action }) => action.replace('appointments.', ''));
};

describe('a visit that is made', () => {
  it('is moved three times: each frees the former time and raises the number of its calendar entry', async () => {
    const { deal, office, time, free } = await visited('Перенос');
    const { browser } = deal.owner;
    const { uid } = { ...(await viewOf(browser, deal.estate)).visit };
    const times = free.slice(8, 11);
    for (const [done, next] of times.entries()) {
      given(await book(browser, deal.estate, office, next));
      const { visit } = await viewOf(browser, deal.estate);
      expect(visit).toMatchObject({ at: next, uid, sequence: done + 1, movesLeft: 2 - done });
    }
    expect((await dealView(deal)).turn.visit?.at).toBe(times[2]);
    expect((await dealView(deal)).history[0]).toMatchObject({ event: 'move-visit', actor: 'buyer' });
    expect(await freeTimes(browser, deal.estate, office)).toContain(time);
    expect(saidOf(await hold(browser, deal.estate, office, time))).toBe('409 VISIT_MOVES_SPENT');
    expect(await auditOf(deal)).toEqual(['hold', 'make', ...Array(3).fill(['hold', 'move']).flat()]);
  });

  it('is cancelled: the time is free at once, the turn comes back, the booking does not grow', async () => {
    const { deal, office, time } = await visited('Отмена');
    await scene.stand(deal, 'appointment-made', 2);
    const { browser } = deal.owner;
    const before = (await viewOf(browser, deal.estate)).until;
    given(await cancel(browser, deal.estate, (await viewOf(browser, deal.estate)).visit?.id ?? ''));
    const { place, visit, last, until: after } = await viewOf(browser, deal.estate);
    expect({ place, visit, last }).toMatchObject({
      place: 'appointment',
      visit: null,
      last: { state: 'cancelled' },
    });
    expect(after).toBe(before);
    await scene.stand(deal, 'appointment');
    expect(await freeTimes(browser, deal.estate, office)).toContain(time);
    expect((await dealView(deal)).history[0]).toMatchObject({ reason: 'Покупатель отменил встречу' });
  });

  it('is changed four hours before at the latest', async () => {
    const { deal, office, time, free } = await visited('Поздно');
    await scene.pass(until(time, 4) + 60, deal.owner);
    const { browser } = deal.owner;
    const { visit } = await viewOf(browser, deal.estate);
    expect(saidOf(await cancel(browser, deal.estate, visit?.id ?? ''))).toBe('409 VISIT_LATE');
    expect(saidOf(await hold(browser, deal.estate, office, free.at(-1) ?? ''))).toBe('409 VISIT_LATE');
  });

  it('is reminded of a day and two hours before, and not after', async () => {
    const { deal, office, free } = await visited('Напоминания');
    given(await book(deal.owner.browser, deal.estate, office, free.at(-1) ?? ''));
    const told = async () => (await titlesOf(deal.owner)).filter((title) => title.includes('встреча'));
    const sweep = () => remindOfMeetings(scene.server.context);
    await sweep();
    expect(await told()).toEqual([]);
    const time = free.at(-1) ?? '';
    await scene.pass(until(time, 24) + 60, deal.owner);
    await sweep();
    await sweep();
    expect(await told()).toEqual([expect.stringContaining('встреча завтра')]);
    await scene.pass(until(time, 2) + 60, deal.owner);
    await sweep();
    expect(await told()).toHaveLength(2);
    await scene.pass(until(time) + 60, deal.owner);
    await sweep();
    expect(await told()).toHaveLength(2);
  });

  it('ends with what the desk records of the deal alone', async () => {
    const { deal, office, time } = await visited('Без встречи');
    const body = { from: 'appointment-made', to: 'exception', reason: 'Решаем отдельно' };
    given(await scene.as('manager').act(`/api/office/deals/${deal.deal}/move`, body));
    expect((await viewOf(deal.owner.browser, deal.estate)).last).toMatchObject({ state: 'cancelled' });
    await scene.stand(deal, 'appointment');
    expect(await freeTimes(deal.owner.browser, deal.estate, office)).toContain(time);
  });
});

describe('how a visit went', () => {
  it('is not recorded before it has begun', async () => {
    const { deal } = await visited('Рано');
    const { visit } = await viewOf(deal.owner.browser, deal.estate);
    expect(saidOf(await scene.marked(visit?.id ?? '', 'kept'))).toBe('409 VISIT_NOT_YET');
  });

  it('signed on paper: the deal goes to its registration, by who may record that', async () => {
    const { deal, time } = await visited('Подписан');
    await scene.pass(until(time) + 60, deal.owner);
    const meeting = (await viewOf(deal.owner.browser, deal.estate)).visit?.id ?? '';
    const listed = (await scene.calendar(time.slice(0, 10))).meetings.find(({ id }) => id === meeting);
    expect(listed).toMatchObject({
      comes: ['Дольщикова Анна'],
      marks: ['kept', 'missed-by-guest', 'missed-by-host'],
    });
    expect(saidOf(await scene.marked(meeting, 'signed', 'manager'))).toBe('409 ROLE_DENIED');
    given(await scene.marked(meeting, 'kept', 'manager'));
    given(await scene.marked(meeting, 'signed', 'lawyer'));
    expect((await dealView(deal)).place).toBe('registration');
    expect((await viewOf(deal.owner.browser, deal.estate)).last?.state).toBe('signed');
    expect(saidOf(await scene.marked(meeting, 'missed-by-guest'))).toBe('409 STEP_WRONG');
  });

  it('missed by the guest: the turn comes back to him with a new term', async () => {
    const { deal, time } = await visited('Не пришли');
    await scene.pass(until(time) + 60, deal.owner);
    const { visit } = await viewOf(deal.owner.browser, deal.estate);
    given(await scene.marked(visit?.id ?? '', 'missed-by-guest'));
    const { place, last, held } = await viewOf(deal.owner.browser, deal.estate);
    expect({ place, last, held }).toMatchObject({
      place: 'appointment',
      last: { state: 'missed-by-guest' },
      held: null,
    });
  });

  it('missed by the host: he is told that we are sorry, and a new time is kept for him, which he confirms', async () => {
    const { deal, time } = await visited('Не приняли');
    await scene.pass(until(time) + 60, deal.owner);
    const { browser } = deal.owner;
    const { visit } = await viewOf(browser, deal.estate);
    given(await scene.marked(visit?.id ?? '', 'missed-by-host'));
    const { held, last } = await viewOf(browser, deal.estate);
    expect(last?.state).toBe('missed-by-host');
    expect(held).toMatchObject({ apology: true, state: 'held' });
    expect(await titlesOf(deal.owner)).toContainEqual(expect.stringContaining('мы не смогли вас принять'));
    given(await make(browser, deal.estate));
    expect((await viewOf(browser, deal.estate)).visit).toMatchObject({ at: held?.at, movesLeft: 3 });
  });
});
