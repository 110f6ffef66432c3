import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { snilsOf } from '../../../test/members-scene.ts';
import { type Outside, startOutside } from '../../../test/outside.ts';
import {
  askAtOnce,
  checkPassport,
  confirmOwnData,
  edsOf,
  giveCertificate,
  order,
  orderOf,
} from '../../../test/people/give-certificate.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { proveAgain } from '../../../test/people/prove-again.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { askOperator } from './operator/ask-operator.ts';
import { endOrders } from './orders/end-orders.ts';
import { certificatesInForce } from './public.ts';

let outside: Outside;
let server: TestServer;
beforeAll(async () => {
  outside = await startOutside();
  server = await startTestServer(outside.env);
});
afterAll(async () => {
  await server?.close();
  await outside?.close();
});

const ends = (id: string, days: number) =>
  server.context.db.execute(
    sql`update eds_orders set valid_until = ${server.clock.now().toISOString()}::timestamptz + make_interval(days => ${days}) where id = ${id}`,
  );
const titles = async (browser: Browser) =>
  given<{ title: string }[]>(await browser.get('/api/notification/list')).map(({ title }) => title);
const held = async (browser: Browser) =>
  certificatesInForce(server.context.db, await checkPassport(server, browser), server.clock.now());

describe('the passport-checked flag', () => {
  it('[S3-46, S3-47] is set by the confirmation of a checked passport, and unset by its correction', async () => {
    const buyer = await server.buyer('09');
    const flag = async () =>
      ((await buyer.get('/api/eds')).body.data as unknown as { passportChecked?: boolean }).passportChecked;
    await confirmOwnData(server, buyer);
    expect(await flag()).toBe(true);
    const old = (await edsOf(buyer)).data.seen;
    const later = new Date(server.clock.now().getTime() + 1000).toISOString();
    await server.context.db.execute(
      sql`update passports set issuer_code = '780-042', updated_at = ${later}
          where user_id = (select id from users where phone = '79000000009')`,
    );
    expect(await flag()).toBe(false);
    const stale = { seen: old, snils: snilsOf(9), inn: null };
    expect((await buyer.act('/api/eds/passport', stale)).body.code).toBe('CERTIFICATE_DATA_CHANGED');
    expect((await order(buyer)).body.code).toBe('CERTIFICATE_DATA_UNCHECKED');
  });
});

