import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppointmentsScene,
  book,
  freeTimes,
  hold,
  officeBody,
  viewOf,
} from '../../../../test/appointments-scene.ts';
import { figures } from '../../../../test/figures.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { saidOf } from '../../../../test/members-scene.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let scene: AppointmentsScene;
beforeAll(async () => {
  scene = await AppointmentsScene.open();
});
afterAll(() => scene?.server.close());

const blocks = (office: string) => `/api/office/appointments/offices/${office}/blocks`;

describe('hours of an office', () => {
  it('are data of the desk: what it closes is offered no more', async () => {
    const office = await scene.newOffice('Часы');
    const deal = await scene.deal();
    const { browser } = deal.owner;
    const before = await freeTimes(browser, deal.estate, office.id);
    const short = office.hours.map((one) => ({ ...one, to: '10:00' }));
    const saved = { ...officeBody('Часы'), id: office.id, hours: short };
    given(await scene.as('manager').act('/api/office/appointments/offices', saved));
    const after = await freeTimes(browser, deal.estate, office.id);
    expect([after.length > 0, after.length < before.length]).toEqual([true, true]);
    const own = [{ weekday: 1, from: '10:00', to: '09:00' }];
    const wrong = await scene.as('manager').act('/api/office/appointments/offices', { ...saved, hours: own });
    expect(saidOf(wrong)).toBe('422 VALIDATION');
  });

  it('leave out hosts who receive nobody, and take as one who is not of the staff', async () => {
    const office = await scene.newOffice('Люди');
    const deal = await scene.deal();
    const [host] = office.hosts;
    await scene.saveHost(office.id, { host: host?.host, active: false });
    expect(await freeTimes(deal.owner.browser, deal.estate, office.id)).toEqual([]);
    const path = `/api/office/appointments/offices/${office.id}/hosts`;
    const body = { host: deal.owner.id, hours: null, languages: ['ru'], active: true };
    expect(saidOf(await scene.as('admin').act(path, body))).toBe('422 VALIDATION');
  });

  it('are blocked for a time and opened again, never over a meeting', async () => {
    const office = await scene.newOffice('Перерыв');
    const deal = await scene.deal();
    const { browser } = deal.owner;
    const [time = '', next = ''] = await freeTimes(browser, deal.estate, office.id);
    given(await book(browser, deal.estate, office.id, time));
    const end = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString();
    const body = (from: string) => ({ host: null, from, to: end(from), reason: 'Учёба' });
    expect(saidOf(await scene.as('manager').act(blocks(office.id), body(time)))).toBe('409 SLOTS_BOOKED');
    const backwards = { ...body(next), to: next };
    expect(saidOf(await scene.as('manager').act(blocks(office.id), backwards))).toBe('422 VALIDATION');
    given(await scene.as('manager').act(blocks(office.id), body(next)));
    expect(await freeTimes(browser, deal.estate, office.id)).not.toContain(next);
    expect(saidOf(await hold(browser, deal.estate, office.id, next))).toBe('409 SLOT_TAKEN');
    const [block] = (await scene.office('Перерыв')).blocks;
    const lift = `/api/office/appointments/blocks/${block?.id}/lift`;
    given(await scene.as('manager').act(lift, {}));
    expect(await freeTimes(browser, deal.estate, office.id)).toContain(next);
    expect(saidOf(await scene.as('manager').act(lift, {}))).toBe('404 NOT_FOUND');
  });

  it('are not to be changed by who may not', async () => {
    const said = await scene.as('lawyer').act('/api/office/appointments/offices', officeBody('Чужой'));
    expect(saidOf(said)).toBe('409 ROLE_DENIED');
  });
});

describe('one time of one host', () => {
  it(`goes to one of ${figures.peopleForOneTime} who choose it at once, and the others are told of free ones`, async () => {
    const { id: office } = await scene.newOffice('Гонка');
    const deals = [];
    for (let made = 0; made < figures.peopleForOneTime; made += 1) deals.push(await scene.deal());
    const [first] = deals;
    if (!first) throw new Error('nobody races');
    const [time = ''] = await freeTimes(first.owner.browser, first.estate, office);
    const answers = await Promise.all(
      deals.map(({ owner, estate }) => hold(owner.browser, estate, office, time)),
    );
    const said = answers.map(saidOf).toSorted();
    expect(said).toEqual([...Array(deals.length - 1).fill('409 SLOT_TAKEN'), 'done']);
    for (const { status, body } of answers)
      if (status === 409) expect((body.data as unknown as { nearest: string[] }).nearest).toHaveLength(3);
    const views = await Promise.all(deals.map(({ owner, estate }) => viewOf(owner.browser, estate)));
    expect(views.filter(({ held }) => held !== null)).toHaveLength(1);
  });

  it(`has one winner in each of ${figures.racesForATime} races, who leaves his former time to others`, async () => {
    const { id: office } = await scene.newOffice('Гонки');
    const racers = [await scene.deal(), await scene.deal(), await scene.deal(), await scene.deal()];
    const [first] = racers;
    if (!first) throw new Error('nobody races');
    const times = (await freeTimes(first.owner.browser, first.estate, office)).slice(-60);
    const held = new Map<number, string>();
    for (let race = 0; race < figures.racesForATime; race += 1) {
      const time = times.find((one, at) => at >= race % times.length && ![...held.values()].includes(one));
      const answers = await Promise.all(
        racers.map(({ owner, estate }) => hold(owner.browser, estate, office, time ?? '')),
      );
      const said = answers.map(saidOf);
      expect(said.toSorted(), `race ${race}`).toEqual([...Array(3).fill('409 SLOT_TAKEN'), 'done']);
      held.set(said.indexOf('done'), time ?? '');
      // Nobody may choose more often than twice in a minute for long.
      scene.server.clock.advance(31);
    }
    const views = await Promise.all(racers.map(({ owner, estate }) => viewOf(owner.browser, estate)));
    const kept = views.flatMap((view) => (view.held ? [view.held.at] : []));
    expect(kept).toHaveLength(new Set(kept).size);
  }, 120_000);

  it('is one by the database itself, whatever the program does', async () => {
    const { rows } = await scene.server.context.db.execute<{ id: string }>(sql`
      select t.appointment_id as id from appointment_times t limit 1`);
    const twice = scene.server.context.db.execute(sql`
      with other as (
        insert into appointments select gen_random_uuid(), deal_id, gen_random_uuid(), 0, channel, office_id, host_id,
          starts_at, ends_at, 'kept', language, wishes, comes, user_id, state_at, null
        from appointments where id = ${rows[0]?.id} returning id, host_id, starts_at, ends_at)
      insert into appointment_times select id, host_id, starts_at, ends_at, null from other`);
    await expect(twice).rejects.toMatchObject({ cause: { code: '23P01' } });
  });
});
