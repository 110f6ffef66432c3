import { deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { dealDesk, usualWay } from '../../../test/deal-desk.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';

let house: House;
let desk: Browser;
let unpaid: string;
let signed: string;
let paid: string;
let gone: string;

beforeAll(async () => {
  house = await openHouse();
  desk = await enterDesk(house, 'support');
  const [first, second, third, fourth] = await Promise.all(
    ['01', '02', '03', '04'].map((one) => house.visit(one)),
  );
  const estates = [
    await house.estate(),
    await house.estate(),
    await house.estate(),
    await house.estate(),
  ] as const;
  await third?.toPayment(estates[2], 'free');
  await second?.toPayment(estates[1]);
  await fourth?.begin(estates[3]);
  await fourth?.act(estates[3], 'cancel', {});
  house.clock.advance(1);
  await first?.begin(estates[0]);
  const id = async (visitor: typeof first, estate: number) =>
    (await visitor?.page(estate))?.booking?.id ?? '';
  unpaid = await id(first, estates[0]);
  signed = await id(second, estates[1]);
  paid = await id(third, estates[2]);
  gone = await id(fourth, estates[3]);
});
afterAll(() => house?.shut());

type Answer = AnswerOf<typeof deskQueue>['data'];
async function queue(query: Record<string, string> = {}, browser = desk): Promise<Answer> {
  const answer = await browser.get(`${deskQueue.path}?${new URLSearchParams(query)}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as Answer;
}
const found = async (text: string) => (await queue({ text })).items.map(({ booking }) => booking);

const { enter, lead, move, opened } = dealDesk(() => house, 'Акт № 7');

describe('the queue of the desk', () => {
  it('stands by the term, the nearest first, with whose turn it is', async () => {
    const { items, next, counts } = await queue();
    expect(items.map(({ booking }) => booking)).toEqual([signed, unpaid, paid]);
    expect(items.map(({ turn }) => [turn.turn, turn.act])).toEqual([
      ['buyer', 'payment'],
      ['buyer', 'passport'],
      ['buyer', 'parameters'],
    ]);
    const due = items.map(({ turn }) => turn.dueAt ?? '');
    expect([...due].sort()).toEqual(due);
    expect(items[0]?.estate.kind).toBe('flat');
    expect(next).toBeNull();
    expect(counts).toEqual({ all: 3, buyer: 3, staff: 0, bank: 0, registry: 0 });
  });

  it('counts a payment for the buyer while he has to confirm it, and for the bank when it does not answer', async () => {
    const visitor = await house.visit('05');
    const estate = await house.estate();
    await visitor.toPayment(estate);
    await visitor.pay(estate);
    expect((await queue({ turn: 'buyer' })).items.map(({ state }) => state)).toContain('paying');

    const other = await house.visit('06');
    const elsewhere = await house.estate();
    await other.toPayment(elsewhere);
    await house.outside.fault({ target: 'payments.create', mode: '500', count: 50 });
    await other.pay(elsewhere);
    const { items, counts } = await queue({ turn: 'bank' });
    expect(items.map(({ estate: { id } }) => id)).toEqual([elsewhere]);
    expect(counts.bank).toBe(1);
    expect((await queue({ turn: 'registry' })).items).toEqual([]);
  });

  it('finds by surname with either е or ё, phone, number and flat', async () => {
    const [item] = (await queue()).items.filter(({ booking }) => booking === unpaid);
    if (!item) throw new Error('the queue lost a booking');
    const [surname = ''] = item.buyer.split(' ');
    expect(await found(surname.toUpperCase())).toContain(unpaid);
    expect(await found(surname.replaceAll('ё', 'е'))).toContain(unpaid);
    expect(await found(item.buyer.split(' ').reverse().join(' '))).toContain(unpaid);
    expect(await found('Королёва Анна Сергеевна')).toEqual([unpaid]);
    expect(await found('8 900 000-00-01')).toEqual([unpaid]);
    expect(await found('тел. \u202a+7 900 000-00-01\u202c')).toEqual([unpaid]);
    expect(await found(item.number)).toEqual([unpaid]);
    expect(await found(`№ ${item.estate.number}`)).toContain(unpaid);
    expect(await found('%')).toEqual([]);
    expect(await found('нет такого')).toEqual([]);
  });

  it('counts what it shows: of what is searched for, in all and for each party', async () => {
    const [item] = (await queue()).items.filter(({ booking }) => booking === unpaid);
    const none = { all: 0, buyer: 0, staff: 0, bank: 0, registry: 0 };
    expect((await queue({ text: item?.number ?? '' })).counts).toEqual({ ...none, all: 1, buyer: 1 });
    expect((await queue({ text: 'нет такого' })).counts).toEqual(none);
    const { items, counts } = await queue();
    expect(counts.all).toBe(items.length);
    for (const turn of ['buyer', 'staff', 'bank', 'registry'] as const)
      expect([turn, (await queue({ turn })).items.length]).toEqual([turn, counts[turn]]);
  });

  it('keeps closed ones apart', async () => {
    const { items } = await queue({ closed: '1' });
    expect(items.map(({ booking, live }) => [booking, live])).toEqual([[gone, false]]);
    expect(items[0]?.turn).toMatchObject({ turn: 'nobody', act: 'canceled', dueAt: null });
  });

  it('finds among closed ones by name, phone, a part of the number and flat, and nothing else', async () => {
    const [item] = (await queue({ closed: '1' })).items;
    if (!item) throw new Error('the queue lost a booking');
    const shut = async (text: string) =>
      (await queue({ closed: '1', text })).items.map(({ booking }) => booking);
    const ways = [item.buyer, item.phone, item.phone.slice(-6), item.number.slice(2), item.estate.number];
    for (const way of ways) expect([way, await shut(way)]).toEqual([way, [gone]]);
    for (const way of ['%', 'нет такого', '+7 900 999-99-99'])
      expect([way, await shut(way)]).toEqual([way, []]);
  });

  it('goes on after the last row of a page, and loses none', async () => {
    const all = (await queue()).items;
    const [first] = all;
    const after = `${first?.turn.dueAt}_${first?.booking}`;
    expect((await queue({ after })).items).toEqual(all.slice(1));
  });

  it('keeps a flat that waits for its inspection, and closes it with the keys', async () => {
    await enter();
    const stood = await opened('07');
    await lead(stood, ...usualWay, 'handover', 'inspection');
    desk = await enterDesk(house, 'support');
    const open = await queue();
    const row = open.items.find(({ booking }) => booking === stood.booking);
    expect(row?.turn).toMatchObject({ turn: 'buyer', act: 'inspection' });
    expect((await queue({ closed: '1' })).items.map(({ booking }) => booking)).not.toContain(stood.booking);

    expect(await move('manager', stood, 'inspection', 'completed')).toBe('done');
    const rest = await queue();
    expect(rest.items.map(({ booking }) => booking)).not.toContain(stood.booking);
    expect(rest.counts.all).toBe(open.counts.all - 1);
    const closed = (await queue({ closed: '1' })).items;
    expect(closed.map(({ booking, turn }) => [booking, turn.act])).toEqual([
      [stood.booking, 'completed'],
      [gone, 'canceled'],
    ]);
    const after = `${closed[0]?.turn.startedAt}_${stood.booking}`;
    expect((await queue({ closed: '1', after })).items).toEqual(closed.slice(1));
  });

  it('refuses a cursor and a turn that it did not give', async () => {
    for (const query of ['after=1', "after='; drop table users", 'turn=everybody', 'turn=nobody']) {
      const answer = await desk.get(`${deskQueue.path}?${query}`);
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    }
  });

  it('is closed to a buyer, with his bearer and with his cookie', async () => {
    const buyer = await house.buyer('01');
    const stranger = house.deskBrowser();
    stranger.bearer = buyer.bearer;
    for (const [name, value] of buyer.cookies) stranger.cookies.set(name, value);
    stranger.cookies.set('__Host-novosel_desk', buyer.cookies.get('__Host-novosel') ?? '');
    expect((await stranger.get(deskQueue.path)).status).toBe(401);
  });
});