describe('an order', () => {
  it('that the operator has not answered is asked again with the same ID', async () => {
    const buyer = await server.buyer('10');
    await confirmOwnData(server, buyer);
    given(await order(buyer));
    const { id } = await orderOf(buyer);
    await outside.fault({ target: 'operator.order', mode: '500-after', count: 1 });
    await askAtOnce(server, id);
    expect((await orderOf(buyer, id)).state).toBe('asked');
    await askAtOnce(server, id);
    expect((await orderOf(buyer, id)).state).toBe('identity');
    expect((await outside.operatorOrder(id)).state).toBe('identity-needed');
  });

  it('whose ID the operator has for another order is refused, which is our fault', async () => {
    const buyer = await server.buyer('08');
    await confirmOwnData(server, buyer);
    given(await order(buyer));
    const { id } = await orderOf(buyer);
    const owner = { surname: 'Чужая', name: 'Инна', patronymic: null, snils: '08765430300', inn: null };
    await server.context.operator.askOrder(id, {
      ...{ person: { ...owner, phone: '+79000000001' }, organization: null },
      ...{ kind: 'qualified', renews: null },
    });
    await askAtOnce(server, id);
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'refused', reason: 'id_of_another_request' });
  });

  it('that comes back with the certificate of another person is refused, and that one is revoked', async () => {
    const [one, other] = [await server.buyer('06'), await server.buyer('07')];
    const { id: strange } = await giveCertificate(server, outside, one);
    await confirmOwnData(server, other);
    given(await order(other));
    const { id } = await orderOf(other);
    const { context } = server;
    const operator = { ...context.operator, askOrder: () => context.operator.orderOf(strange) };
    await askOperator({ ...context, operator }, id);
    expect(await orderOf(other, id)).toMatchObject({ state: 'refused', reason: 'wrong_certificate' });
    expect(await held(other)).toEqual([]);
    const revoke = vi.fn(context.operator.revoke);
    await askOperator({ ...context, operator: { ...operator, revoke } }, id);
    expect(revoke).toHaveBeenCalledWith(id, 'superseded');
  });

  it('that nobody confirms in a day burns, and a new one is free', async () => {
    const buyer = await server.buyer('11');
    await confirmOwnData(server, buyer);
    given(await order(buyer));
    const { id } = await orderOf(buyer);
    await askAtOnce(server, id);
    await server.context.db.execute(
      sql`update eds_orders set until = now() - interval '1 day' where id = ${id}`,
    );
    await endOrders(server.context);
    expect((await orderOf(buyer, id)).state).toBe('burnt');
    expect(await titles(buyer)).toContain(`Заявка № ${(await orderOf(buyer, id)).number} сгорела`);
    expect((await order(buyer)).status).toBe(200);
    // Confirmed in the last second, it is a certificate all the same.
    await outside.identify(id);
    await askAtOnce(server, id);
    expect((await orderOf(buyer, id)).state).toBe('issued');
  });

  it('that was cancelled leaves no certificate in force', async () => {
    const buyer = await server.buyer('12');
    await confirmOwnData(server, buyer);
    given(await order(buyer));
    const { id } = await orderOf(buyer);
    await askAtOnce(server, id);
    given(await buyer.act(`/api/eds/orders/${id}/cancel`, {}));
    await outside.identify(id);
    await askAtOnce(server, id);
    await askAtOnce(server, id);
    expect((await outside.operatorOrder(id)).revoked_at).toEqual(expect.any(String));
    expect(await held(buyer)).toEqual([]);
  });

  it('of a person whom the operator does not confirm is refused, and he reads what to do', async () => {
    const person = await makePerson(server, { name: 'Пётр', surname: 'Отказов' });
    const browser = await person.signIn();
    await confirmOwnData(server, browser);
    given(await order(browser));
    const { id } = await orderOf(browser);
    await askAtOnce(server, id);
    await outside.identify(id);
    await askAtOnce(server, id);
    expect(await orderOf(browser, id)).toMatchObject({ state: 'refused', reason: 'person_not_confirmed' });
    expect(await titles(browser)).toContain('Подпись не выпустили');
  });
});

describe('a certificate', () => {
  it('is renewed a month before its end without another identity check', async () => {
    const buyer = await server.buyer('16');
    const { id } = await giveCertificate(server, outside, buyer);
    expect((await order(buyer, { renews: id })).body.code).toBe('CERTIFICATE_NOT_RENEWABLE');
    await ends(id, 26);
    await endOrders(server.context);
    await endOrders(server.context);
    expect((await titles(buyer)).filter((title) => title.includes('кончится'))).toHaveLength(1);
    await ends(id, 2);
    await endOrders(server.context);
    expect((await titles(buyer)).filter((title) => title.includes('кончится'))).toHaveLength(2);
    given(await order(buyer, { renews: id }));
    const { id: second } = await orderOf(buyer);
    await askAtOnce(server, second);
    expect(await orderOf(buyer, second)).toMatchObject({ state: 'issued', renewal: true });
    expect((await held(buyer)).map(({ orderId }) => orderId)).toEqual([second, id]);
  });

  it('is revoked by its person: nobody signs with it, and the operator is asked until he has done it', async () => {
    const buyer = await server.buyer('17');
    const { id } = await giveCertificate(server, outside, buyer);
    await proveAgain(server, 'cabinet');
    given(await buyer.act(`/api/eds/orders/${id}/revoke`, { reason: 'device-lost' }));
    expect(await held(buyer)).toEqual([]);
    await askAtOnce(server, id);
    expect(await orderOf(buyer, id)).toMatchObject({
      revokedAt: expect.any(String),
      revocation: 'device-lost',
    });
    expect((await buyer.get('/api/eds')).body.data).toMatchObject({ signatures: [{ state: 'inactive' }] });
    const again = await buyer.act(`/api/eds/orders/${id}/revoke`, { reason: 'not-needed' });
    expect(again.body.code).toBe('STEP_WRONG');
  });

  it('that the operator has revoked by himself is not in force', async () => {
    const buyer = await server.buyer('18');
    const { id } = await giveCertificate(server, outside, buyer);
    await outside.revokeCertificate(id);
    await askAtOnce(server, id);
    expect(await orderOf(buyer, id)).toMatchObject({ revocation: 'operator' });
    expect(await held(buyer)).toEqual([]);
  });
});
