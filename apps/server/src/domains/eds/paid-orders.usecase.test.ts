import type { DeskOrder } from '@novosel/contract/eds/desk-endpoints.ts';
import type { OrderForm } from '@novosel/contract/eds/schema.ts';
import { courierDaysFrom } from '@novosel/contract/eds/ways.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { type Outside, startOutside, until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { confirmOwnData, order, orderOf } from '../../../test/people/give-certificate.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { startWork } from '../../domains.ts';
import { sql } from '../../platform/database/drizzle.ts';

let outside: Outside;
let server: TestServer;
let manager: Browser;
beforeAll(async () => {
  outside = await startOutside();
  server = await startTestServer({ PORT: String(outside.notifyPort), ...outside.env });
  await startWork(server.context);
  await server.cabinet.listen({ port: outside.notifyPort, host: 'localhost' });
  manager = await enterDesk(server, 'manager');
});
afterAll(async () => {
  await server?.close();
  await outside?.close();
});

const courier = (): Partial<OrderForm> => ({
  way: 'delivery',
  visit: { address: 'Маячная, 4, кв. 118', day: courierDaysFrom(server.clock.now())[0] ?? '', from: 10 },
});

/** A buyer with an order of a way that costs money. */
async function ordered(number: string, form: Partial<OrderForm>) {
  const buyer = await server.buyer(number);
  await confirmOwnData(server, buyer);
  given(await order(buyer, form));
  const { id } = await orderOf(buyer);
  return { buyer, id };
}

const lastPayment = async (): Promise<string> =>
  (await outside.payments()).find(({ description }) => description?.includes('электронной подписи'))?.id ??
  '';

async function pay(buyer: Browser, id: string): Promise<void> {
  given(await buyer.act(`/api/eds/orders/${id}/pay`, { method: 'acquiring' }));
  await outside.drive(await lastPayment(), 'succeed');
  await until(async () => (await orderOf(buyer, id)).state === 'identity');
}

const mark = (id: string, name: string) => manager.act(`/api/office/eds/${id}/identity`, { mark: name });
const listed = async () => given<{ items: DeskOrder[] }>(await manager.get('/api/office/eds')).items;
const paymentIs = (buyer: Browser, id: string, state: string) =>
  until(async () => (await orderOf(buyer, id)).payment === state);

describe('a certificate that is paid for', () => {
  it('[S3-45] has an invoice, and after it and the passport it is issued', async () => {
    const { buyer, id } = await ordered('01', { way: 'bank', branch: 'bank-mayachnaya' });
    const { number } = await orderOf(buyer, id);
    expect((await buyer.get('/api/eds')).body.data).toMatchObject({
      signatures: [{ state: 'requested', kind: 'request' }],
      invoice: { number: String(number), kopecks: 50_000 },
    });
    expect((await mark(id, 'confirmed')).body.code).toBe('STEP_WRONG');
    await pay(buyer, id);
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      fullName: 'Королёва Анна Сергеевна',
      marks: ['confirmed', 'document_invalid', 'person_not_confirmed', 'data_differ'],
    });
    given(await mark(id, 'confirmed'));
    await until(async () => (await orderOf(buyer, id)).state === 'issued');
    expect(await orderOf(buyer, id)).toMatchObject({ payment: 'paid' });
  });

  it('that the operator refuses is paid back, with the reason', async () => {
    const { buyer, id } = await ordered('02', { way: 'mfc', branch: 'mfc-lesnaya' });
    await pay(buyer, id);
    given(await mark(id, 'data_differ'));
    await paymentIs(buyer, id, 'returned');
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'refused', reason: 'data_differ' });
  });

  it('ends after two missed visits of the courier, and the money comes back', async () => {
    const { buyer, id } = await ordered('03', courier());
    await pay(buyer, id);
    given(await mark(id, 'missed'));
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'identity', missed: 1 });
    given(await mark(id, 'missed'));
    await paymentIs(buyer, id, 'returned');
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'cancelled', reason: 'missed' });
    const { rows } = await server.context.db.execute(
      sql`select 1 from ledger_postings group by account having sum(kopecks) <> 0 and account = 'refunds-due'`,
    );
    expect(rows).toEqual([]);
  });

  it('is cancelled by the buyer, and what he paid comes back', async () => {
    const { buyer, id } = await ordered('05', courier());
    await pay(buyer, id);
    given(await buyer.act(`/api/eds/orders/${id}/cancel`, {}));
    await paymentIs(buyer, id, 'returned');
    expect((await buyer.act(`/api/eds/orders/${id}/cancel`, {})).body.code).toBe('STEP_WRONG');
    expect((await buyer.act(`/api/eds/orders/${id}/pay`, { method: 'sbp' })).body.code).toBe('STEP_WRONG');
  });

  it('money that comes after the end of its order goes back', async () => {
    const { buyer, id } = await ordered('08', courier());
    given(await buyer.act(`/api/eds/orders/${id}/pay`, { method: 'acquiring' }));
    expect(await orderOf(buyer, id)).toMatchObject({ payment: 'waiting' });
    given(await buyer.act(`/api/eds/orders/${id}/cancel`, {}));
    await outside.drive(await lastPayment(), 'succeed');
    await paymentIs(buyer, id, 'returned');
    expect((await orderOf(buyer, id)).state).toBe('cancelled');
  });

  it('has another time or another branch, until the passport is seen', async () => {
    const { buyer, id } = await ordered('06', courier());
    const day = courierDaysFrom(server.clock.now())[2] ?? '';
    const visit = { address: 'Гаванская, 2', day, from: 18 };
    given(await buyer.act(`/api/eds/orders/${id}/place`, { visit, branch: null }));
    expect(await orderOf(buyer, id)).toMatchObject({ visit });
    const late = { visit: { ...visit, day: '2020-01-01' }, branch: null };
    expect((await buyer.act(`/api/eds/orders/${id}/place`, late)).body.errors).toHaveProperty('day');
    const other = await server.buyer('07');
    expect((await other.act(`/api/eds/orders/${id}/cancel`, {})).status).toBe(404);
  });

  it('an unpaid order gives way to another one, a paid one does not', async () => {
    const { buyer, id } = await ordered('07', courier());
    given(await order(buyer, { way: 'bank', branch: 'bank-gavanskaya' }));
    expect((await orderOf(buyer, id)).state).toBe('cancelled');
    const { id: second } = await orderOf(buyer);
    await pay(buyer, second);
    expect((await order(buyer)).body.code).toBe('CERTIFICATE_ORDER_OPEN');
  });
});
