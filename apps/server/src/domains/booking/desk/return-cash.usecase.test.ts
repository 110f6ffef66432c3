import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import type { DeskDeal, QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { proveAgain } from '../../../../test/people/prove-again.ts';

const absent = '01935b6e-0000-7000-8000-000000000000';
const receipt = 'РКО 5';
const kopecks = 3_000_000;
const reason = 'Ошибка в проекте дома';

let house: House;
const staff = new Map<StaffRole, Browser>();
/** Cancelled after the cash desk had received the fee; no refusal changes it. */
let owed: Stood;

beforeAll(async () => {
  house = await openHouse();
  for (const role of ['manager', 'lawyer', 'support', 'accountant', 'admin'] as const)
    staff.set(role, await enterDesk(house, role));
  owed = await stand('05', canceledAfterCash);
});
afterAll(() => house?.shut());
beforeEach(() => proveAgain(house));

const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
const act = (role: StaffRole, booking: string, name: string, body: object, key?: string) =>
  as(role).act(`/api/office/bookings/${booking}/${name}`, body, key);
const outcome = async (answer: ReturnType<typeof act>) => {
  const { status, body } = await answer;
  return status === 200 ? 'done' : `${status} ${body.code}`;
};
const giveBack = (role: StaffRole, booking: string, more: object = {}, key?: string) =>
  outcome(act(role, booking, 'return-cash', { receipt, kopecks, ...more }, key));

async function read<Data>(role: StaffRole, path: string): Promise<Data> {
  const answer = await as(role).get(path);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as Data;
}
const deal = (booking: string) => read<DeskDeal>('admin', `/api/office/deals/${booking}`);
const queue = async (turn: string) =>
  (await read<{ items: QueueItem[] }>('accountant', `/api/office/queue?turn=${turn}`)).items;

interface Stood {
  readonly visitor: Visitor;
  readonly estate: number;
  readonly booking: string;
}
async function stand(
  number: string,
  way: (visitor: Visitor, estate: number, booking: string) => Promise<unknown>,
): Promise<Stood> {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  const page: BookingPage = await visitor.toPayment(estate);
  const booking = page.booking?.id ?? '';
  await way(visitor, estate, booking);
  return { visitor, estate, booking };
}
const paidInCash = async (_visitor: Visitor, _estate: number, booking: string) => {
  const paid = await outcome(act('accountant', booking, 'confirm-cash', { receipt: 'ПКО 17', kopecks }));
  if (paid !== 'done') throw new Error(paid);
};
async function canceledAfterCash(visitor: Visitor, estate: number, booking: string): Promise<void> {
  await paidInCash(visitor, estate, booking);
  const canceled = await outcome(act('manager', booking, 'cancel', { reason }));
  if (canceled !== 'done') throw new Error(canceled);
}

describe('a booking paid in cash that the desk has cancelled', () => {
  it('is our turn, with ten days for it: on the card, in the queue and for the buyer', async () => {
    const { deal: view, acts } = await deal(owed.booking);
    const dueAt = endOfLawTerm(new Date(view.booking.closedAt ?? ''), 10).toISOString();
    const turn = { turn: 'staff', act: 'return-cash', dueAt, link: `/deals/${owed.estate}/booking/status` };
    expect(view).toMatchObject({ state: 'refunding', turn });
    expect(acts.find((one) => one.act === 'return-cash')?.refused).toBeNull();
    expect(await queue('staff')).toMatchObject([{ booking: owed.booking, turn }]);
    expect(await queue('bank')).toEqual([]);
    expect((await owed.visitor.browser.get(`/api/deals/${owed.estate}`)).body.data).toMatchObject({ turn });
  });
});

describe('giving cash back at the cash desk', () => {
  it('[promise 40] closes the refund and the booking, and the ledger balances', async () => {
    const { booking, visitor, estate } = await stand('06', canceledAfterCash);
    expect(await giveBack('accountant', booking)).toBe('done');
    const view = await deal(booking);
    expect(view.deal).toMatchObject({ state: 'returned', turn: { turn: 'nobody' } });
    expect(view.deal.booking.payment).toMatchObject({ code: 4, refund: { kopecks, state: 'done' } });
    expect(view.deal.history[0]).toMatchObject({ event: 'return-cash', actor: 'staff' });
    expect(view.deal.history[0]?.actorName).toBeTruthy();
    expect(view.payments).toMatchObject([{ receipt: 'ПКО 17', returnReceipt: receipt }]);
    expect(view.ledger).toMatchObject([
      { kind: 'fee-paid-cash', debit: 'cash-desk', credit: 'customer-fees', kopecks },
      { kind: 'refund-queued', debit: 'customer-fees', credit: 'refunds-due', kopecks },
      { kind: 'refund-done', debit: 'refunds-due', credit: 'cash-desk', kopecks },
    ]);
    expect((await queue('staff')).map((item) => item.booking)).not.toContain(booking);
    const { data } = (await visitor.browser.get('/api/notification/list')).body as unknown as {
      data: { title: string; text: string; link: string }[];
    };
    const told = data.filter(({ link }) => link === `/deals/${estate}/view`).map(({ text }) => text);
    expect(told.join()).toContain('деньги вернём в кассе в течение 10 дней');
    expect(told.join()).toContain('Касса выдала деньги');
    expect(told.join()).not.toContain('Банк');
  });

  it('has one effect however often it is sent, at once and afterwards', async () => {
    const { booking } = await stand('07', canceledAfterCash);
    expect(await giveBack('admin', booking, {}, 'return-1')).toBe('done');
    expect(await giveBack('admin', booking, {}, 'return-1')).toBe('done');
    expect(await giveBack('admin', booking)).toBe('409 STEP_WRONG');
    const other = await stand('08', canceledAfterCash);
    const both = [1, 2].map(() => giveBack('accountant', other.booking));
    expect((await Promise.all(both)).sort()).toEqual(['409 STEP_WRONG', 'done']);
    for (const one of [booking, other.booking]) {
      const { ledger } = await deal(one);
      expect(ledger.filter(({ kind }) => kind === 'refund-done')).toHaveLength(1);
    }
  });

  it.each([
    ['a manager', 'manager', {}, '409 ROLE_DENIED'],
    ['a lawyer', 'lawyer', {}, '409 ROLE_DENIED'],
    ['support', 'support', {}, '409 ROLE_DENIED'],
    ['a part of the sum', 'accountant', { kopecks: kopecks - 1 }, '422 VALIDATION'],
    ['more than the sum', 'accountant', { kopecks: kopecks + 1 }, '422 VALIDATION'],
    ['no receipt', 'accountant', { receipt: ' ' }, '422 VALIDATION'],
    ['a field of its own', 'accountant', { state: 'returned' }, '422 VALIDATION'],
  ] as const)('refuses %s, and the money is still owed', async (_, role, wrong, said) => {
    expect(await giveBack(role, owed.booking, wrong)).toBe(said);
    const { deal: view, ledger } = await deal(owed.booking);
    expect(view.booking.payment?.refund?.state).toBe('queued');
    expect(ledger.map(({ kind }) => kind)).toEqual(['fee-paid-cash', 'refund-queued']);
  });

  it('refuses a booking that lives, one that was not paid, and the unknown', async () => {
    const living = await stand('09', paidInCash);
    expect(await giveBack('accountant', living.booking)).toBe('409 STEP_WRONG');
    const unpaid = await stand('10', (_visitor, _estate, booking) =>
      act('manager', booking, 'cancel', { reason }),
    );
    expect(await giveBack('accountant', unpaid.booking)).toBe('409 STEP_WRONG');
    expect(await giveBack('accountant', absent)).toBe('404 NOT_FOUND');
  });

  it('[promise 11] wants a proof of at most five minutes, as the taking does; until then no money is told of', async () => {
    const { booking } = await stand('10', async () => undefined);
    const taken = () => outcome(act('accountant', booking, 'confirm-cash', { receipt: 'ПКО 18', kopecks }));
    house.clock.advance(proofSeconds + 1);
    expect(await taken()).toBe('409 PROOF_REQUIRED');
    expect((await deal(booking)).ledger).toEqual([]);
    await proveAgain(house);
    expect(await taken()).toBe('done');
    expect(await outcome(act('manager', booking, 'cancel', { reason }))).toBe('done');
    const books = (await deal(booking)).ledger;
    house.clock.advance(proofSeconds + 1);
    expect(await giveBack('accountant', booking)).toBe('409 PROOF_REQUIRED');
    expect((await deal(booking)).ledger).toEqual(books);
    await proveAgain(house);
    expect(await giveBack('accountant', booking)).toBe('done');
  });

  it('leaves a card payment to the bank', async () => {
    const { booking } = await stand('11', async (visitor, estate, id) => {
      await visitor.pay(estate);
      await house.outside.drive(await visitor.providerId(estate), 'succeed');
      await visitor.waitFor(estate, 'success');
      await house.outside.close();
      await act('manager', id, 'cancel', { reason });
    });
    expect((await deal(booking)).deal).toMatchObject({
      state: 'refunding',
      turn: { turn: 'bank', dueAt: null },
    });
    expect(await giveBack('accountant', booking)).toBe('409 STEP_WRONG');
    expect((await queue('bank')).map((item) => item.booking)).toContain(booking);
  });
});

describe('the audit log of these acts', () => {
  it('[promise 52] tells who, what and how much, and no word that anybody typed', async () => {
    const { items } = await read<{ items: AuditItem[] }>('admin', '/api/office/audit');
    const acts = items.filter(({ action }) => action.startsWith('booking.'));
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['booking.return-cash', 'booking.cancel-by-staff', 'booking.confirm-cash']),
    );
    expect(acts.find(({ action }) => action === 'booking.return-cash')?.details).toEqual({ kopecks });
    expect(acts.find(({ action }) => action === 'booking.cancel-by-staff')?.details).toEqual({});
    for (const typed of [reason, receipt, 'ПКО 17']) expect(JSON.stringify(items)).not.toContain(typed);
    expect((await deal(owed.booking)).deal.history.map((entry) => entry.reason)).toContain(reason);
  });
});
