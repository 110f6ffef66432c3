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
  weekOf,
} from '../../../test/appointments-scene.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { saidOf, titlesOf, wrongIn } from '../../../test/members-scene.ts';

let scene: AppointmentsScene;
beforeAll(async () => {
  scene = await AppointmentsScene.open();
});
afterAll(() => scene?.server.close());

const hourMs = 3_600_000;
const tenMinutes = 10 * 60 + 1;

describe('a meeting for signing', () => {
  it('is held with all that was chosen, then made: the deal and both pages name one hour and place', async () => {
    const { id: office } = await scene.newOffice('Офис первый');
    const deal = await scene.deal();
    const { browser } = deal.owner;
    const [time = ''] = await freeTimes(browser, deal.estate, office);
    given(await hold(browser, deal.estate, office, time, { wishes: ['step-free'] }));
    const { held, visit, minutes, papers } = await viewOf(browser, deal.estate);
    expect(held).toMatchObject({ at: time, wishes: ['step-free'], state: 'held', comes: [deal.owner.id] });
    expect({ visit, minutes, papers }).toMatchObject({
      visit: null,
      minutes: 60,
      papers: [{ paper: 'passport' }],
    });
    given(await make(browser, deal.estate));
    const place = 'Офис первый: Гаванская, 14';
    const { turn } = await dealView(deal);
    expect(turn).toMatchObject({ act: 'appointment-made', visit: { at: time, place }, dueAt: time });
    const after = await viewOf(browser, deal.estate);
    expect(after).toMatchObject({
      held: null,
      place: 'appointment-made',
      visit: { at: time, sequence: 0, movesLeft: 3 },
    });
    const told = await titlesOf(deal.owner);
    expect(told[0]).toContain('ждём вас на подписание');
  });

  it('is shown to every party of the deal, and to no other', async () => {
    const { id: office } = await scene.newOffice('Офис второй');
    const { deal, other } = await scene.pair();
    const { browser } = deal.owner;
    const [time = ''] = await freeTimes(browser, deal.estate, office);
    given(await book(browser, deal.estate, office, time));
    expect((await viewOf(other.browser, deal.estate)).visit).toMatchObject({ at: time });
    const { browser: stranger } = await scene.members.guest();
    const path = `/api/deals/${deal.estate}/appointment`;
    expect(saidOf(await stranger.get(path))).toBe('404 NOT_FOUND');
    expect(saidOf(await stranger.get(`${path}/slots?office=${office}&language=ru`))).toBe('404 NOT_FOUND');
    const body = { channel: 'office', office, at: time, language: 'ru', wishes: [], comes: [1] };
    expect(saidOf(await stranger.act(`${path}/hold`, body))).toBe('404 NOT_FOUND');
  });

  it('is refused to who waits for no signature, to signers who do not come, and outside of the hours', async () => {
    const { id: office } = await scene.newOffice('Офис третий');
    const { deal } = await scene.pair();
    const { browser } = deal.owner;
    const [time = ''] = await freeTimes(browser, deal.estate, office);
    const half = new Date(Date.parse(time) + hourMs / 2).toISOString();
    const late = new Date(Date.parse(time) + 60 * 24 * hourMs).toISOString();
    for (const wrong of [half, late])
      expect(saidOf(await hold(browser, deal.estate, office, wrong))).toBe('409 SLOT_CLOSED');
    const alone = await hold(browser, deal.estate, office, time, { comes: [deal.owner.id] });
    expect([saidOf(alone), wrongIn(alone)]).toEqual(['422 VALIDATION', ['comes']]);
    await scene.stand(deal, 'signing');
    expect(saidOf(await hold(browser, deal.estate, office, time))).toBe('409 STEP_WRONG');
  });

  it('is chosen by a party when the signature is due, and at no other step', async () => {
    const { deal, other } = await scene.pair();
    const path = `/api/deals/${deal.estate}/appointment/paper`;
    expect(saidOf(await other.browser.act(path, {}))).toBe('409 STEP_WRONG');
    await scene.stand(deal, 'signing');
    given(await other.browser.act(path, {}));
    const { place, channels } = await viewOf(deal.owner.browser, deal.estate);
    expect([place, channels]).toEqual(['appointment', expect.arrayContaining(['office', 'call'])]);
    expect((await dealView(deal)).history[0]).toMatchObject({ event: 'choose-paper', actor: 'buyer' });
  });

  it('by other channels is a talk: the deal stays where it is', async () => {
    const { id: office } = await scene.newOffice('Офис четвёртый');
    const { deal } = await scene.pair();
    const { browser } = deal.owner;
    const [time = ''] = await freeTimes(browser, deal.estate, office);
    given(await book(browser, deal.estate, office, time, { channel: 'Zoom', comes: [deal.owner.id] }));
    const { place, talk, visit } = await viewOf(browser, deal.estate);
    expect({ place, talk, visit }).toMatchObject({
      place: 'appointment',
      talk: { channel: 'Zoom' },
      visit: null,
    });
    expect((await titlesOf(deal.owner))[0]).toContain('вы записаны');
    given(await cancel(browser, deal.estate, talk?.id ?? ''));
    expect((await titlesOf(deal.owner))[0]).toContain('встреча отменена');
    expect(await freeTimes(browser, deal.estate, office)).toContain(time);
  });

  it('is kept for ten minutes and no longer: then others may have its time', async () => {
    const { id: office } = await scene.newOffice('Офис пятый');
    const [deal, other] = [await scene.deal(), await scene.deal()];
    const [time = ''] = await freeTimes(deal.owner.browser, deal.estate, office);
    given(await hold(deal.owner.browser, deal.estate, office, time));
    const held = (await viewOf(deal.owner.browser, deal.estate)).held?.id ?? '';
    const refused = await hold(other.owner.browser, other.estate, office, time);
    expect(saidOf(refused)).toBe('409 SLOT_TAKEN');
    const { nearest } = refused.body.data as unknown as { nearest: string[] };
    expect(nearest).toHaveLength(3);
    const free = await freeTimes(other.owner.browser, other.estate, office);
    for (const one of nearest) expect(free).toContain(one);
    await scene.pass(tenMinutes, deal.owner, other.owner);
    given(await book(other.owner.browser, other.estate, office, time));
    const late = await deal.owner.browser.act(`/api/deals/${deal.estate}/appointment/make`, { held });
    expect(saidOf(late)).toBe('409 SLOT_HOLD_OVER');
  });

  it('ends with the booking: later days say so', async () => {
    const { id: office } = await scene.newOffice('Офис шестой');
    const deal = await scene.deal();
    const { browser } = deal.owner;
    const until = Date.parse((await viewOf(browser, deal.estate)).until ?? '');
    const from = new Date(until - 2 * 24 * hourMs).toISOString().slice(0, 10);
    const { days } = await weekOf(browser, deal.estate, office, 'ru', from);
    expect(days.at(-1)?.closed).toMatch(/after-end|holiday/);
    for (const { at } of days.flatMap(({ slots }) => slots))
      expect(Date.parse(at) + hourMs).toBeLessThanOrEqual(until);
  });

  it('is offered in a language that a host speaks', async () => {
    const { id: office } = await scene.newOffice('Офис седьмой');
    const deal = await scene.deal();
    const free = async (language: string) =>
      (await weekOf(deal.owner.browser, deal.estate, office, language)).days
        .flatMap(({ slots }) => slots)
        .some((slot) => slot.free);
    expect([await free('ru'), await free('en')]).toEqual([true, false]);
  });
});
