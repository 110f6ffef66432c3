import { randomUUID } from 'node:crypto';
import type { DealSummary, DealView } from '@novosel/contract/deals/endpoints.ts';
import type { TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, pageOf, type Visitor } from '../../../../test/booking-journey.ts';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import { giveTrust } from '../../../../test/people/trust.ts';
import { desc, eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { delegations } from '../../delegates/delegates.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { payments } from '../../payments/payments.tables.ts';

let house: House;
let buyer: Visitor;
let friend: MadePerson;
let theirs: Browser;
let estate: number;
let principalId: number;

beforeAll(async () => {
  house = await openHouse();
  buyer = await house.visit('04');
  estate = await house.estate();
  await buyer.toPayment(estate);
  principalId = ((await buyer.browser.get('/api/users')).body as unknown as { id: number }).id;
  friend = await makePerson(house, { name: 'Олег', surname: 'Лесной' });
  theirs = await friend.signIn();
});
afterAll(() => house?.shut());

const trust = (scope: 'view' | 'pay', own: object = {}) =>
  house.context.db.delete(delegations).then(() => giveTrust(house, principalId, friend, { scope, ...own }));
const deal = (id: string) => theirs.get(`/api/delegations/${id}/deals/${estate}`);
const pay = (id: string, key: string = randomUUID()): Promise<Answer> =>
  theirs.act(`/api/delegations/${id}/deals/${estate}/payment`, { method: 'acquiring' }, key);

describe('a deal in the hands of a trusted person', () => {
  it('[S6-12] is seen without passport, papers, other people and the way to pay', async () => {
    const id = await trust('view');
    const list = given<{ items: { number: string }[]; trust: { principal: string } }>(
      await theirs.get(`/api/delegations/${id}/deals`),
    );
    expect(list.items).toHaveLength(1);
    expect(list.trust.principal).toMatch(/\S+ \S+/);
    const answer = await deal(id);
    const seen = given<TrustedDeal>(answer);
    expect(seen).toMatchObject({ trust: { id, scope: 'view' }, booking: { state: 'payment' } });
    for (const field of ['documents', 'members', 'passport', 'manager'])
      expect(Object.keys(seen), field).not.toContain(field);
    expect(seen.agreement).toBeNull();
    expect((await theirs.get(`/api/deals/${estate}`)).status).toBe(404);
  });

  it('[S6-12] is not paid for by who may only look, nor while the principal is frozen', async () => {
    const refused = await pay(await trust('view'));
    expect([refused.status, refused.body.code]).toEqual([409, 'DELEGATE_SCOPE']);
    const id = await trust('pay');
    const { db } = house.context;
    await db.update(users).set({ frozenAt: house.clock.now() }).where(eq(users.id, principalId));
    const frozen = await pay(id);
    expect([frozen.status, frozen.body.code]).toEqual([409, 'PRINCIPAL_FROZEN']);
    expect((await deal(id)).status).toBe(200);
    await db.update(users).set({ frozenAt: null }).where(eq(users.id, principalId));
    const without = await trust('pay', { endedAt: house.clock.now(), endedBy: 'principal' });
    expect((await pay(without)).body.code).toBe('NOT_FOUND');
    expect(await db.select().from(payments)).toEqual([]);
  });

  it('[S6-12] is paid on the principal’s behalf: payment, history and audit name both', async () => {
    const id = await trust('pay');
    const key = randomUUID();
    const begun = given<TrustedDeal>(await pay(id, key));
    expect(begun.booking.payment?.confirmationUrl).toMatch(/^http/);
    await pay(id, key);
    const made = await house.context.db.select().from(payments);
    expect(made).toMatchObject([{ actorId: friend.id, onBehalfOf: principalId }]);
    expect(made[0]?.returnUrl).toContain(`/trusted/${id}/deals/${estate}`);
    // The receipt is the buyer's, whoever pays (agreement, «Плата за бронирование»).
    expect(made[0]?.fiscalReceipt?.customer).toEqual({ email: 'ilya.kuznetsov@demo.test' });
    const records = await house.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'delegates.pay'))
      .orderBy(desc(auditRecords.id));
    expect(records).toMatchObject([{ actorId: friend.id, onBehalfOf: principalId }]);

    const known = await buyer.page(estate);
    expect(known.booking).toMatchObject({
      state: 'paying',
      payment: { payer: 'Олег Лесной', confirmationUrl: null, qr: null, startedAt: expect.any(String) },
    });
    const mine = given<DealView>(await buyer.browser.get(`/api/deals/${estate}`));
    expect(mine).toMatchObject({ turn: { turn: 'buyer' }, booking: { payment: { confirmationUrl: null } } });

    const viewed = given<TrustedDeal>(await deal(await trust('view')));
    expect(viewed.booking.payment).toMatchObject({ confirmationUrl: null, qr: null });

    const again = await trust('pay');
    await house.outside.drive(await buyer.providerId(estate), 'succeed');
    await theirs.post(`/api/delegations/${again}/deals/${estate}/payment/refresh`, {});
    await buyer.waitFor(estate, 'success');
    const { history } = given<DealView>(await buyer.browser.get(`/api/deals/${estate}`));
    const paid = history.find(({ event }) => event === 'begin-payment');
    expect(paid).toMatchObject({ actor: 'buyer', actorName: 'Олег Лесной' });
    expect(paid?.onBehalfOf).toMatch(/\S+ \S+/);
    expect(history.find(({ event }) => event === 'sign')).toMatchObject({
      actorName: null,
      onBehalfOf: null,
    });
  });

  it('[S6-12] while a trusted person pays, the principal may begin a payment of his own, also in the same way', async () => {
    const [principal, flat] = [await house.visit('07'), await house.estate()];
    await principal.toPayment(flat);
    const { id: owner } = (await principal.browser.get('/api/users')).body as unknown as { id: number };
    const id = await giveTrust(house, owner, friend, { scope: 'pay' });
    const url = `/api/delegations/${id}/deals/${flat}`;
    const his = given<TrustedDeal>(await theirs.act(`${url}/payment`, { method: 'acquiring' }));
    const own = pageOf(await principal.pay(flat)).booking?.payment;
    expect(own).toMatchObject({ payer: null, confirmationUrl: expect.stringMatching(/^http/) });
    expect(own?.confirmationUrl).not.toBe(his.booking.payment?.confirmationUrl);
    const after = given<TrustedDeal>(await theirs.get(url));
    expect(after.booking.payment).toMatchObject({ payer: null, confirmationUrl: null, qr: null });
  });

  it('[S6-12] of a try that the principal has begun himself a trusted person has not the bank’s page', async () => {
    const [principal, flat] = [await house.visit('05'), await house.estate()];
    await principal.toPayment(flat);
    const { id: owner } = (await principal.browser.get('/api/users')).body as unknown as { id: number };
    const id = await giveTrust(house, owner, friend, { scope: 'pay' });
    const begun = pageOf(await principal.pay(flat));
    expect(begun.booking?.payment?.confirmationUrl).toMatch(/^http/);
    const seen = given<TrustedDeal>(await theirs.get(`/api/delegations/${id}/deals/${flat}`));
    expect(seen.booking).toMatchObject({ state: 'paying', payment: { confirmationUrl: null, qr: null } });
  });

  it('[S6-12] [promise 20] of a deal that another holds shows nothing of his money, acts and papers', async () => {
    const [holder, flat] = [await house.visit('06'), await house.estate()];
    await holder.toPayment(flat);
    await holder.pay(flat);
    await house.outside.drive(await holder.providerId(flat), 'succeed');
    await holder.act(flat, 'payment/refresh');
    await holder.waitFor(flat, 'success');
    const member = await makePerson(house, { name: 'Анна', surname: 'Полева' });
    await house.context.db.execute(sql`insert into deal_parties (id, deal_id, user_id, role, since)
      select gen_random_uuid(), d.id, ${member.id}, 'member', now() from deals d where d.estate_id = ${flat}`);
    const own = given<DealView>(await (await member.signIn()).get(`/api/deals/${flat}`));
    const id = await giveTrust(house, member.id, friend, { scope: 'pay' });
    const list = given<{ items: DealSummary[] }>(await theirs.get(`/api/delegations/${id}/deals`));
    expect(list.items).toMatchObject([{ number: own.number, place: 'parameters', own: false }]);

    const answer = await theirs.get(`/api/delegations/${id}/deals/${flat}`);
    const seen = given<TrustedDeal>(answer);
    expect(seen).toMatchObject({ number: own.number, place: own.place, stage: own.stage, turn: own.turn });
    expect(seen.money.map(({ code }) => code)).toEqual(['own']);
    expect(seen.booking).toMatchObject({ feeKopecks: null, payment: null });
    expect(own.history.map(({ event }) => event)).toContain('payment-succeeded');
    expect(seen.history).toEqual([]);
    const times = seen.course.filter(({ act }) => ['start', 'passport', 'sign', 'payment'].includes(act));
    expect(times.map(({ state, at }) => [state, at])).toEqual(Array(4).fill(['done', null]));
    const refused = await theirs.act(`/api/delegations/${id}/deals/${flat}/payment`, { method: 'sbp' });
    expect(refused.body.code).toBe('NOT_FOUND');
  });
});
