import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, startOutside, until } from '../../../test/outside.ts';
import {
  checkPassport,
  edsOf,
  giveCertificate,
  order,
  orderOf,
} from '../../../test/people/give-certificate.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { startWork } from '../../domains.ts';
import { signingAnswered } from './eds.events.ts';
import { certificatesInForce } from './public.ts';

let outside: Outside;
let server: TestServer;
beforeAll(async () => {
  outside = await startOutside();
  server = await startTestServer({ PORT: String(outside.notifyPort), ...outside.env });
  await startWork(server.context);
  await server.cabinet.listen({ port: outside.notifyPort, host: 'localhost' });
});
afterAll(async () => {
  await server?.close();
  await outside?.close();
});

const whole = (browser: Awaited<ReturnType<TestServer['buyer']>>) => browser.get('/api/eds');

describe('certificates of a person', () => {
  it('[S7-36, S3-45, S3-48, S3-49] from nothing to one in force', async () => {
    const buyer = await server.buyer('01');
    expect((await whole(buyer)).body).toEqual({
      result: true,
      data: { signatures: [], invoice: null, passportChecked: false },
    });
    const userId = await checkPassport(server, buyer);
    expect((await order(buyer)).body.code).toBe('CERTIFICATE_DATA_UNCHECKED');
    const { id, serial } = await giveCertificate(server, outside, buyer, { snils: '11223344595' });
    expect((await whole(buyer)).body.data).toMatchObject({
      signatures: [{ id, kind: 'certificate', state: 'active' }],
      invoice: null,
      passportChecked: true,
    });
    const held = await certificatesInForce(server.context.db, userId, server.clock.now());
    expect(held).toMatchObject([
      {
        ...{ orderId: id, kind: 'qualified', serial, snils: '11223344595' },
        fullName: 'Королёва Анна Сергеевна',
        name: 'Анна',
        patronymic: 'Сергеевна',
      },
    ]);
    const after = new Date((held[0]?.validUntil.getTime() ?? 0) + 1000);
    expect(await certificatesInForce(server.context.db, userId, after)).toEqual([]);
  });

  it('a notice of the operator is followed by a question, and never believed', async () => {
    const buyer = await server.buyer('02');
    await checkPassport(server, buyer);
    const { data } = await edsOf(buyer);
    await buyer.act('/api/eds/passport', { seen: data.seen, snils: '087-654-303 00', inn: null });
    await order(buyer);
    const { id } = await orderOf(buyer);
    await until(async () => (await orderOf(buyer, id)).state === 'identity');
    const forged = { event: 'order.changed', object: { id } };
    expect((await server.browser().post('/api/signatures/notifications', forged)).status).toBe(200);
    expect((await orderOf(buyer, id)).state).toBe('identity');
    await outside.identify(id);
    await until(async () => (await orderOf(buyer, id)).state === 'issued');
  });

  it('a notice about a request to sign is told to later domains', async () => {
    const told: string[] = [];
    const signing = randomUUID();
    server.context.events.on(signingAnswered, async (_tx, { signingId }) => told.push(signingId));
    const notice = { event: 'signing.answered', object: { id: signing } };
    await server.browser().post('/api/signatures/notifications', notice);
    await until(() => told.includes(signing));
  });
});
